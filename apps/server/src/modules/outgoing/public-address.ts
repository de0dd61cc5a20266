import ipaddr from 'ipaddr.js';

/** What is given out to networks of the internet; everything else of IPv6 is special in some way (RFC 4291). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Networks that a house has at home. Addresses of links (169.254.0.0/16), of providers and of tunnels are none of them. */
const INNER_RANGES = new Set(['private', 'loopback', 'uniqueLocal']);

/** Azure's platform service answers every virtual machine here: public by its range, local by what it is. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * Whether an address leads into the public internet: not to this machine, not into a private network, not to a cloud's
 * own service of metadata, and not through a tunnel or mapping that could lead there.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.toString() === AZURE_PLATFORM) return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** Whether an address leads to this machine or into a private network, also as IPv4 written in IPv6. */
export const isInnerAddress = (address: string): boolean =>
  ipaddr.isValid(address) && INNER_RANGES.has(ipaddr.process(address).range());
