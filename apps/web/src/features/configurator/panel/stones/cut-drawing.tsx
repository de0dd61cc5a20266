import type { CutEntry } from '../../../../kernel-worker/kernel-messages.ts';
import styles from './stones.module.css';

/** A stone seen on its table, facet by facet as the kernel cuts it. */
export function CutDrawing({ cut }: { readonly cut: CutEntry }) {
  const tall = Math.max(1, cut.length) / 2 + 0.05;
  return (
    <svg
      className={styles['cut']}
      viewBox={`${-tall} ${-tall} ${2 * tall} ${2 * tall}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={cut.facets} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
