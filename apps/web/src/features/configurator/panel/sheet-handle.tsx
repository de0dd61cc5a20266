import { useRef, type PointerEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './sheet-handle.module.css';

/** Heights of the bottom sheet on a phone. */
export const SNAPS = ['low', 'half', 'high'] as const;
export type Snap = (typeof SNAPS)[number];

/** A swipe shorter than this is a tap, CSS pixels. */
const SWIPE = 24;

export interface SheetHandleProps {
  readonly snap: Snap;
  readonly snaps: readonly Snap[];
  readonly onSnap: (snap: Snap) => void;
}

/** Pulls the sheet up and down; a tap takes the next height. Only on narrow screens. */
export function SheetHandle({ snap, snaps, onSnap }: SheetHandleProps) {
  const t = useTexts('configurator');
  const start = useRef<number | null>(null);
  const at = snaps.indexOf(snap);
  const take = (index: number): void => {
    const next = snaps[Math.max(0, Math.min(snaps.length - 1, index))];
    if (next !== undefined) onSnap(next);
  };
  const release = (event: PointerEvent): void => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const way = from - event.clientY;
    if (Math.abs(way) >= SWIPE) take(at + Math.sign(way));
    else take((at + 1) % snaps.length);
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={t('sheet.height')}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onClick={(event) => {
        // A click without a pointer comes from the keyboard; fingers were answered when they were lifted.
        if (event.detail === 0) take((at + 1) % snaps.length);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') take(at + 1);
        if (event.key === 'ArrowDown') take(at - 1);
      }}
    />
  );
}
