import type { Evaluation } from '@ringwerk/kernel';
import type { PriceLineKind, RetailPrice } from '@ringwerk/kernel/price';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { PriceSource } from './price-source.tsx';
import styles from './trade-figures.module.css';
import { useTradeMoney } from './use-trade-money.ts';

/** What the dealer pays, and by which list. */
interface Trade {
  readonly cost: number;
  readonly evaluation: Evaluation;
  readonly priceListId: string;
}
interface TradeFiguresProps {
  /** Pieces ordered; all other figures are those of one. */
  readonly quantity?: number;
  readonly retail: RetailPrice;
  /** Null for whoever sees no trade price. */
  readonly trade: Trade | null;
}

/** The trade side of a quote or an order, as far as its reader may see it. */
export const tradeOf = ({
  cost,
  evaluation,
  priceListId,
}: {
  readonly cost?: number | undefined;
  readonly evaluation: Evaluation;
  readonly priceListId?: string | undefined;
}): Trade | null => (cost === undefined || priceListId === undefined ? null : { cost, evaluation, priceListId });

/** Lines of the same kind, of both rings, as one sum. */
function sums(evaluation: Evaluation): { readonly kind: PriceLineKind; readonly amount: number }[] {
  const totals = new Map<PriceLineKind, number>();
  for (const { trade } of evaluation.rings) {
    for (const { kind, amount } of trade?.lines ?? []) totals.set(kind, (totals.get(kind) ?? 0) + amount);
  }
  return [...totals].map(([kind, amount]) => ({ kind, amount }));
}

function Calculation({ cost, evaluation, priceListId }: Trade) {
  const t = useTexts('trade');
  const { money } = useTradeMoney();
  return (
    <section className={styles['trade']} aria-label={t('tradeTitle')}>
      <h3 className={styles['title']}>{t('tradeTitle')}</h3>
      <dl className={styles['lines']}>
        {sums(evaluation).map(({ kind, amount }) => (
          <div key={kind}>
            <dt>{t(`line-${kind}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t('cost')}</dt>
          <dd>{money(cost)}</dd>
        </div>
        <PriceSource id={priceListId} evaluation={evaluation} />
      </dl>
    </section>
  );
}

/**
 * The couple's price; the jeweller's own figures only behind a switch that is off on every visit, because the couple
 * looks at the same screen. Until then they are nowhere in the page.
 */
export function TradeFigures({ quantity = 1, retail, trade }: TradeFiguresProps) {
  const t = useTexts('trade');
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const { net, tax, taxRate, rounding, gross, currency } = retail;
  return (
    <div className={styles['figures']}>
      <dl className={styles['lines']}>
        <div>
          <dt>{t('net')}</dt>
          <dd>{format.money(net, currency)}</dd>
        </div>
        <div>
          <dt>{t('tax', { rate: format.percent(taxRate) })}</dt>
          <dd>{format.money(tax, currency)}</dd>
        </div>
        <div data-sum>
          <dt>{t('gross')}</dt>
          <dd className={styles['gross']}>{format.money(gross, currency)}</dd>
        </div>
        {quantity > 1 && (
          <div>
            <dt>{t('totalPieces', { count: quantity })}</dt>
            <dd>{format.money(gross * quantity, currency)}</dd>
          </div>
        )}
      </dl>
      {isShown && rounding !== 0 && (
        <p className={styles['rounding']}>
          {t('rounding')}: {format.moneyDifference(rounding, currency)}
        </p>
      )}
      {trade !== null && (
        <Switch isOn={isShown} onChange={setShown}>
          {t('tradeToggle')}
        </Switch>
      )}
      {trade !== null && isShown && <Calculation {...trade} />}
    </div>
  );
}
