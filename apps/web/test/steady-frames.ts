const kept = new WeakSet<Window>();

/**
 * Keeps the document's animation frames coming. jsdom times them by one interval, which begins when a frame is asked for or the
 * document changes around the focus, and ends when nothing waits. Begun under a test's fake timers it ends with them, and no
 * frame comes in any later test of the worker; so it begins here, once for each document, and is never without work.
 */
export function keepFramesComing(): void {
  if (kept.has(window)) return;
  kept.add(window);
  const nextFrame = window.requestAnimationFrame.bind(window);
  const again = (): void => void nextFrame(again);
  again();
}
