import { holdStone, releaseStone, searchStones, type ErrorCode, type Listing } from '@ringwerk/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { queryClient } from '../../api/query-client.ts';
import { useToastStore } from '../../ui/toast-store.ts';
import { useStoneHold } from './use-stone-hold.ts';

const STONE: Listing = {
  id: 'a2f0c5a6-0000-4000-8000-000000000501',
  stockNumber: 'A-1001',
  shape: 'round',
  carat: 0.51,
  origin: 'natural',
  treatment: 'none',
  colour: 'F',
  clarity: 'VS1',
  cutGrade: 'EX',
  lab: 'GIA',
  reportNumber: '2141438167',
  measurements: [5.12, 5.15, 3.18],
  pricePerCarat: 410_000,
  priceTotal: 209_100,
  seller: 'Diamant Nord',
  country: 'DE',
  isOwn: false,
  hold: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const HELD: Listing = { ...STONE, hold: { isMine: true, until: '2026-11-25T10:00:00.000Z' } };
const OTHER: Listing = { ...STONE, id: 'a2f0c5a6-0000-4000-8000-000000000502', stockNumber: 'A-1002' };
const KEY = [searchStones.id, { query: {} }];

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
  queryClient.setQueryData(KEY, { stones: [STONE, OTHER], total: 2, page: 1, pageSize: 24, facets: {} });
});
const open = (stone = STONE) => renderHook(() => useStoneHold(stone, '0.51 ct F VS1'));
const shown = () =>
  queryClient.getQueryData<{ stones: Listing[] }>(KEY)?.stones.map(({ hold }) => hold?.isMine ?? null);
const said = () => useToastStore.getState().toasts.map(({ text, tone }) => [tone, text] as const);

describe('a loose stone', () => {
  it('is reserved: the list shows it at once, and until when is said', async () => {
    server.on(holdStone, () => HELD);
    const { result } = open();
    await act(() => result.current.hold());
    expect(shown()).toEqual([true, null]);
    expect(said()).toEqual([['good', expect.stringContaining('0.51 ct F VS1')]]);
    expect(said()[0]?.[1]).toMatch(/2026/u);
  });

  it('is given back', async () => {
    queryClient.setQueryData(KEY, { stones: [HELD, OTHER], total: 2, page: 1, pageSize: 24, facets: {} });
    server.on(releaseStone, () => STONE);
    const { result } = open(HELD);
    await act(() => result.current.release());
    expect(shown()).toEqual([null, null]);
    expect(said().map(([tone]) => tone)).toEqual(['plain']);
  });

  it('is busy while the server decides, and no longer', async () => {
    const answer = Promise.withResolvers<Listing>();
    server.on(holdStone, () => answer.promise);
    const { result } = open();
    expect(result.current.isBusy).toBe(false);
    let held = Promise.resolve();
    act(() => void (held = result.current.hold()));
    expect(result.current.isBusy).toBe(true);
    answer.resolve(HELD);
    await act(() => held);
    expect(result.current.isBusy).toBe(false);
  });
});

describe('a stone that cannot be reserved', () => {
  const refusal = async (code: ErrorCode): Promise<string> => {
    useToastStore.setState({ toasts: [] });
    server.on(holdStone, () => refuse(code));
    const { result } = open();
    await act(() => result.current.hold());
    expect(result.current.isBusy).toBe(false);
    return said()[0]?.[1] ?? '';
  };

  it('says for each reason another sentence, with the stone in it, and leaves the list as it is', async () => {
    const reasons: readonly ErrorCode[] = [
      'stone.already-held',
      'stone.sold',
      'stone.too-many-holds',
      'stone.held-before',
      'server.unavailable',
    ];
    const sentences: string[] = [];
    for (const code of reasons) sentences.push(await refusal(code));
    expect(new Set(sentences).size).toBe(reasons.length);
    expect(sentences[0]).toContain('0.51 ct F VS1');
    expect(said().map(([tone]) => tone)).toEqual(['bad']);
    expect(shown()).toEqual([null, null]);
  });

  it('is asked for again, so that the list shows how it really stands', async () => {
    await refusal('stone.sold');
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it('nor given back says so', async () => {
    server.lose(releaseStone);
    const { result } = open(HELD);
    await act(() => result.current.release());
    expect(said().map(([tone]) => tone)).toEqual(['bad']);
  });

  it('nor given back while a quote stands on it says that', async () => {
    server.on(releaseStone, () => refuse('stone.held-for-quote'));
    const { result } = open(HELD);
    await act(() => result.current.release());
    expect(said()[0]?.[1]).toContain('quote');
  });
});
