import { AREAS, getPaper, mayEnter, type PaperDetail } from '@ringwerk/contract';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FactList } from '../../../domain/trade/fact-list.tsx';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paperPath, workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import tableStyles from '../office-table.module.css';
import { CreditDialog } from './credit-dialog.tsx';
import { PaperFiles } from './paper-files.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { PaperAccount, PaymentList } from './paper-account.tsx';
import styles from './papers.module.css';

function Facts({ paper }: { readonly paper: PaperDetail }) {
  const t = useTexts('papers');
  const format = useFormat();
  const { dealer, order, issuedOn, issuedBy, payment, precedes, followers, reason } = paper;
  return (
    <FactList
      facts={[
        { label: t('column.dealer'), value: `${dealer.company} (${dealer.customerNumber})` },
        ...(order === null
          ? []
          : [
              {
                label: t('column.order'),
                value: <Link to={workOrderPath(order.id)}>{`${order.number} · ${order.commission}`}</Link>,
              },
            ]),
        { label: t('column.date'), value: format.date(issuedOn) },
        { label: t('issuedBy'), value: issuedBy },
        ...(payment === null ? [] : [{ label: t('dueOn'), value: format.date(payment.dueOn) }]),
        ...(precedes === null
          ? []
          : [{ label: t('precedes'), value: <Link to={paperPath(precedes.id)}>{precedes.number}</Link> }]),
        ...(followers.length === 0
          ? []
          : [
              {
                label: t('followers'),
                value: followers.map(({ id, number }) => (
                  <Link key={id} to={paperPath(id)}>
                    {`${number} `}
                  </Link>
                )),
              },
            ]),
        ...(reason === '' ? [] : [{ label: t('reason'), value: reason }]),
      ]}
    />
  );
}

function Lines({ paper: { kind, lines } }: { readonly paper: PaperDetail }) {
  const t = useTexts('papers');
  const format = useFormat();
  const hasPrices = kind !== 'delivery';
  const { money } = useTradeMoney();
  const hasCredits = lines.some(({ credited }) => credited > 0);
  return (
    <div className={tableStyles['scroll']}>
      <table className={tableStyles['table']}>
        <caption className="visually-hidden">{t('lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col" className={tableStyles['figure']}>
              {t('quantity')}
            </th>
            {hasPrices && (
              <>
                <th scope="col" className={tableStyles['figure']}>
                  {t('price')}
                </th>
                <th scope="col" className={tableStyles['figure']}>
                  {t('net')}
                </th>
              </>
            )}
            {hasCredits && (
              <th scope="col" className={tableStyles['figure']}>
                {t('credited')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of an issued paper never change
            <tr key={index}>
              <th scope="row">
                {line.name}
                <span className={styles['description']}>{line.description}</span>
              </th>
              <td className={tableStyles['figure']}>{format.number(line.quantity)}</td>
              {hasPrices && (
                <>
                  <td className={tableStyles['figure']}>{money(line.price)}</td>
                  <td className={tableStyles['figure']}>{money(line.net)}</td>
                </>
              )}
              {hasCredits && (
                <td className={tableStyles['figure']}>{line.credited === 0 ? '–' : money(line.credited)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PaperView({ paper }: { readonly paper: PaperDetail }) {
  const t = useTexts('papers');
  const [asked, setAsked] = useState<'payment' | 'credit' | null>(null);
  const keepsBooks = mayEnter(AREAS.officeBooks, visitorOf(useSession()));
  const isInvoice = paper.kind === 'invoice';
  const isCreditable = isInvoice && paper.lines.some(({ net, credited }) => credited < net);
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.papers}
      title={`${t(`kind.${paper.kind}`)} ${paper.number}`}
      actions={
        <>
          <PaperFiles paper={paper} />
          {isCreditable && <Button onClick={() => setAsked('credit')}>{t('credit.action')}</Button>}
          {isInvoice && keepsBooks && (
            <Button look="primary" onClick={() => setAsked('payment')}>
              {t('payments.enter')}
            </Button>
          )}
        </>
      }
    >
      <Facts paper={paper} />
      <div className={styles['columns']}>
        <Lines paper={paper} />
        <div className={styles['side']}>
          {paper.gross !== null && <PaperAccount paper={paper} />}
          {isInvoice && <PaymentList paper={paper} />}
        </div>
      </div>
      {asked === 'payment' && <PaymentDialog paper={paper} onClose={() => setAsked(null)} />}
      {asked === 'credit' && <CreditDialog paper={paper} onClose={() => setAsked(null)} />}
    </OfficeFrame>
  );
}

/** `/verwaltung/papiere/{id}`: one paper, its lines, and what was paid and credited of it. */
export default function PaperPage() {
  const { id = '' }: { id?: string } = useParams();
  const answer = useOperationQuery(getPaper, { params: { id } });
  return <QueryView result={answer}>{(paper) => <PaperView key={paper.id} paper={paper} />}</QueryView>;
}
