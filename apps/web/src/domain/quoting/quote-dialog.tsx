import { AREAS, type CoupleRef, type Language, type QuotePositionInput } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { quotePath } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CouplePicker } from '../couples/couple-picker.tsx';
import styles from './quote-dialog.module.css';
import { NEW_QUOTE, QuoteTarget } from './quote-target.tsx';
import { useQuoting } from './use-quoting.ts';

interface Chosen extends CoupleRef {
  readonly language?: Language;
}

export interface QuoteDialogProps {
  /** What is quoted, as it is called. */
  readonly name: string;
  readonly position: QuotePositionInput;
  /** The couple whose it is, where one is known. */
  readonly couple: Chosen | null;
  readonly onClose: () => void;
}

/** Something at today's price into a quote: a new one of its couple, or one that is still open. */
export function QuoteDialog({ name, position, couple: known, onClose }: QuoteDialogProps) {
  const t = useTexts('couples');
  const p = useTexts('positions');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const formId = useId();
  const ownLanguage = useLanguage();
  const [couple, setCouple] = useState<Chosen | null>(known);
  const [target, setTarget] = useState(NEW_QUOTE);
  const canChoose = usePermission(AREAS.couples.needs);
  const quoting = useQuoting();
  const isNew = target === NEW_QUOTE;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Of a file that is named only, the server knows the language.
    const language = couple === null ? ownLanguage : couple.language;
    quoting.mutate(
      {
        position,
        target,
        ...(couple === null ? {} : { coupleId: couple.id }),
        ...(language === undefined ? {} : { language }),
      },
      {
        onAnswer: ({ number }) => {
          if (!isNew) showToast(p('added', { number }), { tone: 'good' });
        },
        onward: ({ id }) => void navigate(quotePath(id)),
      },
    );
  };
  return (
    <Dialog
      title={t('room.quoteTitle', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={quoting.isPending || quoting.isSuccess}>
            {isNew ? t('room.quoteMake') : p('add')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit}>
        <p className={styles['lead']}>{t('room.quoteLead')}</p>
        <QuoteTarget value={target} coupleId={couple?.id ?? null} onChange={setTarget} />
        {isNew && canChoose && <CouplePicker chosen={couple} onChoose={setCouple} onRelease={() => setCouple(null)} />}
        {quoting.error !== null && <FieldError id={`${formId}-error`}>{errorText(quoting.error)}</FieldError>}
      </form>
    </Dialog>
  );
}
