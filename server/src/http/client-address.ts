import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The groups of 16 bits of an IPv6 address, with the zeros that `::` leaves out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [
    ...left,
    ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
    ...right,
  ];
};

/**
 * The network by which limits count an address. An IPv6 household has 2^64 addresses and could use a new one for
 * each request, so its /64 network counts; an IPv4 address counts as itself, also in its IPv6 form.
 */
export const findNetwork = (ip: string): string => {
  const [address = ip] = ip.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address.toLowerCase()).slice(0, 4);
  return `${network.map(group => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};

/**
 * The address of the client: that of the connection, or behind proxies the one that the outermost of them saw. Each
 * proxy appends to the header, so only as many entries from its right as there are proxies can be trusted.
 */
export const findClientAddress = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string => {
  const header = headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join() : (header ?? ''))
    .split(',')
    .map(one => one.trim());
  const seen = [socket.remoteAddress ?? '', ...forwarded.filter(one => one !== '').toReversed()];
  return seen[Math.min(proxies, seen.length - 1)]!;
};

/** The name under which the client reached the server. */
export const findHost = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  proxies: number,
): string | undefined => {
  const forwarded = proxies > 0 ? headers['x-forwarded-host'] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim();
  return last ?? headers.host;
};
