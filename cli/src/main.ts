import { games } from './games.ts';
import { processIo } from './output/io.ts';
import { run } from './run.ts';

/** Whoever reads us may stop reading, as `head` does: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await run(process.argv.slice(2), processIo(), games);
} catch (error) {
  // Bad input has been told by now: this is a fault of ours, and where it happened helps to mend it.
  console.error(error);
  process.exitCode = 70;
}
