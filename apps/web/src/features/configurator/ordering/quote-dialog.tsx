import {
  addQuotePosition,
  coupleName,
  getCouple,
  getQuote,
  getQuotePdf,
  listDue,
  listQuotes,
  type Quote,
} from '@ringwerk/contract';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link } from '../../../routing/link.tsx';
import { isApiError } from '../../../api/api-error.ts';
import { call, operationUrl } from '../../../api/call.ts';
import { NEW_QUOTE, QuoteTarget } from '../../../domain/quoting/quote-target.tsx';
import { useAct } from '../../../api/use-operation-mutation.ts';
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
import styles from '../parts/dialog-form.module.css';
import { OrderPrice } from './order-price.tsx';
import { coupleAtHand } from '../../../domain/couples/couple-at-hand.ts';
import { madeFor } from './made-for.ts';
import { RingHead } from './ring-head.tsx';

/** Whom a new quote is for; one that is there has its own. */
function Customer({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const t = useTexts('configurator');
  return (
    <>
      <CoupleField />
      <PersonFields />
      <TextField
        label={t('quote.customer')}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onName(event.target.value)}
      />
    </>
  );
}

/** Freezes today's prices for a customer and opens the quote as PDF. */
export function QuoteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const formId = useId();
  const { partner } = useConfigurator();
  const { create, ask } = useQuoting();
  const [customerName, setCustomerName] = useState('');
  const [target, setTarget] = useState(NEW_QUOTE);
  const close = (): void => {
    create.reset();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask({ name: customerName.trim(), target }, close);
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
          {/* The ring that it is made from is the quote's: one that is there has its own. */}
          {partner === null && (
            <QuoteTarget value={target} coupleId={coupleAtHand()?.id ?? null} onChange={setTarget} />
          )}
          {target === NEW_QUOTE && <Customer name={customerName} onName={setCustomerName} />}
          {create.error && <FieldError id={`${formId}-error`}>{errorText(create.error)}</FieldError>}
        </form>
      ) : (
        <QuoteMade quote={create.data} />
      )}
    </Dialog>
  );
}

interface Asked {
  readonly name: string;
  /** An open quote that grows, or `NEW_QUOTE`. */
  readonly target: string;
}

/** Asks for the quote at once, or as soon as there is a network; a quote that is there grows at once. */
function useQuoting() {
  const errorText = useErrorText();
  const language = useLanguage();
  const { session, model, partner } = useConfigurator();
  const setId = model.setId === null ? {} : { setId: model.setId };
  const key = useRef({ of: '', key: '' });
  const make = async (name: string): Promise<Quote> => {
    const { link } = session.state.getState().evaluated;
    const { sendSafely } = await import('../../../api/offline/outbox.ts');
    const whose = madeFor(session.design, partner);
    const body = {
      design: session.design,
      ...setId,
      // The paper is the couple's.
      language: coupleAtHand()?.language ?? language,
      ...(name === '' ? {} : { customerName: name }),
      ...whose,
    };
    const named = whose.persons === undefined ? model.name : coupleName(whose.persons);
    const about = { title: name === '' ? named : name, setId: model.setId, link };
    return sendSafely('createQuote', { ...body, idempotencyKey: newActKey() }, about);
  };
  const grow = (target: string): Promise<Quote> => {
    const position = { kind: 'rings', design: session.design, ...setId } as const;
    const of = JSON.stringify([target, position]);
    if (key.current.of !== of) key.current = { of, key: newActKey() };
    const body = { idempotencyKey: key.current.key, position };
    return call(addQuotePosition, { params: { id: target }, body });
  };
  const create = useAct(
    ({ name, target }: Asked) => (target === NEW_QUOTE ? make(name) : grow(target)),
    [listQuotes, getQuote, getCouple, listDue],
  );
  const ask = (asked: Asked, onQueued: () => void): void =>
    create.mutate(asked, {
      // What waits for the network is no failure.
      onError: (error) => {
        if (!isApiError(error, 'network.queued')) return;
        showToast(errorText(error), { life: 12_000 });
        onQueued();
      },
    });
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
