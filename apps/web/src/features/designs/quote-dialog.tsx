import {
  AREAS,
  createQuote,
  getCouple,
  listDue,
  listQuotes,
  type CoupleRef,
  type Language,
  type ListedDesign,
} from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { usePermission } from '../../api/session-store.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useDesignName } from '../../domain/couples/design-name.ts';
import { CouplePicker } from '../../domain/couples/couple-picker.tsx';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { quotePath } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import styles from './designs-page.module.css';

interface Chosen extends CoupleRef {
  readonly language?: Language;
}

/** A quote for a saved design, at today's price, into the file of its couple. */
export function QuoteDialog({ design, onClose }: { readonly design: ListedDesign; readonly onClose: () => void }) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const designName = useDesignName();
  const navigate = useNavigate();
  const formId = useId();
  const ownLanguage = useLanguage();
  const [known] = design.couples;
  const [couple, setCouple] = useState<Chosen | null>(known ?? null);
  const canChoose = usePermission(AREAS.couples.needs);
  const keyOf = useEntriesKey();
  const create = useOperationMutation(createQuote, [listQuotes, getCouple, listDue]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Of a file that the card names only, the server knows the language.
    const language = couple === null ? ownLanguage : couple.language;
    create.mutate(
      {
        body: {
          design: design.design,
          idempotencyKey: keyOf({ coupleId: couple?.id ?? null }),
          ...(design.setId === null ? {} : { setId: design.setId }),
          ...(couple === null ? {} : { coupleId: couple.id }),
          ...(language === undefined ? {} : { language }),
        },
      },
      { onSuccess: ({ id }) => void navigate(quotePath(id)) },
    );
  };
  return (
    <Dialog
      title={t('room.quoteTitle', { name: designName(design) })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={create.isPending || create.isSuccess}>
            {t('room.quoteMake')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit}>
        <p className={styles['small']}>{t('room.quoteLead')}</p>
        {canChoose && <CouplePicker chosen={couple} onChoose={setCouple} onRelease={() => setCouple(null)} />}
        {create.error !== null && <FieldError id={`${formId}-error`}>{errorText(create.error)}</FieldError>}
      </form>
    </Dialog>
  );
}
