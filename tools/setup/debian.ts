import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { reportProgress } from '../checks/progress.ts';

const MINUTES = 60_000;

/** Whether tests may install programs: only as root on Debian. Elsewhere the developer installs them. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** The calls of apt-get that install a package without questions, and wait for other installations to end. */
export const installCommands = (name: string): readonly (readonly string[])[] => [
  ['update', '-qq', '-o', 'DPkg::Lock::Timeout=300'],
  ['install', '-qq', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', name],
];

/** Installs a Debian package; an error carries the output of apt-get. */
export const install = (name: string): void => {
  const doing = `installing ${name} with apt-get, which can take minutes`;
  console.error(doing);
  reportProgress({ doing });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of installCommands(name))
    execFileSync('apt-get', args, { env, stdio: 'pipe', timeout: 8 * MINUTES });
};
