import type { EdgeForm } from '@ringwerk/kernel';
import styles from './edge-drawing.module.css';

/** The upper corner of a flat band, as the section shows it. */
const CORNER: Readonly<Record<EdgeForm | 'none', string>> = {
  none: 'M2 30V10Q2 4 8 4H58',
  chamfer: 'M2 30V16L18 4H58',
  step: 'M2 30V14H18V4H58',
};

export function EdgeDrawing({ form }: { readonly form: EdgeForm | 'none' }) {
  return (
    <svg className={styles['edge']} viewBox="0 0 60 32" aria-hidden="true" focusable="false">
      <path d={`${CORNER[form]}V30Z`} className={styles['metal']} />
      <path d={CORNER[form]} className={styles['line']} />
    </svg>
  );
}
