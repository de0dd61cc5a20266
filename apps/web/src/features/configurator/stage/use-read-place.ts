import { useEffect, useMemo, useState } from 'react';
import type { ReadPlace } from '../../../viewer-host/viewer-types.ts';
import { useRingEdit } from '../session/use-configurator.ts';
import { useStackStore } from '../session/stack-store.ts';
import type { Section } from '../model/part-target.ts';

/** A line that is pulled around is followed when it rests. */
const REST_MILLISECONDS = 500;

/** Where the line of engraving stands that is being edited, also while it says nothing yet; null in another section. */
export function useReadPlace(editing: { readonly section: Section; readonly line: number }): ReadPlace | null {
  const { ring, index } = useRingEdit();
  const isStacked = useStackStore(({ stack, isShown }) => isShown && stack !== null);
  const line = ring.engravings[Math.min(editing.line, ring.engravings.length - 1)];
  const isInside = line?.face !== 'outside';
  const angle = line?.angle ?? 0;
  const [rested, setRested] = useState(angle);
  useEffect(() => {
    const timer = setTimeout(() => setRested(angle), REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [angle]);
  const isRead = editing.section === 'engraving' && !isStacked;
  return useMemo(
    () => (isRead ? { ring: index, isInside, at: Math.PI / 2 + (rested * Math.PI) / 180 } : null),
    [isRead, index, isInside, rested],
  );
}
