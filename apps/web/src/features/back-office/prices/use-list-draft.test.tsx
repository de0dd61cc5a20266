import { FIRST_HOUSE_LIST } from '@ringwerk/catalogue';
import { getPriceList, savePriceDraft, type OfficePriceList } from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { valueAt, withValue } from './list-cells.ts';
import { useListDraft } from './use-list-draft.ts';

const CONTENT: HouseList = FIRST_HOUSE_LIST;
const draft = (changes: Partial<OfficePriceList> = {}): OfficePriceList => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Spring',
  note: '',
  state: 'draft',
  version: 4,
  activeFrom: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  updatedBy: 'Eva Berger',
  activatedBy: null,
  isAgreedOnly: false,
  agreements: 0,
  content: CONTENT,
  compared: null,
  ...changes,
});

/** Two places of the first list that hold cents, and what stands there. */
const placesOf = (place: unknown, path = ''): readonly string[] =>
  typeof place === 'number'
    ? [path]
    : typeof place === 'object' && place !== null
      ? Object.entries(place).flatMap(([key, value]) => placesOf(value, `${path}/${key}`))
      : [];
const [ONE = '', TWO = ''] = placesOf(CONTENT).filter((path) => Number.isInteger(valueAt(CONTENT, path)));
const cents = (path: string, text: string) => ({ path, unit: 'cents', text }) as const;

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});
const open = () => renderHook(() => useListDraft(draft()));

describe('the figures of a draft', () => {
  it('are typed as people write them, and differ from the saved ones until they are saved', () => {
    const { result } = open();
    expect([ONE, TWO].every((path) => path !== '')).toBe(true);
    act(() => void result.current.type([cents(ONE, '1.234,50 €'), cents(TWO, '7')]));
    expect([valueAt(result.current.content, ONE), valueAt(result.current.content, TWO)]).toEqual([123_450, 700]);
    expect(result.current.unsaved.map(({ path }) => path)).toEqual([ONE, TWO]);
    expect(valueAt(result.current.saved.content, ONE)).toBe(valueAt(CONTENT, ONE));
  });

  it('that cannot be read stay in their cell beside the old figure, until something else is typed there', () => {
    const { result } = open();
    act(() => void result.current.type([cents(ONE, 'much'), cents(TWO, '7')]));
    expect([...result.current.refused]).toEqual([[ONE, 'much']]);
    expect(valueAt(result.current.content, ONE)).toBe(valueAt(CONTENT, ONE));
    expect(result.current.unsaved.map(({ path }) => path)).toEqual([TWO]);
    act(() => void result.current.type([cents(ONE, '8')]));
    expect(result.current.refused.size).toBe(0);
    expect(valueAt(result.current.content, ONE)).toBe(800);
  });

  it('are taken back step by step, down to the saved ones and no further', () => {
    const { result } = open();
    act(() => void result.current.type([cents(ONE, '1')]));
    act(() => void result.current.type([cents(TWO, '2')]));
    act(() => result.current.undo());
    expect(result.current.unsaved.map(({ path }) => path)).toEqual([ONE]);
    act(() => result.current.undo());
    act(() => result.current.undo());
    expect([result.current.canUndo, result.current.unsaved]).toEqual([false, []]);
  });
});

describe('a save', () => {
  it('carries what was changed and the version that it was changed from', async () => {
    const saved = draft({ version: 5, content: withValue(CONTENT, ONE, 900) });
    server.on(savePriceDraft, () => ({ ...saved, content: { ...saved.content } }));
    const { result } = open();
    act(() => void result.current.type([cents(ONE, '9')]));
    act(() => result.current.submit());
    await vi.waitFor(() => expect(result.current.saved.version).toBe(5));
    expect(server.bodies(savePriceDraft)).toEqual([{ version: 4, cells: [{ path: ONE, value: 900 }] }]);
    expect([result.current.unsaved, result.current.canUndo]).toEqual([[], false]);
  });

  it('that fails loses nothing', async () => {
    server.on(savePriceDraft, () => refuse('request.invalid'));
    const { result } = open();
    act(() => void result.current.type([cents(ONE, '9')]));
    act(() => result.current.submit());
    await vi.waitFor(() => expect(result.current.error?.code).toBe('request.invalid'));
    expect(result.current.unsaved.map(({ path }) => path)).toEqual([ONE]);
    expect(result.current.conflict).toBeNull();
  });
});

describe('a colleague who saved first', () => {
  const theirs = draft({ version: 5, content: withValue(CONTENT, TWO, 200) });
  async function conflicted() {
    server
      .on(savePriceDraft, () => refuse('price-list.changed'))
      .on(getPriceList, () => ({ ...theirs, content: { ...theirs.content } }));
    const opened = open();
    act(() => void opened.result.current.type([cents(ONE, '9')]));
    act(() => opened.result.current.submit());
    await vi.waitFor(() => expect(opened.result.current.conflict).not.toBeNull());
    return opened;
  }

  it('is shown with what both have changed', async () => {
    const { result } = await conflicted();
    const { conflict } = result.current;
    expect(conflict?.theirs).toEqual([{ path: TWO, value: 200, was: valueAt(CONTENT, TWO) }]);
    expect(conflict?.own).toEqual([{ path: ONE, value: 900, was: valueAt(CONTENT, ONE) }]);
  });

  it.each([
    [true, [ONE], 900],
    [false, [], valueAt(CONTENT, ONE)],
  ])('is the new ground; own changes are kept: %s', async (keepsOwn, unsaved, figure) => {
    const { result } = await conflicted();
    act(() => result.current.resolve(keepsOwn));
    expect(result.current.conflict).toBeNull();
    expect(result.current.saved.version).toBe(5);
    expect(valueAt(result.current.content, TWO)).toBe(200);
    expect(valueAt(result.current.content, ONE)).toBe(figure);
    expect(result.current.unsaved.map(({ path }) => path)).toEqual(unsaved);
  });

  it('may be looked at later: nothing is taken and nothing lost', async () => {
    const { result } = await conflicted();
    act(() => result.current.dismiss());
    expect(result.current.conflict).toBeNull();
    expect(result.current.saved.version).toBe(4);
    expect(result.current.unsaved.map(({ path }) => path)).toEqual([ONE]);
  });
});
