import { useState, type ChangeEvent } from 'react';
import { parsePathData, type Engraving } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { withMethod } from '../../model/engraving-lines.ts';
import { fitDrawing, fitStrokes, resizedDrawing, type FittedDrawing } from '../../model/drawing/fit-drawing.ts';
import { boxOf } from '../../model/drawing/path-text.ts';
import { readSvg, SVG_BYTES_MAX } from '../../model/drawing/read-svg.ts';
import { useRingEdit } from '../../session/use-configurator.ts';
import { Measure } from '../measure.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import styles from './engraving.module.css';

export interface LineDrawingProps {
  readonly engraving: Engraving;
  readonly letterHeight: number | null;
  readonly onChange: (engraving: Engraving, gesture: string | null) => void;
}

/** Heights of a drawing that are offered, mm. */
const HEIGHTS = { min: 0.6, max: 5, step: 0.05 };
const USUAL = 1.8;

/** A drawing before the words: by finger or mouse, or from an SVG image; in its size, or taken out. */
export default function LineDrawing({ engraving, letterHeight, onChange }: LineDrawingProps) {
  const t = useTexts('configurator');
  const { ring, settle } = useRingEdit();
  const [isDrawing, setDrawing] = useState(false);
  const usual = Math.min(ring.width - 1.2, letterHeight ?? USUAL);
  const height = Math.max(HEIGHTS.min, usual);
  const take = (fitted: FittedDrawing | null): boolean => {
    if (fitted === null) {
      showToast(t('drawing.too-detailed'), { tone: 'bad' });
      return false;
    }
    // Only the laser follows a drawing.
    const line = engraving.method === 'laser' ? engraving : withMethod(engraving, 'laser');
    onChange({ ...line, drawing: fitted.path }, null);
    return true;
  };
  const read = async (file: File): Promise<void> => {
    const contours = file.size > SVG_BYTES_MAX ? null : readSvg(await file.text());
    if (contours === null) showToast(t('drawing.unreadable'), { tone: 'bad' });
    else take(fitDrawing(contours, height));
  };
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file !== undefined) read(file).catch(() => showToast(t('drawing.unreadable'), { tone: 'bad' }));
  };
  return (
    <div className={styles['drawing']} role="group" aria-label={t('engraving.drawing')}>
      <div className={styles['buttons']}>
        <Button icon="edit" onClick={() => setDrawing(true)}>
          {t('drawing.by-hand')}
        </Button>
        <label className={styles['file']}>
          <input type="file" accept=".svg,image/svg+xml" aria-label={t('drawing.image')} onChange={pick} />
          <span className={styles['fileFace']}>{t('drawing.image')}</span>
        </label>
        {engraving.drawing !== null && (
          <Button look="quiet" icon="trash" onClick={() => onChange({ ...engraving, drawing: null }, null)}>
            {t('drawing.remove')}
          </Button>
        )}
      </div>
      {engraving.drawing !== null && (
        <DrawingHeight
          key={engraving.text}
          path={engraving.drawing}
          onPath={(drawing) => onChange({ ...engraving, drawing }, 'drawing')}
          onSettle={settle}
        />
      )}
      <DrawDialog
        isOpen={isDrawing}
        onClose={() => setDrawing(false)}
        onDrawn={(strokes) => {
          if (take(fitStrokes(strokes, height))) setDrawing(false);
        }}
      />
    </div>
  );
}

interface DrawingHeightProps {
  readonly path: string;
  readonly onPath: (path: string) => void;
  readonly onSettle: () => void;
}

function DrawingHeight({ path, onPath, onSettle }: DrawingHeightProps) {
  const t = useTexts('configurator');
  // While the slider is pulled, every size is made from the drawing as it was first: rounding does not add up.
  const [source, setSource] = useState(path);
  const box = boxOf(parsePathData(path) ?? []);
  if (box === null || box.height <= 0) return null;
  return (
    <Measure
      label={t('drawing.height')}
      value={Math.round(box.height * 20) / 20}
      {...HEIGHTS}
      onChange={(height) => {
        const resized = resizedDrawing(source, height);
        if (resized !== null) onPath(resized);
      }}
      onSettle={() => {
        setSource(path);
        onSettle();
      }}
    />
  );
}
