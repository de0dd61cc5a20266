import type { Statistics } from '@ringwerk/contract';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './statistics.module.css';
import { marginShare, sumQuoted, sumSold, wonShare } from './sums.ts';

interface Total {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** The period at one look. */
export function Totals({ figures: { sold, quotes } }: { readonly figures: Statistics }) {
  const t = useTexts('statistics');
  const trade = useTexts('trade');
  const format = useFormat();
  const { money } = useTradeMoney();
  const all = sumSold(sold);
  const quoted = sumQuoted(quotes);
  const rate = wonShare(quoted);
  const byCurrency = [...Map.groupBy(sold, ({ currency }) => currency)];
  const totals: readonly Total[] = [
    {
      label: t('orders'),
      value: format.number(all.orders),
      note: t('pieceCount', { count: all.pieces, shown: format.number(all.pieces) }),
    },
    ...byCurrency.flatMap(([currency, months]): Total[] => {
      const sum = sumSold(months);
      return [
        {
          label: trade('gross'),
          value: format.money(sum.gross, currency),
          note: `${trade('cost')} ${money(sum.cost)}`,
        },
        {
          label: t('margin'),
          value: format.money(sum.margin, currency),
          note: t('ofNet', { share: format.percent(marginShare(sum)) }),
        },
      ];
    }),
    {
      label: t('quotes.rate'),
      value: rate === null ? '–' : format.percent(rate),
      note: t('quotes.openCount', { count: quoted.open, shown: format.number(quoted.open) }),
    },
  ];
  return (
    <dl className={styles['totals']}>
      {totals.map(({ label, value, note }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          <dd className={styles['note']}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
