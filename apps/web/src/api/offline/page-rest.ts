/** A page that has loaded nothing for so long has what it needs. */
const REST_MILLISECONDS = 5_000;
const LOOK_MILLISECONDS = 500;

/** What keeps the page busy although nothing arrives. */
const works = new Set<symbol>();

/**
 * Says that somebody waits for the page although nothing has arrived: a picture is being drawn, the server has not
 * answered yet. The answer ends that.
 */
export function keepBusy(): () => void {
  const work = Symbol('work');
  works.add(work);
  return () => void works.delete(work);
}

/** Input at the page: it must not be slowed by what can wait. */
const HAND = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Settles when the page has loaded nothing for a while, nothing waits for it and there is no input: deferred work is done then. */
export function untilAtRest(): Promise<void> {
  let busyAt = performance.now();
  const isBusy = (): void => void (busyAt = performance.now());
  const observer = new PerformanceObserver(isBusy);
  observer.observe({ type: 'resource' });
  for (const type of HAND) addEventListener(type, isBusy, { capture: true, passive: true });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (works.size > 0) isBusy();
      if (performance.now() - busyAt < REST_MILLISECONDS) return;
      clearInterval(timer);
      observer.disconnect();
      for (const type of HAND) removeEventListener(type, isBusy, { capture: true });
      resolve();
    }, LOOK_MILLISECONDS);
  });
}
