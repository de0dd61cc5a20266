import { CUT_OUTLINES } from '@ringwerk/catalogue/cut-outlines';
import type { Listing } from '@ringwerk/contract';
import styles from './shape-drawing.module.css';

type Shape = Listing['shape'];

/** A cut from above. Decorative: its name stands beside it. */
export function ShapeDrawing({ shape, size = 28 }: { readonly shape: Shape; readonly size?: number }) {
  const { girdle, facets } = CUT_OUTLINES[shape];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={styles['shape']}
      aria-hidden="true"
      focusable="false"
    >
      <path d={girdle} />
      <path d={facets} className={styles['facets']} />
    </svg>
  );
}
