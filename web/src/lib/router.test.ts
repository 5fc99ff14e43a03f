// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';

/** The router as it is when the page is opened at this address. */
const openedAt = async (hash: string) => {
  vi.resetModules();
  history.replaceState(null, '', `/${hash}`);
  const [{ router }, { keys }] = await Promise.all([
    import('../app/router.svelte.ts'),
    import('../app/keys.ts'),
  ]);
  return { router, keys };
};

const SECRET = 'aB3-_'.repeat(6);

describe('a link with a secret', () => {
  test.each(['link', 'seat-1', 'watch', 'heir-3'] as const)(
    'of %s is taken out of the address',
    async who => {
      const { router, keys } = await openedAt(`#/t/T4b/${who}/${SECRET}`);
      expect(router.route).toEqual({ page: 'table', id: 'T4b', who });
      expect(keys.get('T4b', who)).toBe(SECRET);
      expect(location.href).not.toContain(SECRET);
      expect(location.hash).toBe(`#/t/T4b/${who}`);
    },
  );

  test('also when the page is open already', async () => {
    const { router, keys } = await openedAt('#/');
    location.hash = `#/t/T4b/link/${SECRET}`;
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(router.route).toMatchObject({ page: 'table', who: 'link' });
    expect(keys.get('T4b', 'link')).toBe(SECRET);
    expect(location.hash).toBe('#/t/T4b/link');
  });

  test('what is no such link leads nowhere', async () => {
    expect((await openedAt('#/t/a b/link')).router.route).toEqual({ page: 'missing' });
    expect((await openedAt('#/t/T/nobody')).router.route).toEqual({ page: 'table', id: 'T', who: undefined });
  });
});

test('a new table says where it is and who shares it', async () => {
  const at = async (hash: string) => (await openedAt(hash)).router.route;
  expect(await at('#/new/vendetta')).toMatchObject({ game: 'vendetta', isOnline: false, isShared: false });
  expect(await at('#/new/vendetta/online')).toMatchObject({ isOnline: true, isShared: false });
  expect(await at('#/new/vendetta/shared')).toMatchObject({ isOnline: false, isShared: true });
});
