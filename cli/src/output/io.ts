import pc from 'picocolors';

type Colours = ReturnType<typeof pc.createColors>;

/** The world as commands see it, so that tests can run them without a process. */
export interface Io {
  /** Standard output: what was asked for. */
  out(text: string): void;
  /** Standard error: complaints and progress. */
  err(text: string): void;
  /** Colours for standard output; plain where it is not a terminal. */
  readonly colours: Colours;
  /** Whether a progress bar on standard error would be seen. */
  readonly isWatched: boolean;
  /** Milliseconds, of any clock. */
  now(): number;
  /** Milliseconds that processors have worked for us so far. */
  worked(): number;
  /** Calls back at the first Ctrl-C, in place of ending; gives a function that stops listening. */
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
