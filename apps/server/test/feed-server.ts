import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Network } from '../src/modules/outgoing/fetch-public.ts';
import { isPublicAddress } from '../src/modules/outgoing/public-address.ts';

export interface FeedServer {
  /** Address of a path under a name that this network alone knows. */
  readonly url: (path: string) => string;
  readonly network: Network;
  /** Names that were asked for, in order. */
  readonly asked: string[];
  readonly answer: (listener: RequestListener) => void;
  readonly close: () => Promise<void>;
}

/** Where names of the tests lead: `feed.example` to the server below, the others where nothing may be read. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'private.example': ['10.1.2.3'],
  'metadata.example': ['169.254.169.254'],
  'half-private.example': ['93.184.215.14', '192.168.1.1'],
  'mapped.example': ['::ffff:10.1.2.3'],
};

/** A server on this machine that stands for one of the internet: the rule for all other addresses is the shipped one. */
export async function startFeedServer(): Promise<FeedServer> {
  let listener: RequestListener = (_, response) => response.writeHead(404).end();
  const asked: string[] = [];
  const server = createServer((request, response) => listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server has this form of address.
  const { port } = server.address() as AddressInfo;
  const stand = '127.0.0.1';
  return {
    asked,
    url: (path) => `http://feed.example:${port}${path}`,
    network: {
      resolve: async (host) => {
        asked.push(host);
        if (host === 'feed.example') return [{ address: stand, family: 4 }];
        const addresses = ELSEWHERE[host];
        if (addresses === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
      isPublic: (address) => address === stand || isPublicAddress(address),
    },
    answer: (next) => {
      listener = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
