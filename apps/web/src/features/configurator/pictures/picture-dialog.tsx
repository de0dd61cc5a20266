import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { isStageBroken, useStageViewer } from '../session/stage-viewer.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { drawChoices } from './draw-choices.ts';
import { fileName } from '../../../pictures/files/file-name.ts';
import { FIRST_CHOICES, sceneOf, sizeOf, type PictureChoices } from './picture-choices.ts';
import { PictureActions, savePicture } from '../../../pictures/files/picture-actions.tsx';
import { PictureProgress } from '../../../pictures/files/picture-progress.tsx';
import { PictureQuestions } from './picture-questions.tsx';
import { useEncodableFormats } from './use-encodable-formats.ts';
import { useHiddenStage } from '../../../pictures/files/use-hidden-stage.ts';
import { usePictureRun } from '../../../pictures/files/use-picture-run.ts';
import { usePreview } from '../../../pictures/files/use-preview.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The rings of the stage as files of the dealer's own: a picture, a turn as numbered pictures, a turn as video. */
export function PictureDialog({ isOpen, onClose }: DialogProps) {
  const t = useTexts('pictures');
  const { model, session } = useConfigurator();
  const { viewer, isBroken } = useStageViewer();
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [name, setName] = useState(`${model.articleNumber} ${model.name}`);
  const control = usePictureRun(isStageBroken);
  const { run } = control;
  const isDrawn = viewer !== null && !isBroken;
  const asked = isOpen && isDrawn && run.step === 'asking' ? viewer : null;
  const preview = usePreview(asked, sizeOf(choices), sceneOf(choices));
  const formats = useEncodableFormats(sizeOf(choices), isOpen && choices.kind === 'video');
  useHiddenStage(isOpen ? viewer : null);
  const chosen: PictureChoices = { ...choices, format: formatOf(choices, formats ?? []) };
  const start = (): void => {
    if (viewer === null) return;
    control.start(async (under) => {
      // What the stage shows while a change settles is not yet the ring at rest.
      await session.pictures.settle();
      return drawChoices(viewer, chosen, fileName(name, model.articleNumber), under);
    }, savePicture);
  };
  const close = (): void => {
    control.cancel();
    onClose();
  };
  const canStart = isDrawn && (choices.kind !== 'video' || chosen.format !== null);
  return (
    <Dialog
      title={t('title')}
      isOpen={isOpen}
      onClose={close}
      isWide
      actions={<PictureActions control={control} canStart={canStart} onStart={start} onClose={close} />}
    >
      {run.step !== 'asking' ? (
        <PictureProgress run={run} />
      ) : !isDrawn ? (
        <p role="alert">{t('noViewer')}</p>
      ) : (
        <PictureQuestions
          choices={chosen}
          onChange={(changes) => setChoices((before) => ({ ...before, ...changes }))}
          name={name}
          onName={setName}
          preview={preview}
          formats={formats}
        />
      )}
    </Dialog>
  );
}

/** The container that was chosen, where it is encoded here; else the first that is. */
const formatOf = ({ format }: PictureChoices, formats: readonly NonNullable<PictureChoices['format']>[]) =>
  formats.find((each) => each === format) ?? formats[0] ?? null;
