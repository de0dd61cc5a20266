import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;
/** A provider gives every connection a network of 64 bits: who has one has 2^64 addresses. */
const NETWORK_GROUPS = 4;

/** The part of an address that one caller cannot change: all of IPv4, the network of IPv6. */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? networkOf(plain, NETWORK_GROUPS) : plain;
}

const plainAddress = (address: string): string =>
  (address.split('%')[0] ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');

/** Less than a connection: enough to tell the own shop from another town, too little to name a household. */
const COARSE_GROUPS = 3;

/** An address without what names its connection: IPv4 without its last number, the first 48 bits of IPv6. */
export function coarseNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? networkOf(plain, COARSE_GROUPS) : plain.replace(/\.\d+$/, '.x');
}

function networkOf(plain: string, kept: number): string {
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const network = groups.slice(0, kept).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${kept * GROUP_BITS}`;
}
