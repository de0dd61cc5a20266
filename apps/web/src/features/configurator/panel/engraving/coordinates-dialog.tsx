import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFocusOnError } from '../../../../ui/use-focus-on-error.ts';
import { readPlace, writePlace, type Place } from './coordinates.ts';
import styles from './engraving.module.css';

export interface CoordinatesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onTake: (words: string) => void;
}

/** The place where two people met, as words of the engraving: typed or pasted as any map gives it, or where one is now. */
export default function CoordinatesDialog({ isOpen, onClose, onTake }: CoordinatesDialogProps) {
  const t = useTexts('configurator');
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'coordinates.wrong' | 'coordinates.unknown' | null>(null);
  const form = useFocusOnError(problem);
  const place = readPlace(typed);
  const close = (): void => {
    setTyped('');
    setProblem(null);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (place === null) return setProblem('coordinates.wrong');
    onTake(writePlace(place));
    close();
  };
  const change = (next: string): void => {
    setTyped(next);
    setProblem(null);
  };
  return (
    <Dialog
      title={t('coordinates.title')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId}>
            {t('coordinates.take')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles['drawing']} onSubmit={submit}>
        <TextField
          label={t('coordinates.place')}
          hint={t('coordinates.hint')}
          error={problem === null ? undefined : t(problem)}
          value={typed}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
        <p className={styles['coordinates']} role="status">
          {place === null ? ' ' : writePlace(place)}
        </p>
        <Here onPlace={(here) => change(writePlace(here))} onFail={() => setProblem('coordinates.unknown')} />
      </form>
    </Dialog>
  );
}

interface HereProps {
  readonly onPlace: (place: Place) => void;
  readonly onFail: () => void;
}

/** Where this device is, if it says so. */
function Here({ onPlace, onFail }: HereProps) {
  const t = useTexts('configurator');
  if (!('geolocation' in navigator)) return null;
  const locate = (): void =>
    navigator.geolocation.getCurrentPosition(({ coords }) => onPlace(coords), onFail, { timeout: 15_000 });
  return (
    <div className={styles['buttons']}>
      <Button onClick={locate}>{t('coordinates.here')}</Button>
    </div>
  );
}
