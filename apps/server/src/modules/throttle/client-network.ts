import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A provider gives every connection a network of 64 bits: who has one has 2^64 addresses. */
const NETWORK_GROUPS = 4;

/** The part of an address that one caller cannot change: all of IPv4, the network of IPv6. */
export function clientNetwork(address: string): string {
  const plain = (address.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
