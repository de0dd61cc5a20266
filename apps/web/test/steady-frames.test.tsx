import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

it('frames come after fake timers under which the document changed while an element had the focus', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  // Nothing else waits for a frame any more.
  await new Promise((resolve) => setTimeout(resolve, 100));
  vi.useFakeTimers();
  field.className = 'changed';
  vi.useRealTimers();
  await expect(nextFrame()).resolves.toBeTypeOf('number');
  field.remove();
}, 5_000);
