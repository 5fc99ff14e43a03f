import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientSchema, VOTES } from './client.ts';
import { CLOSE, LIMITS, PROTOCOL } from './limits.ts';
import { serverSchema } from './server.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const kinds = [...clientSchema.options, ...serverSchema.options].map(({ entries }) => entries.t.literal);

describe('docs/protocol.md', () => {
  test.each(kinds)('describes %s', kind => {
    expect(page).toMatch(new RegExp(`^\\| \`${kind}\` +\\|`, 'm'));
  });
  test.each(Object.values(CLOSE))('describes the end $code $reason', ({ code, reason, returns }) => {
    expect(page).toMatch(
      new RegExp(`^\\| ${code} +\\| \`${reason}\` +\\| ${returns ? 'yes' : 'no'}[,:]`, 'm'),
    );
  });
  test.each(VOTES)('names the vote on %s', vote => {
    expect(page).toContain(`\`${vote}\``);
  });
  test('gives version and limits', () => {
    expect(page).toContain(`Version ${PROTOCOL}.`);
    expect(page).toContain(`${LIMITS.message.toLocaleString('en')} bytes`);
    expect(page).toContain(`at most ${LIMITS.history}`);
  });
});
