import { games } from './games.ts';
import { processIo } from './io.ts';
import { run } from './run.ts';

/** Whoever reads us may stop reading, as `head` does: that is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), processIo(), games);
