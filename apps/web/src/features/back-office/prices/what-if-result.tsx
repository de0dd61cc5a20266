import type { ChangedArticle, KeptWhatIf, WhatIf } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { FactList } from '../../../domain/trade/fact-list.tsx';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { modelPath, PATHS } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import styles from './prices.module.css';
import { useTableWords } from './use-table-words.ts';

type Mover = WhatIf['quotes']['movers'][number];
type WeighedArticle = WhatIf['weighedOtherwise']['articles'][number];

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

type Form = Omit<ChangedArticle, 'before' | 'after' | 'margin'>;
const articleLink = (article: Form): ReactNode => (
  <Link to={modelPath(article)}>{`${article.articleNumber} ${article.name}`}</Link>
);

/** Columns that say which form of which article a row is about. */
function useFormColumns<Row extends Form>(): readonly DataColumn<Row>[] {
  const t = useTexts('prices');
  return [
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
  ];
}

/** Columns of two prices and of the change between them. */
function useChangeColumns<Row extends { readonly before: number; readonly after: number }>(
  now: string,
  then: string,
): readonly DataColumn<Row>[] {
  const t = useTexts('prices');
  const format = useFormat();
  const { plain } = useTradeMoney();
  const price = (key: 'before' | 'after', label: string): DataColumn<Row> => ({
    key,
    label,
    isNumber: true,
    text: (row) => plain(row[key]),
    order: (row) => row[key],
  });
  return [
    price('before', now),
    price('after', then),
    {
      key: 'change',
      label: t('whatIf.change'),
      isNumber: true,
      text: (row) => format.number(changeOf(row) * 100, 2),
      order: changeOf,
    },
  ];
}

const formKey = ({ setId, isWithoutStones }: Form): string => `${setId} ${String(isWithoutStones)}`;

function Articles({ label, articles }: { readonly label: string; readonly articles: readonly ChangedArticle[] }) {
  const t = useTexts('prices');
  const format = useFormat();
  const words = useTableWords();
  const { sign } = useTradeMoney();
  const forms = useFormColumns<ChangedArticle>();
  const changes = useChangeColumns<ChangedArticle>(
    t('whatIf.now', { currency: sign }),
    t('whatIf.then', { currency: sign }),
  );
  const margin: DataColumn<ChangedArticle> = {
    key: 'margin',
    label: t('column.margin'),
    isNumber: true,
    text: (row) => format.number(row.margin * 100, 1),
    order: (row) => row.margin,
  };
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{label}</h3>
      <DataTable
        table="what-if-articles"
        label={label}
        rows={articles}
        rowKey={formKey}
        words={words}
        columns={[...forms, ...changes, margin]}
      />
    </section>
  );
}

/** Open quotes side by side: what the couple was offered, and what the same ring would cost by the draft. */
function QuoteMovers({ movers }: { readonly movers: readonly Mover[] }) {
  const t = useTexts('prices');
  const words = useTableWords();
  const { sign } = useTradeMoney();
  const changes = useChangeColumns<Mover>(
    t('whatIf.quoteNow', { currency: sign }),
    t('whatIf.quoteThen', { currency: sign }),
  );
  const label = t('whatIf.quoteMovers');
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{label}</h3>
      <DataTable
        table="what-if-quotes"
        label={label}
        rows={movers}
        rowKey={({ number }) => number}
        words={words}
        columns={[{ key: 'number', label: t('whatIf.quoteNumber'), text: ({ number }) => number }, ...changes]}
      />
    </section>
  );
}

/** Articles of which a release says another weight than the one that is billed. */
function Weighed({ articles }: { readonly articles: readonly WeighedArticle[] }) {
  const t = useTexts('prices');
  const format = useFormat();
  const words = useTableWords();
  const forms = useFormColumns<WeighedArticle>();
  const grams = (key: string, label: string, of: (row: WeighedArticle) => number): DataColumn<WeighedArticle> => ({
    key,
    label,
    isNumber: true,
    text: (row) => format.number(of(row), 2),
    order: of,
  });
  const label = t('whatIf.weighed');
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{label}</h3>
      <p className={styles['lead']}>
        {t('whatIf.weighedLead')} <Link to={PATHS.officeWeights}>{t('weights.open')}</Link>
      </p>
      <DataTable
        table="what-if-margins"
        label={label}
        rows={articles}
        rowKey={formKey}
        words={words}
        columns={[
          ...forms,
          grams('grams', t('whatIf.grams'), (row) => row.grams),
          grams('otherGrams', t('whatIf.otherGrams'), (row) => row.otherGrams),
          grams('difference', t('whatIf.difference'), (row) => row.otherGrams - row.grams),
        ]}
      />
    </section>
  );
}

/** What a list would do: the collection and all open quotes by it, beside what counted then. */
export function WhatIfResult({ result }: { readonly result: KeptWhatIf }) {
  const t = useTexts('prices');
  const format = useFormat();
  const { money } = useTradeMoney();
  const { articles, unpriced, distribution, movers, belowGuard, weighedOtherwise, quotes } = result;
  const quoteSum = t('whatIf.quoteSum', { before: money(quotes.before), after: money(quotes.after) });
  return (
    <>
      <FactList
        facts={[
          { label: t('whatIf.articles'), value: format.number(articles) },
          { label: t('whatIf.unpriced'), value: format.number(unpriced) },
          { label: t('whatIf.warned'), value: format.number(belowGuard.count) },
          { label: t('whatIf.quotes'), value: `${format.number(quotes.count)} · ${quoteSum}` },
          { label: t('whatIf.quotesUnpriced'), value: format.number(quotes.unpriced) },
          ...(weighedOtherwise.count === 0
            ? []
            : [{ label: t('whatIf.weighed'), value: format.number(weighedOtherwise.count) }]),
        ]}
      />
      <p className={styles['lead']}>{t('whatIf.basis')}</p>
      <Distribution columns={distribution} />
      {movers.length === 0 ? <p>{t('whatIf.none')}</p> : <Articles label={t('whatIf.movers')} articles={movers} />}
      {belowGuard.count > 0 && <Articles label={t('whatIf.warned')} articles={belowGuard.articles} />}
      {quotes.movers.length > 0 && <QuoteMovers movers={quotes.movers} />}
      {weighedOtherwise.count > 0 && <Weighed articles={weighedOtherwise.articles} />}
    </>
  );
}
