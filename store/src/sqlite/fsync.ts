import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes a file's folder: without it a power cut can lose a new file. */
export const syncFolder = (file: string): void => {
  // Windows cannot open a folder, and writes names through.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};
