import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { drawHand, type HandLayer } from './draw-hand.ts';
import { fingerFrame, type Finger, type PhotoSize } from './finger-frame.ts';
import { FingerHandles, type HandleName } from './finger-handles.tsx';
import { Loupe } from './loupe.tsx';
import type { Photo } from './photo.ts';
import styles from './photo-view.module.css';

/** Longest edge of the drawn picture, pixels. */
const DRAWN_EDGE = 1600;

export interface PhotoViewProps {
  readonly label: string;
  readonly photo: Photo;
  readonly layers: readonly HandLayer[];
  /** Of the ring whose handles are shown. */
  readonly finger: Finger;
  readonly zoom: number;
  readonly hasPoints: boolean;
  readonly onFinger: (finger: Finger) => void;
}

/** Keeps the ring in the middle of the frame while the photo is enlarged. */
function useCentred(zoom: number, finger: Finger, photo: PhotoSize): RefObject<HTMLDivElement | null> {
  const scroll = useRef<HTMLDivElement>(null);
  const centre = useEffectEvent(() => {
    const { current } = scroll;
    if (current === null) return;
    const { middle } = fingerFrame(finger);
    current.scrollLeft = (middle.x / photo.width) * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = (middle.y / photo.height) * current.scrollHeight - current.clientHeight / 2;
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each enlargement, and nothing else, moves the frame
  useLayoutEffect(() => centre(), [zoom]);
  return scroll;
}

/** The photo with the rings on it, and the handles of one of them. */
export function PhotoView({ label, photo, layers, finger, zoom, hasPoints, onFinger }: PhotoViewProps) {
  const t = useTexts('hand');
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<HandleName | null>(null);
  const { width, height } = photo.canvas;
  const share = Math.min(1, DRAWN_EDGE / Math.max(width, height));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawHand(context, photo, layers, share);
  }, [photo, layers, share]);
  const scroll = useCentred(zoom, finger, { width, height });
  const shape = { '--aspect': width / height, '--zoom': zoom, aspectRatio: `${width} / ${height}` };
  return (
    <div className={styles['view']}>
      <div ref={scroll} className={styles['scroll']}>
        <div className={styles['sheet']} style={shape}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={label}
            className={styles['picture']}
            width={Math.round(width * share)}
            height={Math.round(height * share)}
          />
          {hasPoints && (
            <FingerHandles
              finger={finger}
              photo={{ width, height }}
              hintId={hintId}
              onFinger={onFinger}
              onHold={setHeld}
            />
          )}
        </div>
      </div>
      {held !== null && held !== 'wrist' && <Loupe photo={photo} at={finger[held]} />}
      {hasPoints && (
        <p id={hintId} className={styles['hint']}>
          {t('handle.keys')}
        </p>
      )}
    </div>
  );
}
