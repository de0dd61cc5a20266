import { CUT_OUTLINES } from '@ringwerk/catalogue/cut-outlines';
import type { LooseStone } from '@ringwerk/contract';

/** A cut from above as SVG, in the ink of paper and in lines as thin as those of its tables. */
export function cutDrawing(shape: LooseStone['shape']): string {
  const { girdle, facets } = CUT_OUTLINES[shape];
  const line = (path: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="#1f1b17" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${line(girdle, 0.35)}${line(facets, 0.15)}</svg>`;
}
