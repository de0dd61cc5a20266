import { BlockList, isIP } from 'node:net';

/**
 * Which proxies in front may say who the client is: none, so many in a row, or those with certain addresses. Whatever a
 * client itself writes into `X-Forwarded-For` stands left of what they add and is never reached.
 */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] };

const MOST_HOPS = 8;

/** Networks that nobody on the internet can call from: a proxy that is only counted, not named, must stand in one. */
const PRIVATE_NETWORKS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** `0`, a number of proxies, or addresses and networks with commas between; null when the text is none of these. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === '0') return { kind: 'none' };
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MOST_HOPS ? { kind: 'hops', hops } : null;
  }
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isAddressOrNetwork) ? { kind: 'addresses', addresses } : null;
}

/** What Fastify asks of each address, from the connection itself (hop 0) outwards. */
export function proxyTrust(proxies: TrustedProxies): false | ((address: string | undefined, hop: number) => boolean) {
  switch (proxies.kind) {
    case 'none':
      return false;
    case 'hops': {
      const near = listOf(PRIVATE_NETWORKS);
      return (address, hop) => hop < proxies.hops && (hop > 0 || isListed(near, address));
    }
    case 'addresses': {
      const named = listOf(proxies.addresses);
      return (address) => isListed(named, address);
    }
  }
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = '', bits] = text.split('/');
    const type = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

function isListed(list: BlockList, address: string | undefined): boolean {
  // A socket that listens on both families writes IPv4 addresses as IPv6.
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}
