import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { textOfBytes } from '@ringwerk/sheets';
import { isPublicAddress } from './public-address.ts';

/** From the first question to the name server to the last byte, all redirects together, ms. */
const TIMEOUT_MS = 10_000;
/** A day's fixings are some hundred bytes, all reference rates some thousand. */
const BYTES_MAX = 1_048_576;
const REDIRECTS_MAX = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Why there is no answer that can be read. */
export const FETCH_REFUSALS = [
  /** No address, with a login in it, or of another scheme. */
  'address',
  /** Not encrypted, where that is not allowed. */
  'http',
  'private',
  'unreachable',
  'timeout',
  'status',
  'redirects',
  'too-large',
  'encoding',
] as const;
export type FetchRefusal = (typeof FETCH_REFUSALS)[number];

export class FetchError extends Error {
  readonly refusal: FetchRefusal;
  /** @param detail - for a person: a status, a host, the operating system's code. Names no secret of the address. */
  constructor(refusal: FetchRefusal, detail: string) {
    super(detail);
    this.name = 'FetchError';
    this.refusal = refusal;
  }
}

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** What decides where a connection may lead; tests have a network of their own. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly Resolved[]>;
  readonly isPublic: (address: string) => boolean;
}
export const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
};

export interface FetchOptions {
  readonly isHttpAllowed: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** What is sent; absent: the address is read. Its answer is not read, and it is sent to no other address. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> } | undefined;
}
export interface FetchedText {
  readonly text: string;
  /** Media type in lower case, without parameters; empty when none was named. */
  readonly type: string;
}
/** @throws FetchError */
export type FetchPublic = (address: string, options: FetchOptions) => Promise<FetchedText>;

/**
 * Reads an address of the public internet that a person typed. A name is resolved once and connected to as it was
 * checked: a name server that answers differently the next time leads nowhere. Each redirect is checked in the same way.
 */
export const createFetchPublic =
  (network: Network = INTERNET): FetchPublic =>
  async (address, { isHttpAllowed, signal, timeoutMs = TIMEOUT_MS, post }) => {
    const late = AbortSignal.timeout(timeoutMs);
    const ended = signal === undefined ? late : AbortSignal.any([late, signal]);
    try {
      const url = parseAddress(address, isHttpAllowed);
      if (post !== undefined) return taken(await open(url, network, ended, post));
      return await readRedirected(url, { network, isHttpAllowed, signal: ended });
    } catch (error) {
      if (late.aborted) throw new FetchError('timeout', `${timeoutMs / 1000} s`);
      if (error instanceof FetchError || signal?.aborted === true) throw error;
      throw new FetchError('unreachable', codeOf(error));
    }
  };

interface ReadOptions {
  readonly network: Network;
  readonly isHttpAllowed: boolean;
  readonly signal: AbortSignal;
}

/** What an address says in the end; each one on the way is checked. */
async function readRedirected(first: URL, { network, isHttpAllowed, signal }: ReadOptions): Promise<FetchedText> {
  let url = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const answer = await open(url, network, signal, undefined);
    const next = REDIRECTS.includes(answer.statusCode ?? 0) ? answer.headers.location : undefined;
    if (next === undefined) return readText(answer);
    answer.destroy();
    url = parseAddress(next, isHttpAllowed, url);
  }
  throw new FetchError('redirects', `more than ${REDIRECTS_MAX}`);
}

/** The host is named to people, the rest of an address may hold a key. */
function parseAddress(text: string, isHttpAllowed: boolean, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null || !['https:', 'http:'].includes(url.protocol)) throw new FetchError('address', '');
  if (url.username !== '' || url.password !== '') throw new FetchError('address', url.hostname);
  if (url.protocol === 'http:' && !isHttpAllowed) throw new FetchError('http', url.hostname);
  return url;
}

/** Whether what was sent has arrived; whatever else the answer says is nobody's. */
function taken(answer: IncomingMessage): FetchedText {
  const { statusCode = 0 } = answer;
  answer.destroy();
  if (statusCode < 200 || statusCode > 299) throw new FetchError('status', String(statusCode));
  return { text: '', type: '' };
}

async function open(
  url: URL,
  network: Network,
  signal: AbortSignal,
  post: FetchOptions['post'],
): Promise<IncomingMessage> {
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const family = isIP(host);
  const addresses = family === 0 ? await unlessAborted(network.resolve(host), signal) : [{ address: host, family }];
  const [first] = addresses;
  if (first === undefined) throw new FetchError('unreachable', host);
  if (!addresses.every(({ address }) => network.isPublic(address))) throw new FetchError('private', host);
  const pinned: LookupFunction = (_, { all }, done) =>
    all === true ? done(null, [...addresses]) : done(null, first.address, first.family);
  const options: RequestOptions = {
    agent: false,
    lookup: pinned,
    signal,
    ...(post === undefined ? {} : { method: 'POST' }),
    headers: {
      accept: '*/*',
      'accept-encoding': 'identity',
      'user-agent': 'Ringwerk',
      ...post?.headers,
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
    request.on('error', reject).end(post?.body);
  });
}

/** The system's resolver cannot be stopped; whoever waits for it can. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function readText(answer: IncomingMessage): Promise<FetchedText> {
  try {
    const { statusCode, headers } = answer;
    if (statusCode !== 200) throw new FetchError('status', String(statusCode));
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new FetchError('encoding', encoding.slice(0, 20));
    const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
    const bytes = await readBytes(answer);
    return { text: decoded(bytes, parameters), type: type.trim() };
  } finally {
    answer.destroy();
  }
}

async function readBytes(answer: IncomingMessage): Promise<Buffer> {
  if (Number(answer.headers['content-length']) > BYTES_MAX) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    // Without an encoding of its own a message yields buffers.
    const part = chunk as Buffer;
    size += part.length;
    if (size > BYTES_MAX) throw tooLarge();
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): FetchError => new FetchError('too-large', `${BYTES_MAX / 1024} KiB`);

/** By the encoding that the answer names, else by what its bytes hold. */
function decoded(bytes: Uint8Array, parameters: readonly string[]): string {
  const charset = parameters.map((one) => /^\s*charset="?([\w.:-]+)"?\s*$/u.exec(one)?.[1]).find(Boolean);
  const named = charset === undefined ? null : decoderOf(charset);
  return named?.decode(bytes) ?? textOfBytes(bytes) ?? new TextDecoder().decode(bytes);
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  // A name with several addresses fails as an aggregate of what each of them said.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message.slice(0, 80);
  return String(error).slice(0, 80);
}
