import { AREAS, mayEnter, type Paper } from '@ringwerk/contract';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dealerFilePath, paperPath, workOrderPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import tableStyles from '../office-table.module.css';
import { PaperFiles } from './paper-files.tsx';
import styles from './papers.module.css';

const COLUMNS = ['number', 'date', 'dealer', 'order', 'gross', 'dueOn', 'open', 'state', 'files'] as const;
const FIGURES = new Set<string>(['gross', 'open']);
const NONE = '–';

/** The server sorts, newest first: a page of the list is not the whole of it. */
export function PapersTable({ papers, isStale }: { readonly papers: readonly Paper[]; readonly isStale: boolean }) {
  const t = useTexts('papers');
  const label = (column: (typeof COLUMNS)[number]): string => (column === 'state' ? t(column) : t(`column.${column}`));
  return (
    <div className={tableStyles['scroll']}>
      <table className={tableStyles['table']} aria-busy={isStale || undefined}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={FIGURES.has(column) ? tableStyles['figure'] : undefined}>
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {papers.map((paper) => (
            <Row key={paper.id} paper={paper} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ paper }: { readonly paper: Paper }) {
  const t = useTexts('papers');
  const format = useFormat();
  const { money } = useTradeMoney();
  const mayOpenDealers = mayEnter(AREAS.officeDealers, visitorOf(useSession()));
  const { id, kind, number, issuedOn, dealer, order, gross, payment } = paper;
  const open = payment === null || payment.open === 0 ? NONE : money(payment.open);
  return (
    <tr>
      <th scope="row" className={tableStyles['when']}>
        <Link to={paperPath(id)} className={classNames(styles['link'], styles['number'])}>
          {number}
        </Link>
        <span className={styles['below']}>{t(`kind.${kind}`)}</span>
      </th>
      <td className={tableStyles['when']}>{format.date(issuedOn)}</td>
      <td>
        {mayOpenDealers ? <Link to={dealerFilePath(dealer.id)}>{dealer.company}</Link> : dealer.company}
        <span className={styles['below']}>{dealer.customerNumber}</span>
      </td>
      <td className={tableStyles['when']}>
        {order === null ? (
          NONE
        ) : (
          <>
            <Link to={workOrderPath(order.id)}>{order.number}</Link>
            <span className={styles['below']}>{order.commission}</span>
          </>
        )}
      </td>
      <td className={tableStyles['figure']}>{gross === null ? NONE : money(gross)}</td>
      <td className={tableStyles['when']}>{payment === null ? NONE : format.date(payment.dueOn)}</td>
      <td className={tableStyles['figure']}>{open}</td>
      <td className={tableStyles['when']}>{payment === null ? NONE : <PaymentState state={payment.state} />}</td>
      <td>
        <PaperFiles paper={paper} />
      </td>
    </tr>
  );
}

/** How far an invoice is paid, in a word. */
export function PaymentState({ state }: Pick<NonNullable<Paper['payment']>, 'state'>) {
  const t = useTexts('papers');
  const look = state === 'overdue' ? styles['late'] : state === 'settled' ? styles['settled'] : undefined;
  return <span className={look}>{t(`state.${state}`)}</span>;
}
