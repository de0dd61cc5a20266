import { expect, test } from 'vitest';
import { ContextWatch } from './context-watch.ts';

test('a context that is lost is asked back, and counts as there again when it comes', () => {
  const canvas = new EventTarget();
  const heard: string[] = [];
  const watch = new ContextWatch(canvas, {
    onLost: () => heard.push(`lost ${watch.isLost}`),
    onRestored: () => heard.push(`restored ${watch.isLost}`),
  });
  const loss = new Event('webglcontextlost', { cancelable: true });
  canvas.dispatchEvent(loss);
  expect(loss.defaultPrevented).toBe(true);
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  expect(heard).toEqual(['lost true', 'restored false']);
  watch.stop();
  canvas.dispatchEvent(new Event('webglcontextlost'));
  expect([heard.length, watch.isLost]).toEqual([2, false]);
});
