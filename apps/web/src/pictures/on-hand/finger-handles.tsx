import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import {
  edgeMoved,
  fingerFrame,
  MOST_TILT,
  wristMoved,
  wristPlace,
  type Finger,
  type PhotoSize,
  type Point,
} from './finger-frame.ts';
import { Handle } from './handle.tsx';
import styles from './photo-view.module.css';

const HANDLES = ['a', 'b', 'wrist'] as const;
export type HandleName = (typeof HANDLES)[number];

/** Points of the edges are held from outside of the finger; the wrist's stands beside it anyhow. */
function asideOf(finger: Finger, name: HandleName): Point {
  const { across } = fingerFrame(finger);
  if (name === 'wrist') return { x: 0, y: 0 };
  return name === 'a' ? { x: -across.x, y: -across.y } : across;
}

export interface FingerHandlesProps {
  readonly finger: Finger;
  readonly photo: PhotoSize;
  readonly hintId: string;
  readonly onFinger: (finger: Finger) => void;
  /** Which one is held; null when it is let go. */
  readonly onHold: (name: HandleName | null) => void;
}

/** The points that mark the edges of a finger and turn its wrist. */
export function FingerHandles({ finger, photo, hintId, onFinger, onHold }: FingerHandlesProps) {
  const t = useTexts('hand');
  const from = useRef(finger);
  const moved = (name: HandleName, by: Point): Finger =>
    name === 'wrist'
      ? wristMoved(finger, from.current, by)
      : { ...finger, [name]: edgeMoved(from.current, name, by, photo)[name] };
  return (
    <>
      <Guide finger={finger} photo={photo} />
      {HANDLES.map((name) => (
        <Handle
          key={name}
          kind={name === 'wrist' ? 'wrist' : 'edge'}
          label={t(`handle.${name}`)}
          hintId={hintId}
          aside={asideOf(finger, name)}
          at={name === 'wrist' ? wristPlace(finger, photo) : finger[name]}
          photo={photo}
          onStart={() => {
            from.current = finger;
            onHold(name);
          }}
          onMove={(by) => onFinger(moved(name, by))}
          onEnd={() => onHold(null)}
        />
      ))}
    </>
  );
}

/** The way of the wrist's handle. */
function Guide({ finger, photo }: Pick<FingerHandlesProps, 'finger' | 'photo'>) {
  const wrist = (tilt: number): Point => wristPlace({ ...finger, tilt }, photo);
  const [low, high] = [wrist(-MOST_TILT), wrist(MOST_TILT)];
  return (
    <svg className={styles['guides']} viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true">
      <line x1={low.x} y1={low.y} x2={high.x} y2={high.y} />
    </svg>
  );
}
