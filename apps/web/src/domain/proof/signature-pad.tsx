import { SIGNATURE_FIELD, strokePath, type SignatureStrokes } from '@ringwerk/contract';
import { useId, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { fieldPoint, hasRoom, withPoint } from './pen-strokes.ts';
import styles from './signature-pad.module.css';

const VIEW_BOX = `0 0 ${SIGNATURE_FIELD.width} ${SIGNATURE_FIELD.height}`;
/** The line on which one writes, from the top, as a share of the field. */
const BASE = SIGNATURE_FIELD.height * 0.74;
const MARGIN = 50;

interface SignaturePadProps {
  readonly strokes: SignatureStrokes;
  readonly onChange: (strokes: SignatureStrokes) => void;
}

/** A field to sign in by finger, pen or mouse. Whoever has none of them types the name instead. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const t = useTexts('proof');
  const id = useId();
  /** Several moves come between two renderings. */
  const drawn = useRef(strokes);
  useLayoutEffect(() => {
    drawn.current = strokes;
  }, [strokes]);
  const pen = useRef<number | null>(null);
  const change = (next: SignatureStrokes): void => {
    if (next === drawn.current) return;
    drawn.current = next;
    onChange(next);
  };
  const pointOf = (event: PointerEvent<SVGSVGElement>) =>
    fieldPoint(event.currentTarget.getBoundingClientRect(), event.clientX, event.clientY);
  const start = (event: PointerEvent<SVGSVGElement>): void => {
    // The ball of the hand touches the glass, too.
    if (pen.current !== null || !event.isPrimary || event.button !== 0 || !hasRoom(drawn.current)) return;
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    change([...drawn.current, [pointOf(event)]]);
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    if (pen.current === event.pointerId) change(withPoint(drawn.current, pointOf(event)));
  };
  const end = (event: PointerEvent<SVGSVGElement>): void => {
    if (pen.current === event.pointerId) pen.current = null;
  };
  return (
    <div className={styles['pad']}>
      <span id={id} className={styles['label']}>
        {t('pad')}
      </span>
      <svg
        className={styles['field']}
        viewBox={VIEW_BOX}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line className={styles['base']} x1={MARGIN} x2={SIGNATURE_FIELD.width - MARGIN} y1={BASE} y2={BASE} />
        <path className={styles['ink']} d={strokePath(strokes)} />
      </svg>
      <div className={styles['foot']}>
        <span className={styles['label']}>{t('padHint')}</span>
        <Button look="quiet" disabled={strokes.length === 0} onClick={() => change([])}>
          {t('padClear')}
        </Button>
      </div>
    </div>
  );
}

/** A signature as it was drawn. */
export function ShownSignature({ strokes, name }: { readonly strokes: SignatureStrokes; readonly name: string }) {
  const t = useTexts('proof');
  return (
    <svg className={styles['shown']} viewBox={VIEW_BOX} role="img" aria-label={t('signatureOf', { name })}>
      <path d={strokePath(strokes)} />
    </svg>
  );
}
