import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { installCommands } from './debian.ts';

const hasApt = (): boolean => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test.runIf(hasApt())('apt-get knows the options that it would be given', () => {
  for (const call of installCommands('some-package')) {
    // With --version nothing is done, but what it does not know it refuses.
    expect(() => execFileSync('apt-get', [...call, '--version'], { stdio: 'pipe' })).not.toThrow();
  }
});
