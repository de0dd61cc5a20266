import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PictureScene } from '../../pictures/files/draw-picture.ts';
import { fileName } from '../../pictures/files/file-name.ts';
import { PictureActions, savePicture } from '../../pictures/files/picture-actions.tsx';
import { PicturePreview } from '../../pictures/files/picture-preview.tsx';
import { PictureProgress } from '../../pictures/files/picture-progress.tsx';
import { pictureSize, type PictureShape } from '../../pictures/files/picture-size.ts';
import { stillFile } from '../../pictures/files/save-still.ts';
import { STILL_SAMPLES, WHOLE, type PictureQuality } from '../../pictures/files/still-choices.ts';
import { QualityField, ShapeField } from '../../pictures/files/still-fields.tsx';
import { useHiddenStage } from '../../pictures/files/use-hidden-stage.ts';
import { usePictureRun } from '../../pictures/files/use-picture-run.ts';
import { usePreview } from '../../pictures/files/use-preview.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { RingPictures } from '../../viewer-host/ring-pictures.ts';
import type { ShownStage } from './couple-stage.tsx';
import styles from './picture-dialog.module.css';

/** Longer edge of a couple's picture, pixels: a print of a hand's breadth, and what a phone draws. */
const EDGE = 2048;
const SCENE: PictureScene = { ground: 'stage', fill: WHOLE };

export interface PictureDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly stage: ShownStage;
  readonly pictures: Pick<RingPictures, 'settle'>;
  /** What the rings are called here: the file is, too. */
  readonly name: string;
}

/** The couple's rings as a picture on its own device; nothing is sent. */
export default function PictureDialog({ isOpen, onClose, stage, pictures, name }: PictureDialogProps) {
  const t = useTexts('pictures');
  const title = useTexts('couple')('picture.open');
  const [shape, setShape] = useState<PictureShape>('square');
  const [quality, setQuality] = useState<PictureQuality>('best');
  const { viewer, failure } = stage;
  const isBroken = useRef(false);
  useEffect(() => void (isBroken.current = failure !== null), [failure]);
  const control = usePictureRun(() => isBroken.current);
  const { run } = control;
  const size = pictureSize(shape, EDGE);
  const preview = usePreview(isOpen && run.step === 'asking' ? viewer : null, size, SCENE);
  useHiddenStage(isOpen ? viewer : null);
  const start = (): void => {
    if (viewer === null) return;
    control.start(async (under) => {
      // What the stage shows while a change settles is not yet the ring at rest.
      await pictures.settle();
      const picture = { ...size, ...SCENE, samples: STILL_SAMPLES[quality] };
      return { name: `${fileName(name, title)}.png`, blob: await stillFile(viewer, picture, under) };
    }, savePicture);
  };
  const close = (): void => {
    control.cancel();
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      actions={<PictureActions control={control} canStart={viewer !== null} onStart={start} onClose={close} />}
    >
      {run.step === 'asking' ? (
        <div className={styles['questions']}>
          <PicturePreview preview={preview} size={size} ground={SCENE.ground} />
          <ShapeField value={shape} onChange={setShape} />
          <QualityField value={quality} onChange={setQuality} />
          <p className={styles['note']}>{t('device')}</p>
        </div>
      ) : (
        <PictureProgress run={run} />
      )}
    </Dialog>
  );
}
