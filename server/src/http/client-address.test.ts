import { expect, test } from 'vitest';
import { findClientAddress, findNetwork } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => expect(findNetwork(ip)).toBe(network));

const seenFrom = (header: string | undefined, proxies: number): string =>
  findClientAddress(
    { headers: { 'x-forwarded-for': header }, socket: { remoteAddress: '10.0.0.1' } } as never,
    proxies,
  );

test.each([
  [undefined, 0, '10.0.0.1'],
  ['192.0.2.7', 0, '10.0.0.1'],
  ['192.0.2.7', 1, '192.0.2.7'],
  ['198.51.100.9, 192.0.2.7', 1, '192.0.2.7'],
  ['198.51.100.9, 192.0.2.7', 2, '198.51.100.9'],
  ['192.0.2.7', 2, '192.0.2.7'],
  [undefined, 1, '10.0.0.1'],
])('with the header %s behind %i proxies the client is %s', (header, proxies, address) =>
  expect(seenFrom(header, proxies)).toBe(address),
);
