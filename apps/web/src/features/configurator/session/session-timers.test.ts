import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Debouncer } from './debouncer.ts';
import { ThrottledNotifier } from './throttled-notifier.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call that waits for quiet', () => {
  it('comes once, when nothing has started it anew for its delay', () => {
    const call = vi.fn();
    const timer = new Debouncer(100, call);
    for (let start = 0; start < 5; start += 1) {
      timer.start();
      vi.advanceTimersByTime(90);
    }
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(call).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('waits longer where it is asked to, and never shorter than its own delay', () => {
    const call = vi.fn();
    const timer = new Debouncer(100, call);
    timer.start(400);
    vi.advanceTimersByTime(399);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
    timer.start(10);
    vi.advanceTimersByTime(99);
    expect(call).toHaveBeenCalledOnce();
  });

  it('gives a long wait up for the usual one, counted from then, but begins none', () => {
    const call = vi.fn();
    const timer = new Debouncer(100, call);
    timer.reschedule();
    vi.advanceTimersByTime(1_000);
    expect(call).not.toHaveBeenCalled();
    timer.start(5_000);
    timer.reschedule();
    vi.advanceTimersByTime(100);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is made at once when it is flushed, and only if it is due', () => {
    const call = vi.fn();
    const timer = new Debouncer(100, call);
    timer.flush();
    expect(call).not.toHaveBeenCalled();
    timer.start();
    timer.flush();
    expect(call).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(call).toHaveBeenCalledOnce();
  });

  it('does not come after it was stopped', () => {
    const call = vi.fn();
    const timer = new Debouncer(100, call);
    timer.start();
    timer.stop();
    timer.flush();
    vi.advanceTimersByTime(1_000);
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the page’s notice of a change', () => {
  function open() {
    const store = createStore<{ value: number }>(() => ({ value: 0 }));
    const drag = { isOn: false };
    const notifier = new ThrottledNotifier([store], () => drag.isOn);
    const heard: number[] = [];
    const stop = notifier.subscribe(() => heard.push(store.getState().value));
    return { store, drag, notifier, heard, stop };
  }

  it('comes at once, with every change', () => {
    const { store, heard } = open();
    store.setState({ value: 1 });
    store.setState({ value: 2 });
    expect(heard).toEqual([1, 2]);
  });

  it('comes five times a second during a drag, with the newest value', () => {
    const { store, drag, heard } = open();
    drag.isOn = true;
    for (let value = 1; value <= 50; value += 1) {
      store.setState({ value });
      vi.advanceTimersByTime(20);
    }
    // One second: the first notice is due 200 ms after the first change.
    expect(heard.length).toBeGreaterThanOrEqual(4);
    expect(heard.length).toBeLessThanOrEqual(5);
    expect(heard[0]).toBe(10);
  });

  it('is not lost when the drag ends between two: it is flushed, and no late one follows', () => {
    const { store, drag, notifier, heard } = open();
    drag.isOn = true;
    store.setState({ value: 7 });
    notifier.flush();
    expect(heard).toEqual([7]);
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([7]);
  });

  it('is not heard by whoever has left', () => {
    const { store, heard, stop } = open();
    stop();
    store.setState({ value: 1 });
    expect(heard).toEqual([]);
  });
});
