import { useEffect, useState } from 'react';
import { saveFile } from '../../../domain/download/save-file.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RingViewer } from '../../../viewer-host/viewer-types.ts';
import { useStageViewer } from '../session/stage-viewer.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { drawChoices } from './draw-choices.ts';
import { fileName } from './file-name.ts';
import { FIRST_CHOICES, sceneOf, sizeOf, type PictureChoices } from './picture-choices.ts';
import { PictureProgress } from './picture-progress.tsx';
import { PictureQuestions } from './picture-questions.tsx';
import { useEncodableFormats } from './use-encodable-formats.ts';
import { usePictureRun, type PictureRunControl, type SavedFile } from './use-picture-run.ts';
import { usePreview } from './use-preview.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const save = ({ name, blob }: SavedFile): void => saveFile(name, blob, blob.type);

/** Nothing of the stage is seen behind the dialog: what draws it draws the files alone. */
function useHiddenStage(viewer: RingViewer | null): void {
  useEffect(() => {
    if (viewer === null) return undefined;
    const hide = (): void => viewer.setVisible(false);
    hide();
    // The stage shows itself when its tab comes back.
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      viewer.setVisible(!document.hidden);
    };
  }, [viewer]);
}

/** The rings of the stage as files of the dealer's own: a picture, a turn as numbered pictures, a turn as video. */
export function PictureDialog({ isOpen, onClose }: DialogProps) {
  const t = useTexts('pictures');
  const { model, session } = useConfigurator();
  const { viewer, isBroken } = useStageViewer();
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [name, setName] = useState(`${model.articleNumber} ${model.name}`);
  const control = usePictureRun();
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
    }, save);
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
      actions={<Actions control={control} canStart={canStart} onStart={start} onClose={close} />}
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

interface ActionsProps {
  readonly control: PictureRunControl;
  readonly canStart: boolean;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** The steps that each state of the dialog has. */
function Actions({ control: { run, cancel, reset }, canStart, onStart, onClose }: ActionsProps) {
  const t = useTexts('pictures');
  switch (run.step) {
    case 'drawing':
      return <Button onClick={cancel}>{t('cancel')}</Button>;
    case 'saved':
      return (
        <>
          <Button look="quiet" onClick={() => save(run.file)}>
            {t('again')}
          </Button>
          <Button look="quiet" onClick={reset}>
            {t('more')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      );
    case 'failed':
      return <Button onClick={reset}>{t('back')}</Button>;
    case 'asking':
      return (
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" icon="download" disabled={!canStart} onClick={onStart}>
            {t('save')}
          </Button>
        </>
      );
  }
}
