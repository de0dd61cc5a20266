import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, showToast, showUndoToast, UNDO_LIFE, useToastStore } from './toast-store.ts';

const texts = (): readonly string[] => useToastStore.getState().toasts.map(({ text }) => text);
afterEach(() => useToastStore.setState({ toasts: [] }));

describe('what is said at the edge of the page', () => {
  it('stands in the order in which it was said, at most three at once: the oldest goes', () => {
    for (const text of ['one', 'two', 'three', 'four']) showToast(text);
    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('is said once: the same sentence begins its time anew at the end', () => {
    const first = showToast('Saved.');
    showToast('Sent.');
    const again = showToast('Saved.');
    expect(texts()).toEqual(['Sent.', 'Saved.']);
    expect(again).not.toBe(first);
  });

  it('can be taken back by its number, and only that', () => {
    const first = showToast('Saved.');
    showToast('Sent.');
    dismissToast(first);
    dismissToast(first);
    expect(texts()).toEqual(['Sent.']);
  });

  it('is plain unless it is good or bad news', () => {
    showToast('Sent.');
    showToast('Refused.', { tone: 'bad', life: 9 });
    expect(useToastStore.getState().toasts).toMatchObject([
      { tone: 'plain', life: 6_000 },
      { tone: 'bad', life: 9 },
    ]);
    expect(useToastStore.getState().toasts[0]).not.toHaveProperty('action');
  });

  it('of a deletion stands long enough to undo it', () => {
    let undone = 0;
    showUndoToast('Deleted.', 'Undo', () => (undone += 1));
    const [toast] = useToastStore.getState().toasts;
    expect([toast?.life, toast?.action?.label]).toEqual([UNDO_LIFE, 'Undo']);
    toast?.action?.onAction();
    expect(undone).toBe(1);
  });
});
