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

/** Settles when the page has loaded nothing for a while and nobody waits for it: what may come late comes then. */
export function untilAtRest(): Promise<void> {
  let busyAt = performance.now();
  const observer = new PerformanceObserver(() => (busyAt = performance.now()));
  observer.observe({ type: 'resource' });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (works.size > 0) busyAt = performance.now();
      if (performance.now() - busyAt < REST_MILLISECONDS) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, LOOK_MILLISECONDS);
  });
}
