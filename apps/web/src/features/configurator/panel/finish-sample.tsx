import { useId } from 'react';
import styles from './finish-sample.module.css';

/** Noise of each finish: frequency across and along the strokes, and how strongly it darkens. Polished has none. */
const NOISE: Readonly<Record<string, readonly [string, number]>> = {
  'matte-long': ['0.012 0.9', 0.5],
  'sand-fine': ['1.1', 0.42],
  'sand-coarse': ['0.42', 0.6],
  ice: ['0.06 0.5', 0.6],
};

/** A patch of the surface in the ring's own metal. */
export function FinishSample({ finish, colour }: { readonly finish: string; readonly colour: string }) {
  const id = useId();
  const noise = NOISE[finish];
  return (
    <svg className={styles['sample']} viewBox="0 0 84 44" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="0" y2="1">
          {noise === undefined ? <Mirror /> : <Matt />}
        </linearGradient>
        {noise !== undefined && (
          <filter id={`${id}-noise`} x="0" y="0" width="1" height="1">
            <feTurbulence type="fractalNoise" baseFrequency={noise[0]} numOctaves="2" seed="7" />
            <feColorMatrix
              type="matrix"
              values={`0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${noise[1] * 2.4} ${-noise[1] * 0.8}`}
            />
          </filter>
        )}
      </defs>
      <rect width="84" height="44" fill={colour} />
      <rect width="84" height="44" fill={`url(#${id}-light)`} />
      {noise !== undefined && (
        <g transform={finish === 'ice' ? 'rotate(-24 42 22) scale(1.4) translate(-12 -8)' : undefined}>
          <rect width="84" height="44" filter={`url(#${id}-noise)`} opacity="0.55" />
        </g>
      )}
    </svg>
  );
}

const Mirror = () => (
  <>
    <stop offset="0" stopColor="#fff" stopOpacity="0.75" />
    <stop offset="0.3" stopColor="#fff" stopOpacity="0.05" />
    <stop offset="0.55" stopColor="#1b130c" stopOpacity="0.55" />
    <stop offset="0.62" stopColor="#1b130c" stopOpacity="0.05" />
    <stop offset="1" stopColor="#fff" stopOpacity="0.45" />
  </>
);

const Matt = () => (
  <>
    <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
    <stop offset="0.5" stopColor="#fff" stopOpacity="0.05" />
    <stop offset="1" stopColor="#1b130c" stopOpacity="0.28" />
  </>
);
