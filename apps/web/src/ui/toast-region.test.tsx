import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { showToast, showUndoToast, UNDO_LIFE } from './toast-store.ts';

const said = (): string[] =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<ToastRegion />);
});
afterEach(() => void vi.useRealTimers());

describe('a message at the edge of the page', () => {
  it('is spoken politely, and goes by itself', () => {
    act(() => void showToast('Saved'));
    expect(screen.getByRole('status').textContent).toContain('Saved');
    pass(6_000);
    expect(said()).toEqual([]);
  });

  it('stays while somebody reads it or reaches for it', () => {
    act(() => void showToast('Saved'));
    fireEvent.pointerEnter(screen.getByRole('listitem'));
    pass(60_000);
    expect(said()).toEqual(['Saved']);
    fireEvent.pointerLeave(screen.getByRole('listitem'));
    pass(6_000);
    expect(said()).toEqual([]);
  });

  it('gives ten seconds to take a deletion back, once', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    const onUndo = vi.fn();
    act(() => void showUndoToast('List deleted', 'Undo', onUndo));
    pass(UNDO_LIFE - 100);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([onUndo.mock.calls.length, said()]).toEqual([1, []]);
  });

  it('is closed by its cross without undoing anything', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    const onUndo = vi.fn();
    act(() => void showUndoToast('List deleted', 'Undo', onUndo));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect([onUndo.mock.calls.length, said()]).toEqual([0, []]);
  });

  it('says a sentence once, and covers the page with three at most', () => {
    act(() => {
      for (const text of ['one', 'two', 'two', 'three', 'four']) showToast(text);
    });
    expect(said()).toEqual(['two', 'three', 'four']);
  });
});
