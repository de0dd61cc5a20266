import { getWatchLists, updateWatchItem, type WatchItem } from '@ringwerk/contract';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { watchItem } from '../../../test/watch-fixtures.ts';
import { queryClient } from '../../api/query-client.ts';
import { useNote } from './use-note.ts';

const LIST = 'a2f0c5a6-0000-4000-8000-0000000000f1';
const ITEM = 'a2f0c5a6-0000-4000-8000-0000000000f3';
const item = (note: string): WatchItem => watchItem({ id: ITEM, note });

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(updateWatchItem, ({ body }) => item((body as { note: string }).note));
});
const open = () => renderHook(() => useNote(LIST, ITEM, 'in white'));
const notes = () => server.bodies(updateWatchItem);

describe('a note on a ring', () => {
  it('is saved by itself after a pause in writing, once', async () => {
    const { result } = open();
    expect([result.current.text, result.current.state.kind]).toEqual(['in white', 'clean']);
    act(() => result.current.write('in white, 54'));
    act(() => result.current.write('in white, 54 and 62'));
    expect([result.current.text, result.current.state.kind]).toEqual(['in white, 54 and 62', 'dirty']);
    await vi.waitFor(() => expect(result.current.state.kind).toBe('saved'), { timeout: 5_000 });
    expect(notes()).toEqual([{ note: 'in white, 54 and 62' }]);
  });

  it('is saved at once when it is left, and not again when nothing has changed', async () => {
    const { result, unmount } = open();
    act(() => result.current.write('platinum'));
    await act(() => result.current.save());
    await act(() => result.current.save());
    unmount();
    expect(notes()).toEqual([{ note: 'platinum' }]);
  });

  it('that is still unsaved when the page is left is sent then', async () => {
    const { result, unmount } = open();
    act(() => result.current.write('call back in May'));
    unmount();
    await vi.waitFor(() => expect(notes()).toEqual([{ note: 'call back in May' }]));
  });

  it('says that it was not saved, and tries again with the next pause', async () => {
    server.on(updateWatchItem, () => refuse('request.invalid'));
    const { result } = open();
    act(() => result.current.write('x'));
    await act(() => result.current.save());
    expect(result.current.state.kind).toBe('failed');
    server.on(updateWatchItem, ({ body }) => item((body as { note: string }).note));
    act(() => result.current.write('xy'));
    await act(() => result.current.save());
    expect(result.current.state.kind).toBe('saved');
    expect(notes()).toEqual([{ note: 'x' }, { note: 'xy' }]);
  });

  it('that was written on while an older text was being saved is not called saved', async () => {
    const answer = Promise.withResolvers<undefined>();
    server.on(updateWatchItem, async ({ body }) => {
      await answer.promise;
      return item((body as { note: string }).note);
    });
    const { result } = open();
    act(() => result.current.write('one'));
    let saving = Promise.resolve();
    act(() => void (saving = result.current.save()));
    act(() => result.current.write('one and two'));
    answer.resolve(undefined);
    await act(() => saving);
    expect(result.current.state.kind).toBe('dirty');
    await vi.waitFor(() => expect(result.current.state.kind).toBe('saved'), { timeout: 5_000 });
    expect(notes().at(-1)).toEqual({ note: 'one and two' });
  });

  it('stands in the lists that the page knows as soon as it is saved, on its own ring alone', async () => {
    const key = [getWatchLists.id, {}];
    const other = { ...item('gold'), id: LIST };
    queryClient.setQueryData(key, { lists: [{ id: LIST, name: 'Brandt', items: [item('in white'), other] }] });
    const { result } = open();
    act(() => result.current.write('rose'));
    await act(() => result.current.save());
    const known = queryClient.getQueryData<{ lists: { items: WatchItem[] }[] }>(key);
    expect(known?.lists[0]?.items.map(({ note }) => note)).toEqual(['rose', 'gold']);
  });
});
