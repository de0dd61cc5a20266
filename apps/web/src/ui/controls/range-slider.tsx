import { useEffect, useEffectEvent, useRef } from 'react';
import { rangeValueAt, type Range } from './range-value.ts';
import styles from './measure-control.module.css';

export interface RangeSliderProps {
  readonly label: string;
  readonly range: Range;
  readonly at: number;
  readonly show: (value: number) => string;
  /** The slider stands at this value. */
  readonly onInput: (value: number) => void;
  /** The pointer is already there; the same value follows by `onInput` when the browser has moved the thumb. */
  readonly onAhead: (value: number) => void;
  readonly onSettle: () => void;
}

/**
 * A range input that reports positions as the pointer moves. The browser moves the thumb only with its next frame: on
 * a machine that draws slowly the ring would wait for that frame before it could begin with its own.
 */
export function RangeSlider({ label, range, at, show, onInput, onAhead, onSettle }: RangeSliderProps) {
  const { min, max, step } = range;
  const input = useRef<HTMLInputElement>(null);
  const ahead = useEffectEvent((x: number, box: DOMRect, last: number): number => {
    const value = rangeValueAt(x, box, range);
    if (value !== last) onAhead(value);
    return value;
  });
  useEffect(() => {
    const element = input.current;
    return element === null ? undefined : followPointer(element, (x, box, last) => ahead(x, box, last));
  }, []);
  const reached = ((at - min) / (max - min || 1)) * 100;
  return (
    <input
      ref={input}
      type="range"
      className={styles['slider']}
      style={{ ['--reached' as never]: `${reached}%` }}
      aria-label={label}
      aria-valuetext={show(at)}
      min={min}
      max={max}
      step={step}
      value={at}
      onChange={(event) => onInput(Number(event.target.value))}
      onPointerUp={onSettle}
      onKeyUp={onSettle}
      onBlur={onSettle}
    />
  );
}

/** Tells every place of a pressed pointer before the browser's next frame, where it can; returns the way to stop. */
function followPointer(element: HTMLInputElement, tell: (x: number, box: DOMRect, last: number) => number): () => void {
  const stop = new AbortController();
  let drag: AbortController | null = null;
  const end = (): void => drag?.abort();
  element.addEventListener(
    'pointerdown',
    ({ button, pointerId }) => {
      if (button !== 0) return;
      end();
      drag = new AbortController();
      const { signal } = drag;
      const box = element.getBoundingClientRect();
      let last = element.valueAsNumber;
      window.addEventListener(
        'pointerrawupdate',
        (event) => {
          if (event instanceof PointerEvent && event.pointerId === pointerId) last = tell(event.clientX, box, last);
        },
        { signal },
      );
      for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, end, { signal });
    },
    { signal: stop.signal },
  );
  return () => {
    end();
    stop.abort();
  };
}
