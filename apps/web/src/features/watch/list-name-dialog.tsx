import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isMissing = name.trim() === '';
  const submit = async (): Promise<void> => {
    setAsked(true);
    if (isMissing) return;
    setBusy(true);
    await onSubmit(name.trim());
    setBusy(false);
  };
  return (
    <form
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
        error={isAsked && isMissing ? t('nameMissing') : undefined}
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
