import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startFeedServer, type FeedServer } from '../../../test/feed-server.ts';
import { createFetchPublic, FetchError, type FetchOptions } from './fetch-public.ts';

let server: FeedServer;
beforeAll(async () => {
  server = await startFeedServer();
});
afterEach(() => server.asked.splice(0));
afterAll(() => server.close());

const PLAIN: FetchOptions = { isHttpAllowed: true };
const read = (address: string, options = PLAIN) => createFetchPublic(server.network)(address, options);
const refusal = async (address: string, options = PLAIN): Promise<string> => {
  try {
    await read(address, options);
    return 'none';
  } catch (error) {
    return error instanceof FetchError ? error.refusal : String(error);
  }
};

test('reads a text with its type, in the letters that it is written in', async () => {
  server.answer((_, response) =>
    response.setHeader('content-type', 'text/csv; charset=ISO-8859-1').end(Buffer.from('W\u{e4}hrung', 'latin1')),
  );
  expect(await read(server.url('/'))).toEqual({ text: 'Währung', type: 'text/csv' });
});

test('asks the name server once, and connects to what was checked', async () => {
  server.answer((_, response) => response.end('1'));
  await read(server.url('/'));
  expect(server.asked).toEqual(['feed.example']);
});

test('a name that leads elsewhere the second time leads nowhere', async () => {
  server.answer((_, response) => response.end('1'));
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '192.168.1.1', family: 4 }]];
  const fetchPublic = createFetchPublic({ ...server.network, resolve: async () => answers.shift() ?? [] });
  expect((await fetchPublic(server.url('/'), PLAIN)).text).toBe('1');
  await expect(fetchPublic(server.url('/'), PLAIN)).rejects.toMatchObject({ refusal: 'private' });
});

test.each([
  ['a name of a private network', 'http://private.example/'],
  ["a name of a cloud's own service", 'http://metadata.example/'],
  ['a name with one private address among others', 'http://half-private.example/'],
  ['a name with a private address in IPv6', 'http://mapped.example/'],
  ['a private address', 'http://192.168.0.1/'],
  ['a private address as one number', 'http://3232235521/'],
  ['a private address in IPv6', 'http://[::ffff:10.0.0.1]/'],
])('%s is not asked', async (_, address) => {
  expect(await refusal(address)).toBe('private');
});

test('a redirect into a private network is not followed', async () => {
  for (const location of ['http://private.example/', 'http://169.254.169.254/latest', '//[::1]/']) {
    server.answer((_, response) => response.writeHead(302, { location }).end());
    expect(await refusal(server.url('/'))).toBe('private');
  }
});

test('a redirect to a file, or away from encryption, is not followed', async () => {
  server.answer((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
  expect(await refusal(server.url('/'))).toBe('address');
  expect(await refusal(server.url('/'), { isHttpAllowed: false })).toBe('http');
});

test('a redirect within the internet is followed, three times', async () => {
  let left = 3;
  server.answer((_, response) => {
    left -= 1;
    if (left < 0) response.end('there');
    else response.writeHead(301, { location: '/next' }).end();
  });
  expect((await read(server.url('/'))).text).toBe('there');
  left = 4;
  expect(await refusal(server.url('/'))).toBe('redirects');
});

test.each([
  ['500', 500, 'status'],
  ['404', 404, 'status'],
])('an answer with %s is none', async (_, status, code) => {
  server.answer((_request, response) => response.writeHead(status).end('1'));
  expect(await refusal(server.url('/'))).toBe(code);
});

test('one that does not answer, or not to its end, is left after the time allowed', async () => {
  const short = { ...PLAIN, timeoutMs: 150 };
  server.answer(() => {});
  expect(await refusal(server.url('/'), short)).toBe('timeout');
  server.answer((_, response) => response.write('{"gold":'));
  expect(await refusal(server.url('/'), short)).toBe('timeout');
  const never = createFetchPublic({ ...server.network, resolve: () => new Promise(() => {}) });
  await expect(never(server.url('/'), short)).rejects.toMatchObject({ refusal: 'timeout' });
});

test('an endless answer is left after a mebibyte, whatever it says of its length', async () => {
  server.answer((_, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write('0'.repeat(65_536)));
      response.once('drain', more);
    };
    more();
  });
  expect(await refusal(server.url('/'))).toBe('too-large');
  server.answer((_, response) => response.writeHead(200, { 'content-length': '1048577' }).write('0'));
  expect(await refusal(server.url('/'))).toBe('too-large');
});

test('a packed answer is not unpacked', async () => {
  server.answer((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('bomb'));
  expect(await refusal(server.url('/'))).toBe('encoding');
});

test.each([
  ['a name that there is none of', 'http://nowhere.example/', 'unreachable'],
  ['another scheme', 'ftp://feed.example/', 'address'],
  ['no address', 'gold', 'address'],
  ['a login in it', 'http://me:secret@feed.example/', 'address'],
])('%s is refused', async (_, address, code) => {
  expect(await refusal(address)).toBe(code);
});

test('whoever asked may stop it', async () => {
  server.answer(() => {});
  const stop = new AbortController();
  const asked = read(server.url('/'), { ...PLAIN, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(asked).rejects.toThrow();
});
