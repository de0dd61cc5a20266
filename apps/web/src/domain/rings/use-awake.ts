import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
let isKnown = false;

/** Whether somebody has moved, touched, scrolled or typed anything on the page yet. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(isKnown);
  useEffect(() => {
    if (isAwake) return undefined;
    const over = new AbortController();
    const wake = (): void => {
      isKnown = true;
      over.abort();
      setAwake(true);
    };
    for (const sign of SIGNS) addEventListener(sign, wake, { signal: over.signal, passive: true });
    return () => over.abort();
  }, [isAwake]);
  return isAwake;
}
