import { useEffect, useState } from 'react';

/** Pause in typing after which lists follow, ms. */
const PAUSE = 150;

/** The text as it stood when nobody had typed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
