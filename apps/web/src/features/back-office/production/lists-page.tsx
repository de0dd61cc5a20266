import {
  getMeltListCsv,
  getMeltListPdf,
  getStoneListCsv,
  getStoneListPdf,
  getWorkLists,
  type WorkLists,
} from '@ringwerk/contract';
import { operationUrl } from '../../../api/call.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { readQuery } from '../../../routing/place.ts';
import { usePlace } from '../../../routing/use-navigator.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OfficePart } from '../office-part.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { FileLinks } from './file-links.tsx';
import { MetalsTable } from './metals-table.tsx';
import styles from './production.module.css';
import { StonesTable } from './stones-table.tsx';

function Lists({ lists, chosen }: { readonly lists: WorkLists; readonly chosen: string }) {
  const t = useTexts('production');
  const { orders, metals, stones, bags } = lists;
  const query = { query: { orders: chosen } };
  return (
    <>
      <p className={styles['soft']}>
        {t('lists.of', {
          count: orders.length,
          numbers: orders.map(({ number }) => number).join(', '),
        })}
      </p>
      <OfficePart
        title={t('lists.metals')}
        actions={<FileLinks pdf={operationUrl(getMeltListPdf, query)} csv={operationUrl(getMeltListCsv, query)} />}
      >
        <MetalsTable metals={metals} />
      </OfficePart>
      <OfficePart
        title={t('lists.stones')}
        actions={<FileLinks pdf={operationUrl(getStoneListPdf, query)} csv={operationUrl(getStoneListCsv, query)} />}
      >
        {stones.length === 0 ? (
          <p className={styles['soft']}>{t('lists.noStones')}</p>
        ) : (
          <StonesTable caption={t('lists.stones')} stones={stones} last="carats" />
        )}
      </OfficePart>
      {bags.length > 0 && (
        <OfficePart title={t('lists.bags')}>
          {bags.map(({ orderNumber: number, position, ring, stones: own }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a list is made anew, never changed
            <div key={index} className={styles['bag']}>
              <h3>{t('bag.title', { number, position, ring })}</h3>
              <StonesTable caption={number} stones={own} last="setting" />
            </div>
          ))}
        </OfficePart>
      )}
    </>
  );
}

function Asked({ chosen }: { readonly chosen: string }) {
  const answer = useOperationQuery(getWorkLists, { query: { orders: chosen } });
  return <QueryView result={answer}>{(lists) => <Lists lists={lists} chosen={chosen} />}</QueryView>;
}

/** `/verwaltung/listen?orders=…`: stones and metals of chosen orders, to be prepared together. */
export default function ListsPage() {
  const t = useTexts('production');
  const house = useTexts('house');
  const { search } = usePlace();
  const { orders: chosen = '' } = readQuery(search);
  return (
    <OfficeFrame section={OFFICE_SECTIONS.orders} title={t('lists.title')}>
      {chosen === '' ? (
        <EmptyState
          title={t('lists.none')}
          action={<ButtonLink url={PATHS.officeOrders}>{house('office.orders')}</ButtonLink>}
        >
          {t('lists.noneHelp')}
        </EmptyState>
      ) : (
        <Asked chosen={chosen} />
      )}
    </OfficeFrame>
  );
}
