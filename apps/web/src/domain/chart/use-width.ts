import { useCallback, useState } from 'react';

/** Before an element was measured, and where a document has no sizes. */
const FIRST = 720;

/** Width of an element in CSS pixels, kept up to date, and what it is measured by. */
export function useWidth(): readonly [number, (element: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(FIRST);
  const measure = useCallback((element: Element | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const found = Math.round(entry?.contentRect.width ?? 0);
      if (found > 0) setWidth(found);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}
