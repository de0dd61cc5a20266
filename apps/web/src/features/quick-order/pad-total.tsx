import { useSeesTrade } from '../../api/session-store.ts';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import styles from './pad-total.module.css';
import { isReady, type CheckedRow } from './use-checked-rows.ts';

interface PadTotalProps {
  readonly rows: readonly CheckedRow[];
  /** Changed prices of one piece that were agreed to, by row. */
  readonly agreed?: Readonly<Record<string, number>>;
}

const NONE: Readonly<Record<string, number>> = {};

/** Pieces, weight and prices of the lines that can be ordered as they stand; the trade price to whoever may see it. */
export function PadTotal({ rows, agreed = NONE }: PadTotalProps) {
  const t = useTexts('pad');
  const format = useFormat();
  const trade = useTradeMoney();
  const seesTrade = useSeesTrade();
  const known = rows.filter(isReady).flatMap(({ row, answer }) => {
    const made = answer?.made;
    return made == null ? [] : [{ ...made, gross: agreed[row.key] ?? made.gross, quantity: row.quantity }];
  });
  const [first] = known;
  if (first === undefined) return null;
  const sum = (value: (each: (typeof known)[number]) => number): number =>
    known.reduce((total, each) => total + value(each) * each.quantity, 0);
  const isPriced = known.every(({ cost }) => cost !== undefined);
  return (
    <dl className={styles['total']}>
      <div>
        <dt>{t('piecesTotal')}</dt>
        <dd>{format.number(sum(() => 1))}</dd>
      </div>
      <div>
        <dt>{t('weightTotal')}</dt>
        <dd>{format.grams(sum(({ grams }) => grams))}</dd>
      </div>
      {seesTrade && isPriced && (
        <div>
          <dt>{t('tradeTotal')}</dt>
          <dd>{trade.money(sum(({ cost = 0 }) => cost))}</dd>
        </div>
      )}
      <div>
        <dt>{t('total')}</dt>
        <dd>
          <Price amount={sum(({ gross }) => gross)} currency={first.currency} size="l" />
        </dd>
      </div>
    </dl>
  );
}
