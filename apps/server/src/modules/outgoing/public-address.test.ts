import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.215.14', '1.1.1.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine, IPv6', '::1'],
  ['this machine, any', '0.0.0.0'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.5.4'],
  ['a private network', '192.168.178.1'],
  ["a cloud's own service", '169.254.169.254'],
  ["a cloud's own service, at a public address", '168.63.129.16'],
  ['the same in IPv6', '::ffff:168.63.129.16'],
  ['a provider behind one address', '100.64.0.1'],
  ['a test network', '198.18.0.1'],
  ['all hosts', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['a private network, IPv6', 'fd00::1'],
  ['a link', 'fe80::1'],
  ['an IPv4 address in IPv6', '::ffff:10.0.0.1'],
  ['an IPv4 address in IPv6, as numbers', '::ffff:7f00:1'],
  ['an IPv4 address of the first form', '::127.0.0.1'],
  ['a translation to IPv4', '64:ff9b::a00:1'],
  ['a tunnel to IPv4', '2002:a00:1::'],
  ['a tunnel', '2001:0:a00:1::'],
  ['no address', 'localhost'],
])('%s is not: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
