import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { drawHand, type HandLayer } from './draw-hand.ts';
import { edgeMoved, MOST_TILT, wristMoved, wristPlace, type Finger, type Point } from './finger-frame.ts';
import { Handle } from './handle.tsx';
import { Loupe } from './loupe.tsx';
import type { Photo } from './photo.ts';
import styles from './photo-view.module.css';

/** Longest edge of the drawn picture, pixels. */
const DRAWN_EDGE = 1600;

const HANDLES = ['a', 'b', 'wrist'] as const;
type HandleName = (typeof HANDLES)[number];

export interface PhotoViewProps {
  readonly label: string;
  readonly photo: Photo;
  readonly layers: readonly HandLayer[];
  /** Of the ring whose handles are shown. */
  readonly finger: Finger;
  readonly zoom: number;
  readonly onFinger: (finger: Finger) => void;
}

const placeOf = (finger: Finger, name: HandleName): Point => (name === 'wrist' ? wristPlace(finger) : finger[name]);

/** The photo with the rings on it, and the handles of one of them. */
export function PhotoView({ label, photo, layers, finger, zoom, onFinger }: PhotoViewProps) {
  const t = useTexts('hand');
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef(finger);
  const [held, setHeld] = useState<HandleName | null>(null);
  const { width, height } = photo.canvas;
  const share = Math.min(1, DRAWN_EDGE / Math.max(width, height));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawHand(context, photo, layers, share);
  }, [photo, layers, share]);
  const move = (name: HandleName, by: Point): void => {
    const { current } = from;
    onFinger(
      name === 'wrist'
        ? wristMoved(finger, current, by)
        : { ...finger, [name]: edgeMoved(current, name, by, { width, height })[name] },
    );
  };
  const size = { width, height };
  return (
    <div className={styles['view']}>
      <div className={styles['scroll']}>
        <div
          className={styles['sheet']}
          style={{
            ['--aspect' as never]: width / height,
            ['--zoom' as never]: zoom,
            aspectRatio: `${width} / ${height}`,
          }}
        >
          <canvas
            ref={canvas}
            role="img"
            aria-label={label}
            className={styles['picture']}
            width={Math.round(width * share)}
            height={Math.round(height * share)}
          />
          <Guides finger={finger} {...size} />
          {HANDLES.map((name) => (
            <Handle
              key={name}
              kind={name === 'wrist' ? 'wrist' : 'edge'}
              label={t(`handle.${name}`)}
              hintId={hintId}
              at={placeOf(finger, name)}
              photo={size}
              onStart={() => {
                from.current = finger;
                setHeld(name);
              }}
              onMove={(by) => move(name, by)}
              onEnd={() => setHeld(null)}
            />
          ))}
        </div>
      </div>
      {held !== null && held !== 'wrist' && <Loupe photo={photo} at={finger[held]} />}
      <p id={hintId} className={styles['hint']}>
        {t('handle.keys')}
      </p>
    </div>
  );
}

/** Lines that say what the handles belong to: across the finger, and the way of the wrist's. */
function Guides({
  finger,
  width,
  height,
}: {
  readonly finger: Finger;
  readonly width: number;
  readonly height: number;
}) {
  const { a, b } = finger;
  const [low, high] = [-1, 1].map((end) => wristPlace({ ...finger, tilt: end * MOST_TILT }));
  if (low === undefined || high === undefined) return null;
  return (
    <svg className={styles['guides']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <line x1={low.x} y1={low.y} x2={high.x} y2={high.y} />
    </svg>
  );
}
