import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { PhotoSize, Point } from './finger-frame.ts';
import styles from './photo-view.module.css';

/** By arrow key: a pixel of the photo to the side or up and down. */
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels of a step by key, and with Shift. */
const STEPS = [2, 20] as const;

export interface HandleProps {
  readonly kind: 'edge' | 'wrist';
  readonly label: string;
  readonly hintId: string;
  /** Where it stands, and how large the photo is, pixels. */
  readonly at: Point;
  /** Which way its ring stands aside of the place that it marks, so as not to lie on what it is there for: a unit vector. */
  readonly aside: Point;
  readonly photo: PhotoSize;
  /** Pressed, moved by so many pixels of the photo since then, let go. */
  readonly onStart: () => void;
  readonly onMove: (by: Point) => void;
  readonly onEnd: () => void;
}

/** A place of the photo that can be dragged: by mouse, finger, pen or the arrow keys. */
export function Handle({ kind, label, hintId, at, aside, photo, onStart, onMove, onEnd }: HandleProps) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly perPixel: number } | null>(null);
  const start = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { x: event.clientX, y: event.clientY, perPixel: photo.width / (sheet?.width || photo.width) };
    onStart();
  };
  const move = (event: PointerEvent): void => {
    if (press.current === null) return;
    const { x, y, perPixel } = press.current;
    onMove({ x: (event.clientX - x) * perPixel, y: (event.clientY - y) * perPixel });
  };
  const end = (): void => {
    if (press.current === null) return;
    press.current = null;
    onEnd();
  };
  const key = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const step = STEPS[event.shiftKey ? 1 : 0];
    onStart();
    onMove({ x: way.x * step, y: way.y * step });
    onEnd();
  };
  const style = {
    left: `${(100 * at.x) / photo.width}%`,
    top: `${(100 * at.y) / photo.height}%`,
    '--aside-x': aside.x,
    '--aside-y': aside.y,
  };
  return (
    <button
      type="button"
      className={classNames(styles['handle'], styles[kind])}
      style={style}
      aria-label={label}
      aria-describedby={hintId}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={key}
    />
  );
}
