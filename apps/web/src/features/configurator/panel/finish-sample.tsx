import { useId } from 'react';
import styles from './finish-sample.module.css';

/** Noise of a finish: frequency along x and y of its sample, how strongly it darkens, and how it is turned. */
interface Noise {
  readonly frequency: string;
  readonly strength: number;
  readonly turn?: string;
}
const BIAS = 'rotate(-45 42 22) scale(1.6) translate(-16 -8)';
const CIRCLING = 'rotate(-24 42 22) scale(1.4) translate(-12 -8)';
/** Finishes without noise mirror: polished. */
const NOISE: Readonly<Record<string, Noise>> = {
  satin: { frequency: '0.05 1.2', strength: 0.35 },
  'matte-long': { frequency: '0.012 0.9', strength: 0.5 },
  'matte-cross': { frequency: '0.9 0.03', strength: 0.5 },
  'matte-diag': { frequency: '0.02 0.9', strength: 0.5, turn: BIAS },
  'matte-xcross': { frequency: '0.05 0.4', strength: 0.6, turn: BIAS },
  'sand-fine': { frequency: '1.1', strength: 0.42 },
  'sand-coarse': { frequency: '0.42', strength: 0.6 },
  ice: { frequency: '0.06 0.5', strength: 0.6, turn: CIRCLING },
  star: { frequency: '0.3', strength: 0.75 },
  'hammer-pol': { frequency: '0.07', strength: 0.6 },
  'hammer-mat': { frequency: '0.075', strength: 0.5 },
  'hammer-coarse': { frequency: '0.045', strength: 0.65 },
  'diamond-long': { frequency: '0.002 0.25', strength: 0.7 },
  'diamond-diag': { frequency: '0.002 0.25', strength: 0.7, turn: BIAS },
  bark: { frequency: '0.25 0.04', strength: 0.7 },
  notch: { frequency: '0.2 0.001', strength: 0.5 },
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
            <feTurbulence type="fractalNoise" baseFrequency={noise.frequency} numOctaves="2" seed="7" />
            <feColorMatrix
              type="matrix"
              values={`0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 ${noise.strength * 2.4} ${-noise.strength * 0.8}`}
            />
          </filter>
        )}
      </defs>
      <rect width="84" height="44" fill={colour} />
      <rect width="84" height="44" fill={`url(#${id}-light)`} />
      {noise !== undefined && (
        <g transform={noise.turn}>
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
