import { addWatchItem, getWatchLists, logout, renameWatchList, searchModels } from '@ringwerk/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jeweller } from '../../test/sessions.ts';
import { finding, refuse, ServerOfTests } from '../../test/server.ts';
import { design } from '../../test/fixtures.ts';
import { ApiError, isApiError } from './api-error.ts';
import { call, onAnswer, operationUrl } from './call.ts';
import { currentSession, setSession } from './session-store.ts';

const LIST = 'a2f0c5a6-0000-4000-8000-0000000000f1';
const LISTS = { lists: [] };
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});
const failed = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!isApiError(error)) throw new Error('the call was to fail with a code');
  return error;
};
/** The server answers with this, whatever it is asked. */
const answers = (response: () => Response | Promise<Response>): void =>
  void vi.stubGlobal('fetch', async () => response());

describe('the address of a call', () => {
  it('has its words in their places, and a filter without a value is none', () => {
    expect(operationUrl(renameWatchList, { params: { listId: LIST } })).toBe(`/api/watch-lists/${LIST}`);
    const query = { q: 'Donau & Söhne', page: 2, lang: 'de' } as const;
    expect(operationUrl(searchModels, { query })).toBe(`${searchModels.path}?q=Donau+%26+S%C3%B6hne&page=2&lang=de`);
    expect(operationUrl(searchModels, { query: { q: '' } })).toBe(searchModels.path);
  });
});

describe('a call', () => {
  it('sends the session’s token with whatever changes something, and not with a question', async () => {
    setSession(jeweller());
    const headers: Record<string, string>[] = [];
    vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
      headers.push(Object.fromEntries(new Headers(request.headers)));
      return Promise.resolve(request.method === 'GET' ? Response.json(LISTS) : new Response(null, { status: 204 }));
    });
    await call(getWatchLists, {});
    await call(logout, {});
    expect(headers.map((each) => each['x-ringwerk-token'])).toEqual([undefined, 'token-of-this-test']);
  });

  it('gives the answer as the contract reads it, and shows it to whoever keeps answers', async () => {
    const kept = vi.fn();
    onAnswer(kept);
    server.on(getWatchLists, () => LISTS);
    await expect(call(getWatchLists, {})).resolves.toEqual(LISTS);
    expect(kept.mock.calls).toEqual([['getWatchLists', {}, LISTS]]);
    onAnswer(() => undefined);
  });

  it('that its caller gives up fails as that, not as a lost network', async () => {
    const stop = new AbortController();
    vi.stubGlobal('fetch', () => {
      stop.abort();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const error = await call(getWatchLists, {}, stop.signal).catch((cause: unknown) => cause);
    expect(isApiError(error)).toBe(false);
  });
});

describe('a call that fails', () => {
  it('says by its code what the server has refused, with the fields and the time to wait', async () => {
    const issues = [finding('/name', 'too_long', { max: 80 })];
    server.on(renameWatchList, () => refuse('request.invalid', { issues, retryAfterSeconds: 30 }));
    const error = await failed(call(renameWatchList, { params: { listId: LIST }, body: { name: 'x' } }));
    expect(error).toMatchObject({
      code: 'request.invalid',
      requestId: 'request-of-this-test',
      issues,
      retryAfterSeconds: 30,
    });
  });

  it('has no status where nothing answered', async () => {
    server.lose(addWatchItem);
    const error = await failed(call(addWatchItem, { body: { design, setId: 9014, name: 'Donau' } }));
    expect([error.code, error.status]).toEqual(['network.unreachable', 0]);
  });

  it.each([
    ['a proxy’s page', () => new Response('<html>Bad gateway', { status: 502 }), 'server.unavailable'],
    ['a starting server', () => new Response('', { status: 503 }), 'server.unavailable'],
    ['a page of another kind', () => new Response('<html>Not found', { status: 404 }), 'answer.unexpected'],
    [
      'a code of a newer release',
      () => Response.json({ error: { code: 'ring.lost', requestId: '7' } }, { status: 409 }),
      'answer.unexpected',
    ],
  ])('through %s has a code all the same', async (_, response, code) => {
    answers(response);
    const error = await failed(call(renameWatchList, { params: { listId: LIST }, body: { name: 'x' } }));
    expect(error.code).toBe(code);
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => Response.json({ lists: 'none' })],
  ])('by an answer that is %s is unexpected', async (_, response) => {
    answers(response);
    expect((await failed(call(getWatchLists, {}))).code).toBe('answer.unexpected');
  });

  it('because a couple looks on turns the page to the customer view', async () => {
    setSession(jeweller());
    server.on(getWatchLists, () => refuse('session.customer-view'));
    await failed(call(getWatchLists, {}));
    expect(currentSession()?.isCustomerView).toBe(true);
  });
});
