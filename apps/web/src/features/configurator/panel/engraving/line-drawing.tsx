import { useState } from 'react';
import type { Engraving } from '@ringwerk/kernel';
import { parsePathData } from '@ringwerk/kernel/engraving';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { withMethod } from '../../model/engraving-lines.ts';
import { fitDrawing, fitStrokes, resizedDrawing, type FittedDrawing } from './drawing/fit-drawing.ts';
import { boxOf } from './drawing/path-text.ts';
import { readSvg, SVG_BYTES_MAX } from './drawing/read-svg.ts';
import { useRingEdit } from '../../session/use-configurator.ts';
import { MeasureInUnits } from '../measure-in-units.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { FileButton } from './file-button.tsx';
import { SoundDialog } from './sound-dialog.tsx';
import type { WriteLine } from './use-engraving-lines.ts';
import styles from './engraving.module.css';

export interface LineDrawingProps {
  readonly engraving: Engraving;
  readonly letterHeight: number | null;
  readonly onWrite: WriteLine;
}

/** Heights of a drawing that are offered, mm. */
const HEIGHTS = { min: 0.6, max: 5, step: 0.05 };
const USUAL = 1.8;

/** A drawing before the words: by finger or mouse, or from an SVG image; in its size, or taken out. */
export default function LineDrawing({ engraving, letterHeight, onWrite }: LineDrawingProps) {
  const t = useTexts('configurator');
  const { ring, settle } = useRingEdit();
  const [open, setOpen] = useState<'pad' | 'sound' | null>(null);
  const close = (): void => setOpen(null);
  const usual = Math.min(ring.width - 1.2, letterHeight ?? USUAL);
  const height = Math.max(HEIGHTS.min, usual);
  const take = (fitted: FittedDrawing | null): boolean => {
    if (fitted === null) {
      showToast(t('drawing.too-detailed'), { tone: 'bad' });
      return false;
    }
    // Only the laser follows a drawing.
    const byLaser = (line: Engraving) => (line.method === 'laser' ? line : withMethod(line, 'laser'));
    onWrite((now) => ({ ...byLaser(now), drawing: fitted.path }), null);
    return true;
  };
  const read = async (file: File): Promise<void> => {
    const contours = file.size > SVG_BYTES_MAX ? null : readSvg(await file.text());
    if (contours === null) showToast(t('drawing.unreadable'), { tone: 'bad' });
    else take(fitDrawing(contours, height));
  };
  const pick = (file: File): void => {
    read(file).catch(() => showToast(t('drawing.unreadable'), { tone: 'bad' }));
  };
  return (
    <div className={styles['drawing']} role="group" aria-label={t('engraving.drawing')}>
      <div className={styles['buttons']}>
        <Button icon="edit" onClick={() => setOpen('pad')}>
          {t('drawing.by-hand')}
        </Button>
        <Button onClick={() => setOpen('sound')}>{t('sound.title')}</Button>
        <FileButton accept=".svg,image/svg+xml" label={t('drawing.image')} onFile={pick} />
        {engraving.drawing !== null && (
          <Button look="quiet" icon="trash" onClick={() => onWrite((now) => ({ ...now, drawing: null }), null)}>
            {t('drawing.remove')}
          </Button>
        )}
      </div>
      {engraving.drawing !== null && (
        <DrawingHeight
          key={engraving.text}
          path={engraving.drawing}
          onPath={(drawing) => onWrite((now) => ({ ...now, drawing }), 'drawing')}
          onSettle={settle}
        />
      )}
      <DrawDialog
        isOpen={open === 'pad'}
        onClose={close}
        onDrawn={(strokes) => take(fitStrokes(strokes, height)) && close()}
      />
      <SoundDialog
        isOpen={open === 'sound'}
        onClose={close}
        onDrawn={(contours) => take(fitDrawing(contours, height)) && close()}
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
  const resize = (height: number): void => {
    const resized = resizedDrawing(source, height);
    if (resized !== null) onPath(resized);
  };
  return (
    <MeasureInUnits
      label={t('drawing.height')}
      value={Math.round(box.height * 20) / 20}
      {...HEIGHTS}
      onPull={resize}
      onTake={(nextValue) => {
        resize(nextValue());
        onSettle();
      }}
      onSettle={() => {
        setSource(path);
        onSettle();
      }}
    />
  );
}
