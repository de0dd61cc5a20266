import { getQuote, getQuoteChanges, listDue, listQuotes, repriceQuote, type Quote } from '@ringwerk/contract';
import { useId, useState } from 'react';
import { newActKey } from '../../api/offline/act-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { quotePath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChangesTable } from './changes-table.tsx';
import styles from './quote-answer.module.css';

/** Where a quote stands among its renewals: what the last one changed, and the way to the next. */
export function QuoteRenewal({ quote }: { readonly quote: Quote }) {
  const t = useTexts('quote');
  const titleId = useId();
  const { replaces, replacedBy, status } = quote;
  const [isCompared, setCompared] = useState(status === 'expired');
  if (status === 'ordered' && replaces === null) return null;
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('renewalTitle')}
      </h2>
      {replaces !== null && (
        <>
          <p className={styles['small']}>
            {t('renews')} <Link to={quotePath(replaces.id)}>{replaces.number}</Link>
          </p>
          <Changes id={replaces.id} />
        </>
      )}
      {replacedBy !== null && (
        <p className={styles['small']}>
          {t('renewedBy')} <Link to={quotePath(replacedBy.id)}>{replacedBy.number}</Link>
        </p>
      )}
      {replacedBy === null && status !== 'ordered' && (
        <>
          {isCompared ? (
            <Changes id={quote.id} />
          ) : (
            <div className={styles['steps']}>
              <Button look="quiet" onClick={() => setCompared(true)}>
                {t('compareToday')}
              </Button>
            </div>
          )}
          <Renew quote={quote} />
        </>
      )}
    </section>
  );
}

function Changes({ id }: { readonly id: string }) {
  const t = useTexts('quote');
  const answer = useOperationQuery(getQuoteChanges, { params: { id } }, { staleTime: 0 });
  if (answer.isError && answer.error.code === 'design.refused') return <p role="status">{t('refusedToday')}</p>;
  return <QueryView result={answer}>{(changes) => <ChangesTable changes={changes} />}</QueryView>;
}

/** One touch: the new quote opens and says what changed. */
function Renew({ quote }: { readonly quote: Quote }) {
  const t = useTexts('quote');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [key] = useState(newActKey);
  const renew = useOperationMutation(repriceQuote, [getQuote, listQuotes, listDue]);
  return (
    <div className={styles['part']}>
      <div className={styles['steps']}>
        <Button
          look={quote.status === 'expired' ? 'primary' : 'secondary'}
          isBusy={renew.isPending}
          onClick={() =>
            renew.mutate(
              { params: { id: quote.id }, body: { idempotencyKey: key } },
              {
                onAnswer: ({ number }) => showToast(t('renewed', { number }), { tone: 'good' }),
                onward: ({ id }) => void navigate(quotePath(id)),
              },
            )
          }
        >
          {t('renew')}
        </Button>
      </div>
      {renew.error !== null && <p role="alert">{errorText(renew.error)}</p>}
    </div>
  );
}
