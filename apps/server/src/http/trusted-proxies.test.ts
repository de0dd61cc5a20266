import { describe, expect, test } from 'vitest';
import { parseTrustedProxies, proxyTrust } from './trusted-proxies.ts';

/** What Fastify makes of a trust function: the first address from the connection outwards that is no trusted proxy. */
function clientOf(setting: string, connection: string, forwarded: string): string {
  const trust = proxyTrust(parseTrustedProxies(setting) ?? { kind: 'none' });
  const hops = [connection, ...forwarded.split(', ').toReversed()];
  if (trust === false) return connection;
  return hops.find((address, hop) => hop === hops.length - 1 || !trust(address, hop)) ?? connection;
}

describe('the client behind trusted proxies', () => {
  test.each([
    // setting, connection, X-Forwarded-For, client
    ['0', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
    ['1', '127.0.0.1', '10.9.9.9, 198.51.100.8', '198.51.100.8'],
    ['2', '127.0.0.1', '10.9.9.9, 198.51.100.8, 203.0.113.5', '198.51.100.8'],
    ['1', '::ffff:10.0.0.7', '10.9.9.9, 198.51.100.8', '198.51.100.8'],
    // Somebody who calls from the internet directly is no counted proxy.
    ['1', '198.51.100.8', '10.9.9.9', '198.51.100.8'],
    ['203.0.113.0/24', '203.0.113.5', '10.9.9.9, 198.51.100.8', '198.51.100.8'],
    ['203.0.113.5, 10.0.0.0/8', '10.0.0.1', '1.1.1.1, 198.51.100.8, 203.0.113.5', '198.51.100.8'],
    ['2001:db8::/32', '2001:db8::1', '1.1.1.1, 2001:4860::9', '2001:4860::9'],
    ['203.0.113.5', '198.51.100.8', '1.1.1.1', '198.51.100.8'],
  ])('%s, called from %s for %s, is %s', (setting, connection, forwarded, client) => {
    expect(clientOf(setting, connection, forwarded)).toBe(client);
  });
});

test.each([
  'true',
  'yes',
  '-1',
  '9',
  '1.5',
  'loopback',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '10.0.0.1,',
  '::1/129',
  '10.0.0.0/',
])('%j is no setting', (text) => {
  expect(parseTrustedProxies(text)).toBeNull();
});
