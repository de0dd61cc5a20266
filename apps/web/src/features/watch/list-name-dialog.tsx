import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import styles from './list-name-dialog.module.css';

const NAME_MAX = 80;

export interface ListNameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly initial: string;
  readonly isOpen: boolean;
  /** Resolves when the name is kept; a failure is the caller's to tell. */
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function NameForm({ label, submitLabel, initial, onSubmit, onClose }: Omit<ListNameDialogProps, 'title' | 'isOpen'>) {
  const t = useTexts('watch');
  const [name, setName] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const form = useFocusOnError(attempts);
  const isMissing = name.trim() === '';
  const submit = async (): Promise<void> => {
    setAttempts(attempts + 1);
    if (isMissing) return;
    setBusy(true);
    await onSubmit(name.trim());
    setBusy(false);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={label}
        placeholder={t('newListExample')}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={name}
        error={attempts > 0 && isMissing ? t('nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Asks for the name of a list, new or old. */
export function ListNameDialog({ title, isOpen, ...form }: ListNameDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={form.onClose}>
      <NameForm {...form} />
    </Dialog>
  );
}
