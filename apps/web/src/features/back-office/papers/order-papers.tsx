import {
  AREAS,
  getDeliveryNotePdf,
  getPaperPdf,
  issueConfirmation,
  issueDeliveryNote,
  listOrderPapers,
  listPapers,
  mayEnter,
  type OrderPaper,
  type WorkOrder,
} from '@ringwerk/contract';
import { useState } from 'react';
import { operationUrl } from '../../../api/call.ts';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paperPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import styles from './papers.module.css';

type OrderPart = Pick<WorkOrder, 'id' | 'number'>;

/** Papers of an order, and those that can be issued now; the workshop has its delivery notes here. */
export function OrderPapers({ order }: { readonly order: OrderPart }) {
  const t = useTexts('papers');
  const answer = useOperationQuery(listOrderPapers, { params: { id: order.id } });
  return (
    <section>
      <h2 className={styles['title']}>{t('title')}</h2>
      <QueryView result={answer}>
        {({ papers, possible }) => (
          <>
            {papers.length === 0 && <p className={styles['soft']}>{t('order.none')}</p>}
            <ul className={styles['papers']}>
              {papers.map((paper) => (
                <PaperRow key={paper.id} paper={paper} />
              ))}
            </ul>
            <Issues order={order} possible={possible} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function PaperRow({ paper: { id, kind, number, gross } }: { readonly paper: OrderPaper }) {
  const t = useTexts('papers');
  const { money } = useTradeMoney();
  const opensPapers = mayEnter(AREAS.officePapers, visitorOf(useSession()));
  const pdf = kind === 'delivery' ? getDeliveryNotePdf : getPaperPdf;
  return (
    <li>
      <span>
        {t(`kind.${kind}`)}{' '}
        {opensPapers ? (
          <Link to={paperPath(id)} className={styles['link']}>
            {number}
          </Link>
        ) : (
          number
        )}
      </span>
      <span className={styles['files']}>
        {gross !== undefined && <span className={styles['link']}>{money(gross)}</span>}
        <a
          href={operationUrl(pdf, { params: { id } })}
          target="_blank"
          rel="noreferrer"
          aria-label={t('pdf.named', { number })}
        >
          {t('pdf')}
        </a>
      </span>
    </li>
  );
}

interface IssuesProps {
  readonly order: OrderPart;
  readonly possible: readonly OrderPaper['kind'][];
}

function Issues({ order, possible }: IssuesProps) {
  const t = useTexts('papers');
  const errorText = useErrorText();
  const [isBilling, setBilling] = useState(false);
  const confirm = useOperationMutation(issueConfirmation, [listOrderPapers, listPapers]);
  const deliver = useOperationMutation(issueDeliveryNote, [listOrderPapers, listPapers]);
  const then = {
    onAnswer: ({ number }: Pick<OrderPaper, 'number'>) => void showToast(t('issued', { number }), { tone: 'good' }),
    onError: (error: unknown) => showToast(errorText(error), { tone: 'bad' }),
  } as const;
  const input = { params: { id: order.id } };
  return (
    <div className={styles['issues']}>
      {possible.includes('confirmation') && (
        <Button isBusy={confirm.isPending} onClick={() => confirm.mutate(input, then)}>
          {t('issue.confirmation')}
        </Button>
      )}
      {possible.includes('delivery') && (
        <Button isBusy={deliver.isPending} onClick={() => deliver.mutate(input, then)}>
          {t('issue.delivery')}
        </Button>
      )}
      {possible.includes('invoice') && (
        <Button look="primary" onClick={() => setBilling(true)}>
          {t('issue.invoice')}
        </Button>
      )}
      {isBilling && <InvoiceDialog order={order} onClose={() => setBilling(false)} />}
    </div>
  );
}
