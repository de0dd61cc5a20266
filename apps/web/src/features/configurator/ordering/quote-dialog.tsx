import { coupleName, createQuote, getCouple, getQuotePdf, listDue, listQuotes, type Quote } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { Link } from '../../../routing/link.tsx';
import { isApiError } from '../../../api/api-error.ts';
import { operationUrl } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { newActKey } from '../../../api/offline/act-key.ts';
import { useConfigurator } from '../session/use-configurator.ts';
import { CoupleField } from '../parts/couple-field.tsx';
import { PersonFields } from '../parts/person-fields.tsx';
import { namedPersons } from '../session/persons-store.ts';
import styles from '../parts/dialog-form.module.css';
import { OrderPrice } from './order-price.tsx';
import { coupleAtHand, tiedToCouple } from '../../../domain/couples/couple-at-hand.ts';
import { RingHead } from './ring-head.tsx';

/** Freezes today's prices for a customer and opens the quote as PDF. */
export function QuoteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const formId = useId();
  const { create, ask } = useQuoting();
  const [customerName, setCustomerName] = useState('');
  const close = (): void => {
    create.reset();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask(customerName.trim(), close);
  };
  return (
    <Dialog
      title={t('quote.title')}
      isOpen={isOpen}
      onClose={close}
      actions={
        create.data === undefined ? (
          <>
            <OrderPrice />
            <Button look="quiet" onClick={close}>
              {t('cancel')}
            </Button>
            <Button look="primary" type="submit" form={formId} isBusy={create.isPending}>
              {t('quote.create')}
            </Button>
          </>
        ) : (
          <Button look="secondary" onClick={close}>
            {t('done')}
          </Button>
        )
      }
    >
      {create.data === undefined ? (
        <form id={formId} className={styles['form']} onSubmit={submit}>
          <RingHead />
          <p className={styles['lead']}>{t('quote.lead')}</p>
          <CoupleField />
          <PersonFields />
          <TextField
            label={t('quote.customer')}
            value={customerName}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setCustomerName(event.target.value)}
          />
          {create.error && <FieldError id={`${formId}-error`}>{errorText(create.error)}</FieldError>}
        </form>
      ) : (
        <QuoteMade quote={create.data} />
      )}
    </Dialog>
  );
}

/** Asks for the quote at once, or as soon as there is a network. */
function useQuoting() {
  const errorText = useErrorText();
  const language = useLanguage();
  const { session, model } = useConfigurator();
  const create = useOperationMutation(createQuote, [listQuotes, getCouple, listDue], async ({ body }) => {
    const { link } = session.state.getState().evaluated;
    const { sendSafely } = await import('../../../api/offline/outbox.ts');
    const title = body.customerName ?? (body.persons && coupleName(body.persons)) ?? model.name;
    const about = { title, setId: model.setId, link };
    return sendSafely('createQuote', { ...body, idempotencyKey: newActKey() }, about);
  });
  const ask = (name: string, onQueued: () => void): void =>
    create.mutate(
      {
        body: {
          design: session.design,
          ...(model.setId === null ? {} : { setId: model.setId }),
          // The paper is the couple's.
          language: coupleAtHand()?.language ?? language,
          ...tiedToCouple(),
          ...(name === '' ? {} : { customerName: name }),
          ...namedPersons(session.design),
        },
      },
      {
        // What waits for the network is no failure.
        onError: (error) => {
          if (!isApiError(error, 'network.queued')) return;
          showToast(errorText(error), { life: 12_000 });
          onQueued();
        },
      },
    );
  return { create, ask };
}

function QuoteMade({ quote }: { readonly quote: Quote }) {
  const t = useTexts('configurator');
  const format = useFormat();
  return (
    <div className={styles['done']} role="status">
      <p>{t('quote.made')}</p>
      <p className={styles['number']}>{quote.number}</p>
      <p className={styles['lead']}>
        {format.money(quote.retail.gross, quote.retail.currency)} ·{' '}
        {t('quote.valid', { date: format.date(quote.validUntil) })}
      </p>
      <a
        href={operationUrl(getQuotePdf, { params: { id: quote.id } })}
        target="_blank"
        rel="noreferrer"
        className={styles['link']}
      >
        {t('quote.pdf')}
      </a>
      <Link to={PATHS.quotes} className={styles['link']}>
        {t('quote.all')}
      </Link>
    </div>
  );
}
