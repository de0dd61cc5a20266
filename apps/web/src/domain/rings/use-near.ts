import { useEffect, useState } from 'react';

/** A pointer that only crosses a card asks for nothing, ms. */
const DWELL = 120;

/** Whether a link has been touched, has had the focus, or a pointer has rested on it. */
export function useNear(link: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (link === null || isNear) return undefined;
    const over = new AbortController();
    const { signal } = over;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const near = (): void => setNear(true);
    const rest = (): void => {
      timer ??= setTimeout(near, DWELL);
    };
    const leave = (): void => {
      clearTimeout(timer);
      timer = undefined;
    };
    for (const name of ['focus', 'pointerdown'] as const) link.addEventListener(name, near, { signal });
    link.addEventListener('pointermove', rest, { signal });
    link.addEventListener('pointerleave', leave, { signal });
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [link, isNear]);
  return isNear;
}
