import { getWhatIf, type ChangedArticle, type OfficePriceList, type WhatIf } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { FactList } from '../../../domain/trade/fact-list.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { modelPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import styles from './prices.module.css';
import { useTableWords } from './use-table-words.ts';

const changeOf = ({ before, after }: { readonly before: number; readonly after: number }): number =>
  before === 0 ? 0 : after / before - 1;

/** How many articles change by how much; the longest bar fills its row. */
function Distribution({ columns }: { readonly columns: WhatIf['distribution'] }) {
  const t = useTexts('prices');
  const format = useFormat();
  const most = Math.max(...columns.map(({ count }) => count));
  return (
    <table className={styles['distribution']} aria-label={t('whatIf.distribution')}>
      <tbody>
        {columns.map(({ least, count }) => (
          <tr key={least}>
            <th scope="row">{t('whatIf.range', { least: format.number(least), most: format.number(least + 1) })}</th>
            <td aria-label={format.number(count)}>
              <meter min={0} max={most} value={count} aria-hidden="true" />
            </td>
            <td>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const articleLink = (article: ChangedArticle): ReactNode => (
  <Link to={modelPath(article)}>{`${article.articleNumber} ${article.name}`}</Link>
);

function Articles({ label, articles }: { readonly label: string; readonly articles: readonly ChangedArticle[] }) {
  const t = useTexts('prices');
  const format = useFormat();
  const words = useTableWords();
  const euros = (key: 'before' | 'after', title: string): DataColumn<ChangedArticle> => ({
    key,
    label: title,
    isNumber: true,
    text: (row) => format.number(row[key] / 100, 2),
    order: (row) => row[key],
  });
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{label}</h3>
      <DataTable
        label={label}
        rows={articles}
        rowKey={({ setId, isWithoutStones }) => `${setId} ${String(isWithoutStones)}`}
        words={words}
        columns={[
          {
            key: 'article',
            label: t('whatIf.article'),
            text: ({ articleNumber, name }) => `${articleNumber} ${name}`,
            cell: articleLink,
          },
          {
            key: 'form',
            label: t('section.stones'),
            text: ({ isWithoutStones }) => (isWithoutStones ? t('whatIf.plain') : ''),
          },
          euros('before', t('whatIf.now')),
          euros('after', t('whatIf.then')),
          {
            key: 'change',
            label: t('whatIf.change'),
            isNumber: true,
            text: (row) => format.number(changeOf(row) * 100, 2),
            order: changeOf,
          },
          {
            key: 'margin',
            label: t('column.margin'),
            isNumber: true,
            text: ({ margin }) => format.number(margin * 100, 1),
            order: ({ margin }) => margin,
          },
        ]}
      />
    </section>
  );
}

/** What a list would do: the collection and all open quotes by it, beside what counts now. */
export function WhatIfPanel({ list }: { readonly list: OfficePriceList }) {
  const t = useTexts('prices');
  const format = useFormat();
  const answer = useOperationQuery(getWhatIf, { params: { id: list.id } }, { staleTime: 0 });
  const euros = (cents: number): string => format.money(cents, 'EUR');
  return (
    <section className={styles['whatIf']} aria-label={t('whatIf')}>
      <QueryView result={answer} waiting={<p role="status">{t('whatIf.busy')}</p>}>
        {({ articles, unpriced, distribution, movers, belowGuard, quotes }) => (
          <>
            <FactList
              facts={[
                { label: t('whatIf.articles'), value: format.number(articles) },
                { label: t('whatIf.unpriced'), value: format.number(unpriced) },
                { label: t('whatIf.warned'), value: format.number(belowGuard.count) },
                {
                  label: t('whatIf.quotes'),
                  value: `${format.number(quotes.count)} · ${t('whatIf.quoteSum', {
                    before: euros(quotes.before),
                    after: euros(quotes.after),
                  })}`,
                },
              ]}
            />
            <Distribution columns={distribution} />
            {movers.length === 0 ? (
              <p>{t('whatIf.none')}</p>
            ) : (
              <Articles label={t('whatIf.movers')} articles={movers} />
            )}
            {belowGuard.count > 0 && <Articles label={t('whatIf.warned')} articles={belowGuard.articles} />}
          </>
        )}
      </QueryView>
    </section>
  );
}
