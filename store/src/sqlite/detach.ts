import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { syncFolder } from './fsync.ts';

/** Whether a process has the file open, or had it open when it died. */
export const looksOpen = (file: string): boolean => existsSync(`${file}.lock`) || existsSync(`${file}-wal`);

/**
 * Puts copies in the place of a file and its log, so that a process that still has the old ones open can never write
 * into them again. The file comes first: what a checkpoint has put into it by then is still in the log.
 */
export const detach = (file: string): void => {
  const copies = [file, `${file}-wal`].filter(path => existsSync(path));
  try {
    for (const path of copies) copyDurably(path, `${path}.new`);
    for (const path of copies.toReversed()) renameSync(`${path}.new`, path);
    syncFolder(file);
  } finally {
    for (const path of copies) rmSync(`${path}.new`, { force: true });
  }
};

const copyDurably = (from: string, to: string): void => {
  // Some file systems copy without using space.
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const copy = openSync(to, 'r+');
  try {
    fsyncSync(copy);
  } finally {
    closeSync(copy);
  }
};
