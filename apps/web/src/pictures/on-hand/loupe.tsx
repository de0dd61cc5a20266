import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Point } from './finger-frame.ts';
import type { Photo } from './photo.ts';
import styles from './photo-view.module.css';

/** Edge of the loupe and pixels of it per pixel of the photo that the screen shows. */
const EDGE = 240;
const ENLARGED = 2.5;

export interface LoupeProps {
  readonly photo: Photo;
  readonly at: Point;
}

/** What lies under a finger that drags a handle, enlarged, in the corner that the handle is not in. */
export function Loupe({ photo, at }: LoupeProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, height } = photo.canvas;
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    const part = Math.max(width, height) / (4 * ENLARGED);
    context.fillStyle = 'black';
    context.fillRect(0, 0, EDGE, EDGE);
    context.drawImage(photo.canvas, at.x - part / 2, at.y - part / 2, part, part, 0, 0, EDGE, EDGE);
  }, [photo, width, height, at]);
  const isLeft = at.x < width / 2 && at.y < height / 2;
  return (
    <div className={classNames(styles['loupe'], isLeft && styles['right'])} aria-hidden="true">
      <canvas ref={ref} width={EDGE} height={EDGE} />
    </div>
  );
}
