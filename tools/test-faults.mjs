/**
 * `npm run test:faults -- --minutes 5 [--store sqlite|postgres] [--servers 1|2] [--seed N]`: plays matches while it
 * kills, freezes and cuts, moves clocks and fills disks, and checks that nothing confirmed is lost.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    store: { type: 'string' },
    servers: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
/** @param {string} text */
const refuse = text => {
  console.error(text);
  process.exit(2);
};
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 1440)) refuse(`--minutes takes a number up to 1440, not ${values.minutes}`);
if (!/^\d{1,9}$/.test(values.seed)) refuse(`--seed takes a whole number, not ${values.seed}`);
if (values.store !== undefined && !['sqlite', 'postgres'].includes(values.store))
  refuse(`--store takes sqlite or postgres, not ${values.store}`);
if (values.servers !== undefined && !['1', '2'].includes(values.servers))
  refuse(`--servers takes 1 or 2, not ${values.servers}`);
// SQLite belongs to one process.
if (values.store === 'sqlite' && values.servers === '2') refuse('two servers need --store postgres');

console.log(`seed ${values.seed}`);
const child = spawn(
  'npx',
  ['vitest', 'run', '--project', 'slow', '--disableConsoleIntercept', 'server/test/ops/faults.slow.test.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TAVOLA_FAULT_MINUTES: String(minutes),
      TAVOLA_FAULT_SEED: values.seed,
      ...(values.store && { TAVOLA_FAULT_STORE: values.store }),
      ...(values.servers && { TAVOLA_FAULT_SERVERS: values.servers }),
    },
  },
);
child.on('exit', code => process.exit(code ?? 1));
