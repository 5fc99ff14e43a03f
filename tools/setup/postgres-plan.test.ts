import { expect, test } from 'vitest';
import { postgresPlan, type Machine } from './postgres-plan.ts';

const bare: Machine = { given: undefined, programs: undefined, mayInstall: false };

test.each<[Partial<Machine>, object]>([
  [
    { given: 'postgres://x', programs: '/bin', mayInstall: true },
    { t: 'given', url: 'postgres://x' },
  ],
  [
    { given: '', programs: '/bin' },
    { t: 'found', programs: '/bin' },
  ],
  [
    { programs: '/bin', mayInstall: true },
    { t: 'found', programs: '/bin' },
  ],
  [{ mayInstall: true }, { t: 'install' }],
  [{}, { t: 'missing' }],
])('on a machine with %o the plan is %o', (machine, plan) => {
  expect(postgresPlan({ ...bare, ...machine })).toMatchObject(plan);
});
