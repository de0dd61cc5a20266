import { useRef, useState, type PointerEvent } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Point } from './drawing/simplify.ts';
import styles from './engraving.module.css';

/** The pad's own field; its lines are brought to the ring's size afterwards. */
const FIELD = { width: 500, height: 200 };
/** A point nearer than this to the one before says nothing. */
const NEAR = 1.5;

export interface DrawDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDrawn: (strokes: readonly (readonly Point[])[]) => void;
}

/** Handwriting and small drawings, by finger, pen or mouse. */
export function DrawDialog({ isOpen, onClose, onDrawn }: DrawDialogProps) {
  const t = useTexts('configurator');
  const [strokes, setStrokes] = useState<readonly (readonly Point[])[]>([]);
  const close = (): void => {
    setStrokes([]);
    onClose();
  };
  return (
    <Dialog
      title={t('drawing.by-hand')}
      isOpen={isOpen}
      onClose={close}
      isWide
      actions={
        <>
          <Button
            look="quiet"
            icon="undo"
            disabled={strokes.length === 0}
            onClick={() => setStrokes(strokes.slice(0, -1))}
          >
            {t('drawing.undo')}
          </Button>
          <Button look="quiet" icon="trash" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {t('drawing.clear')}
          </Button>
          <Button look="primary" disabled={strokes.length === 0} onClick={() => onDrawn(strokes)}>
            {t('drawing.take')}
          </Button>
        </>
      }
    >
      <div className={styles['drawing']}>
        <p className={styles['hint']}>{t('drawing.hint')}</p>
        <Pad strokes={strokes} onStrokes={setStrokes} />
      </div>
    </Dialog>
  );
}

interface PadProps {
  readonly strokes: readonly (readonly Point[])[];
  readonly onStrokes: (strokes: readonly (readonly Point[])[]) => void;
}

function Pad({ strokes, onStrokes }: PadProps) {
  const t = useTexts('configurator');
  const isDown = useRef(false);
  const at = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = FIELD.width / box.width;
    return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0 || isDown.current) return;
    isDown.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    onStrokes([...strokes, [at(event)]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>): void => {
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    if (!isDown.current || stroke === undefined || last === undefined) return;
    const point = at(event);
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR) return;
    onStrokes([...strokes.slice(0, -1), [...stroke, point]]);
  };
  const end = (): void => {
    isDown.current = false;
  };
  return (
    <svg
      className={styles['pad']}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      role="img"
      aria-label={t('drawing.pad')}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line className={styles['guide']} x1="0" x2={FIELD.width} y1="150" y2="150" />
      {strokes.map((stroke, index) => (
        <path key={index} d={`M${stroke.map((point) => point.join(' ')).join('L')}`} />
      ))}
    </svg>
  );
}
