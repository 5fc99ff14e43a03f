import { games } from './games.ts';
import { processIo } from './output/io.ts';
import { run } from './run.ts';

/** A reader such as `head` may close the pipe, which is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2), processIo(), games);
} catch (error) {
  // Bad input is reported by `run`, so this is a bug, and its stack helps to repair it.
  console.error(error);
  process.exitCode = 70;
}
