import { describe, expect, test } from 'vitest';
import { MAIL_NETWORK, mailAddress, type MailHost } from './mail-network.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'smtp.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '93.184.215.14'],
  'mail.haus.example': ['192.168.1.25'],
  'half.example': ['93.184.215.14', '10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'none.example': [],
};
const network = {
  ...MAIL_NETWORK,
  resolve: async (host: string) => {
    const addresses = NAMES[host];
    if (addresses === undefined) throw new Error('no such name');
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  },
};
const at = (changes: Partial<MailHost>) =>
  mailAddress(network, { host: 'smtp.example', port: 587, isInner: false, ...changes });

describe('where mails are handed over', () => {
  test.each([
    [{}, '93.184.215.14'],
    [{ host: '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]' }, '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
    [{ host: 'mail.haus.example', isInner: true }, '192.168.1.25'],
    [{ host: 'half.example', isInner: true }, '93.184.215.14'],
    [{ host: '127.0.0.1', isInner: true }, '127.0.0.1'],
  ])('%j is %s', async (changes, address) => {
    expect(await at(changes)).toBe(address);
  });

  test.each([
    [{ host: 'mail.haus.example' }, 'private'],
    [{ host: 'half.example' }, 'private'],
    [{ host: '127.0.0.1' }, 'private'],
    [{ host: '::ffff:10.0.0.1' }, 'private'],
    // No house has its mail server where a cloud keeps its keys.
    [{ host: 'metadata.example', isInner: true }, 'private'],
    [{ host: '168.63.129.16', isInner: true }, 'private'],
    [{ host: '0.0.0.0', isInner: true }, 'private'],
    [{ host: '2130706433', isInner: true }, 'unreachable'],
    [{ host: 'none.example' }, 'unreachable'],
    [{ port: 22 }, 'port'],
    [{ host: 'mail.haus.example', isInner: true, port: 6_379 }, 'port'],
  ])('%j is no place: %s', async (changes, refusal) => {
    await expect(at(changes)).rejects.toMatchObject({ refusal });
  });

  test.each([25, 465, 587, 588, 2_465, 2_525, 2_587])('port %i is one of mails', async (port) => {
    expect(await at({ port })).toBe('93.184.215.14');
  });
});
