import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSender } from './live-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a second screen is sent', () => {
  it('skips what was overtaken and always ends on the newest', async () => {
    const sent: number[] = [];
    const sender = new LiveSender<number>(async (value) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      sent.push(value);
      return true;
    });
    for (let value = 1; value <= 30; value += 1) {
      sender.show(value);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent[0]).toBe(1);
    expect(sent.at(-1)).toBe(30);
    expect(sent.length).toBeLessThan(8);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
  });

  it('sends the newest again after the network was away', async () => {
    let isAway = true;
    const sent: string[] = [];
    const sender = new LiveSender<string>((value) => {
      if (isAway) return Promise.reject(new Error('no network'));
      sent.push(value);
      return Promise.resolve(true);
    });
    sender.show('first');
    await vi.advanceTimersByTimeAsync(500);
    sender.show('second');
    await vi.advanceTimersByTimeAsync(3_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual(['second']);
  });

  it('sends nothing more once the room is gone', async () => {
    const send = vi.fn(() => Promise.resolve(false));
    const sender = new LiveSender<number>(send);
    sender.show(1);
    await vi.advanceTimersByTimeAsync(500);
    sender.show(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
