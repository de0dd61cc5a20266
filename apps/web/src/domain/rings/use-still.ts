import { useEffect, useState } from 'react';

/** A picture that the server still draws is asked for again after these seconds; then the outline stays. */
export const RETRIES = [4, 8, 16, 30] as const;
const isDrawn = (still: string): boolean => still.startsWith('/api/');

/** Address to show; null while it is not to be had. A picture that is being drawn gets its turns. */
export function useStill(still: string | null): { readonly address: string | null; readonly onMissing: () => void } {
  const [missing, setMissing] = useState<{ readonly still: string; readonly times: number } | null>(null);
  const times = missing !== null && missing.still === still ? missing.times : 0;
  const [asked, setAsked] = useState(0);
  const wait = still !== null && times > asked && isDrawn(still) ? RETRIES[times - 1] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setAsked(times), wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, times]);
  const isShown = still !== null && (times === 0 || (isDrawn(still) && asked >= times && times <= RETRIES.length));
  return {
    address: isShown ? still : null,
    onMissing: () => still !== null && setMissing({ still, times: times + 1 }),
  };
}
