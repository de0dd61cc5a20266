import { MAIL_SERVER_PORTS } from '@ringwerk/contract';
import { isIP } from 'node:net';
import { INTERNET, type Network, type Resolved } from './fetch-public.ts';
import { isInnerAddress } from './public-address.ts';

/** What decides where mails may be handed over; tests have a network of their own. */
export interface MailNetwork extends Network {
  readonly isInner: (address: string) => boolean;
  readonly isMailPort: (port: number) => boolean;
}
export const MAIL_NETWORK: MailNetwork = {
  ...INTERNET,
  isInner: isInnerAddress,
  isMailPort: (port) => MAIL_SERVER_PORTS.includes(port),
};

export interface MailHost {
  readonly host: string;
  readonly port: number;
  readonly isInner: boolean;
}

/** Why no connection is made. */
export type MailHostRefusal = 'port' | 'private' | 'unreachable';
export class MailHostError extends Error {
  readonly refusal: MailHostRefusal;
  constructor(refusal: MailHostRefusal, detail: string) {
    super(detail);
    this.name = 'MailHostError';
    this.refusal = refusal;
  }
}

/**
 * The address that a mail server is connected to. Its name is resolved once, here: a name server that answers differently
 * the next time leads nowhere. @throws MailHostError
 */
export async function mailAddress(network: MailNetwork, { host, port, isInner }: MailHost): Promise<string> {
  if (!network.isMailPort(port)) throw new MailHostError('port', `mails are not handed over at port ${port}`);
  const addresses = await resolved(network, host.replaceAll(/^\[|\]$/gu, ''));
  const mayReach = (address: string): boolean => network.isPublic(address) || (isInner && network.isInner(address));
  if (!addresses.every(({ address }) => mayReach(address)))
    throw new MailHostError('private', `${host} stands in a network that is not the internet`);
  const first = addresses.find(({ family }) => family === 4) ?? addresses[0];
  if (first === undefined) throw new MailHostError('unreachable', `${host} has no address`);
  return first.address;
}

async function resolved(network: MailNetwork, host: string): Promise<readonly Resolved[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    return await network.resolve(host);
  } catch {
    throw new MailHostError('unreachable', `${host} is not known`);
  }
}
