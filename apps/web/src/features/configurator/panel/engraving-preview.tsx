import { useId } from 'react';
import type { EngravingFont } from '@ringwerk/kernel';
import styles from './engraving-preview.module.css';

/** How the line will read on the inside of the band: a view into the ring, letters on the bore. */
export function EngravingPreview({ text, font }: { readonly text: string; readonly font: EngravingFont }) {
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
      <text className={styles[font]} textAnchor="middle">
        <textPath href={`#${id}-line`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </svg>
  );
}
