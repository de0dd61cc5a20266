import { getStatistics, type Statistics } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { isPeriod, parsePeriod, presetPeriod, type Period } from './period.ts';
import { PeriodForm } from './period-form.tsx';
import { QuotesBlock } from './quotes-block.tsx';
import { AlloysBlock, StonesBlock, WidthsBlock } from './ring-blocks.tsx';
import { SeasonsBlock } from './seasons-block.tsx';
import { SoldBlock } from './sold-block.tsx';
import styles from './statistics.module.css';
import { Totals } from './totals.tsx';

/** `/statistik`: what the dealer has sold and quoted in a period, and what of it stays. */
export default function StatisticsPage() {
  const t = useTexts('statistics');
  const shell = useTexts('shell');
  const today = useToday();
  const [search, change] = useListSearch(parsePeriod);
  const usual = presetPeriod('months', today);
  const asked = { from: search.from ?? usual.from, to: search.to ?? usual.to };
  const period = isPeriod(asked) ? asked : usual;
  const answer = useOperationQuery(getStatistics, { query: period }, { keepPrevious: true });
  return (
    <Page title={shell('nav.statistics')} lead={t('lead')}>
      <PeriodForm period={period} onChange={change} />
      <div aria-busy={answer.isPlaceholderData || undefined} className={styles['figures']}>
        <QueryView result={answer}>{(figures) => <Figures period={period} figures={figures} />}</QueryView>
      </div>
    </Page>
  );
}

function Figures({ period, figures }: { readonly period: Period; readonly figures: Statistics }) {
  const t = useTexts('statistics');
  const { sold, quotes, seasons, rings } = figures;
  if (sold.length === 0 && quotes.length === 0) return <EmptyState title={t('none')}>{t('noneHelp')}</EmptyState>;
  const byCurrency = [...Map.groupBy(sold, ({ currency }) => currency)];
  return (
    <>
      <Totals figures={figures} />
      {byCurrency.map(([currency, months]) => (
        <SoldBlock key={currency} period={period} currency={currency} sold={months} isNamed={byCurrency.length > 1} />
      ))}
      {quotes.length > 0 && <QuotesBlock period={period} quotes={quotes} />}
      {rings > 0 && (
        <>
          <AlloysBlock period={period} figures={figures} />
          <WidthsBlock period={period} figures={figures} />
          <StonesBlock period={period} figures={figures} />
        </>
      )}
      {sold.length > 0 && <SeasonsBlock period={period} seasons={seasons} />}
    </>
  );
}
