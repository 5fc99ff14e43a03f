import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseJson, describeProblem, type Problem } from '@tavola/match';
import { rejectInput } from './bad.ts';

const MAX_BYTES = 128 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'there is no such file',
  EACCES: 'it may not be read or written',
  EPERM: 'it may not be read or written',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
};

/** Says in words what the file system says in codes. */
const because = (error: unknown): string => {
  const code = String((error as { code?: unknown }).code);
  return reasons[code] ?? `it cannot be used (${code})`;
};

export const readText = (file: string): string => {
  try {
    const { size } = statSync(file);
    if (size > MAX_BYTES) return rejectInput(`${file}: it is larger than ${MAX_BYTES} bytes`);
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return rejectInput(`${file}: ${because(error)}`);
    throw error;
  }
};

export const writeFile = (file: string, content: string | Uint8Array): void => {
  try {
    writeFileSync(file, content);
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    rejectInput(`${file}: ${isMissing ? 'there is no such folder' : because(error)}`);
  }
};

export const readJson = (file: string): unknown => {
  const raw = parseJson(readText(file));
  return raw.ok ? raw.value : badFile(file, raw.error);
};

export const badFile = (file: string, problem: Problem): never =>
  rejectInput(`${file}: ${describeProblem(problem)}`);
