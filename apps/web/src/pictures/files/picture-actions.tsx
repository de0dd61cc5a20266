import { saveFile } from '../../domain/download/save-file.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { PictureRunControl, SavedFile } from './use-picture-run.ts';

export const savePicture = ({ name, blob }: SavedFile): void => saveFile(name, blob, blob.type);

export interface PictureActionsProps {
  readonly control: PictureRunControl;
  readonly canStart: boolean;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** The steps that each state of a file has. */
export function PictureActions({ control: { run, cancel, reset }, canStart, onStart, onClose }: PictureActionsProps) {
  const t = useTexts('pictures');
  switch (run.step) {
    case 'drawing':
      return <Button onClick={cancel}>{t('cancel')}</Button>;
    case 'saved':
      return (
        <>
          <Button look="quiet" onClick={() => savePicture(run.file)}>
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
