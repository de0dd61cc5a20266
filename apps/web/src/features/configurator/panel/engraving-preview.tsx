import { useId } from 'react';
import type { Engraving, EngravingFont, RingDesign, UnrolledFace } from '@ringwerk/kernel';
import styles from './engraving-preview.module.css';
import { useUnrolledBore } from './use-unrolled-bore.ts';

/** Part of the circumference that is shown at least, and what stays free beside a long line, mm. */
const SHOWN_MIN = 26;
const BESIDE = 2;

/** How the line will read on the inside of the band: the bore unrolled, with the letters that will be cut. */
export function EngravingPreview({ ring, engraving }: { readonly ring: RingDesign; readonly engraving: Engraving }) {
  const bore = useUnrolledBore(ring, engraving);
  const line = bore?.engravings[0];
  if (bore === null || line === undefined || line.path === '') {
    return <LinePreview text={engraving.text} font={engraving.font} />;
  }
  return <BorePreview bore={bore} path={line.path} length={line.length} />;
}

interface BorePreviewProps {
  readonly bore: UnrolledFace;
  readonly path: string;
  readonly length: number;
}

function BorePreview({ bore, path, length }: BorePreviewProps) {
  const id = useId();
  const shown = Math.min(bore.length, Math.max(SHOWN_MIN, length + 2 * BESIDE));
  const left = bore.top - shown / 2;
  return (
    <svg
      className={styles['preview']}
      viewBox={`${left} 0 ${shown} ${bore.width}`}
      aria-hidden="true"
      focusable="false"
      data-letters="real"
    >
      <defs>
        <linearGradient id={`${id}-bore`} x1="0" x2="1">
          <stop offset="0" stopColor="var(--metal)" stopOpacity="0.45" />
          <stop offset="0.3" stopColor="var(--metal-bright)" stopOpacity="0.14" />
          <stop offset="0.7" stopColor="var(--metal-bright)" stopOpacity="0.14" />
          <stop offset="1" stopColor="var(--metal)" stopOpacity="0.45" />
        </linearGradient>
      </defs>
      <rect x={left} width={shown} height={bore.width} fill={`url(#${id}-bore)`} />
      <path className={styles['letters']} d={path} />
    </svg>
  );
}

/** The words in the page's own type, while the letters of the engraving are on their way. */
function LinePreview({ text, font }: { readonly text: string; readonly font: EngravingFont }) {
  const id = useId();
  return (
    <svg className={styles['preview']} viewBox="0 0 360 104" aria-hidden="true" focusable="false">
      <defs>
        <path id={`${id}-line`} d="M10 34 Q180 106 350 34" />
        <linearGradient id={`${id}-bore`} x1="0" x2="1">
          <stop offset="0" stopColor="var(--metal)" stopOpacity="0.45" />
          <stop offset="0.3" stopColor="var(--metal-bright)" stopOpacity="0.14" />
          <stop offset="0.7" stopColor="var(--metal-bright)" stopOpacity="0.14" />
          <stop offset="1" stopColor="var(--metal)" stopOpacity="0.45" />
        </linearGradient>
      </defs>
      <path d="M0 8 Q180 84 360 8 L360 46 Q180 124 0 46 Z" fill={`url(#${id}-bore)`} stroke="var(--line-strong)" />
      <text className={styles[font === 'sans' || font === 'serif' ? font : 'script']} textAnchor="middle">
        <textPath href={`#${id}-line`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </svg>
  );
}
