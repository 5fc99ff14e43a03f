import pc from 'picocolors';

type Colours = ReturnType<typeof pc.createColors>;

/** Everything that commands do to the outside, so that tests can run them without a process. */
export interface Io {
  /** Writes to standard output: the result. */
  out(text: string): void;
  /** Writes to standard error: complaints and progress. */
  err(text: string): void;
  /** Colours for standard output; plain where it is not a terminal. */
  readonly colours: Colours;
  /** Whether a progress bar on standard error would be seen. */
  readonly isWatched: boolean;
  /** Milliseconds, of any clock. */
  now(): number;
  /** Milliseconds of processor time that this process has used. */
  worked(): number;
  /** Calls back at the first Ctrl-C instead of ending the process; returns how to stop listening. */
  onInterrupt(react: () => void): () => void;
}

export const processIo = (): Io => ({
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
  colours: pc.createColors(process.stdout.isTTY && pc.isColorSupported),
  isWatched: process.stderr.isTTY,
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  onInterrupt: react => {
    process.once('SIGINT', react);
    return () => process.off('SIGINT', react);
  },
});

/** One JSON document and nothing else. */
export const outJson = (io: Io, document: unknown): void => io.out(`${JSON.stringify(document, null, 2)}\n`);
