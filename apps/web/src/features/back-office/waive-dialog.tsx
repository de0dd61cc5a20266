import { useState } from 'react';
import styles from '../../domain/order-life/life-facts.module.css';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useWaiver } from './use-waiver.ts';

/** Limit of the contract. */
const REASON_MAX = 600;

interface WaiveDialogProps {
  /** Of the cancelled order. */
  readonly orderId: string;
  readonly onClose: () => void;
}

/** The house lets go of what a cancellation costs, with words to the dealer. */
export function WaiveDialog({ orderId, onClose }: WaiveDialogProps) {
  const t = useTexts('life');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { waive, isPending, error } = useWaiver(orderId, onClose);
  const reason = typed.trim();
  const submit = (): void => {
    setAsked(true);
    if (reason !== '') waive(reason, null);
  };
  return (
    <Dialog
      title={t('waiveTitle')}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" isBusy={isPending} onClick={submit}>
          {t('waive')}
        </Button>
      }
    >
      <div className={styles['life']}>
        <p>{t('waiveLead')}</p>
        <TextArea
          label={t('waiveReason')}
          maxLength={REASON_MAX}
          value={typed}
          error={isAsked && reason === '' ? t('waiveMissing') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error !== null && <p role="alert">{errorText(error)}</p>}
      </div>
    </Dialog>
  );
}
