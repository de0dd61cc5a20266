import type { Position } from '@ringwerk/contract';
import type { PriceLine, RetailDiscount, RetailPrice } from '@ringwerk/kernel/price';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { PriceSource } from './price-source.tsx';
import { reckoning } from './reckoning.ts';
import { useDiscountWords } from './discount-words.ts';
import { usePositionTitle } from './position-title.ts';
import styles from './trade-figures.module.css';
import { useTradeMoney } from './use-trade-money.ts';

interface TradeFiguresProps {
  readonly positions: readonly Position[];
  readonly discount: RetailDiscount | null;
  readonly retail: RetailPrice;
  /** Trade price of all positions; undefined for whoever sees none. */
  readonly cost: number | undefined;
}

/** Lines of a position: of its rings, or of the loose stone. */
function linesOf({ rings, dollars, cost = 0 }: Position): readonly PriceLine[] {
  if (rings !== null) return rings.evaluation.rings.flatMap(({ trade }) => trade?.lines ?? []);
  if (dollars === undefined) return [];
  const detail = { usCents: dollars.amount, rate: dollars.rate, listing: '' };
  // The one line of a loose stone: its price in the kernel's own words.
  return [{ kind: 'stone', block: 'stones', amount: cost as PriceLine['amount'], detail }];
}

function Calculation({ position, isTitled }: { readonly position: Position; readonly isTitled: boolean }) {
  const t = useTexts('trade');
  const p = useTexts('positions');
  const format = useFormat();
  const { money } = useTradeMoney();
  const title = usePositionTitle();
  const { cost = 0, quantity, priceListId } = position;
  const lines = linesOf(position);
  return (
    <>
      {isTitled && <h4 className={styles['position']}>{`${position.number} · ${title(position)}`}</h4>}
      <dl className={styles['lines']}>
        {lines.map((line, at) => {
          const words = reckoning(line, format, money);
          return (
            // Lines repeat for each ring; their order is the calculation's.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>
              <dt>
                {t(`line-${line.kind}`)}
                {words !== '' && <span className={styles['reckoning']}>{words}</span>}
              </dt>
              <dd>{money(line.amount)}</dd>
            </div>
          );
        })}
        <div data-sum>
          <dt>{quantity > 1 ? p('costPieces', { count: quantity }) : t('cost')}</dt>
          <dd>{money(cost * quantity)}</dd>
        </div>
        {priceListId !== undefined && <PriceSource id={priceListId} lines={lines} />}
      </dl>
    </>
  );
}

/** What each of several positions costs the couple, and what is taken off. */
function PositionSums({ positions, discount, retail }: Pick<TradeFiguresProps, 'positions' | 'discount' | 'retail'>) {
  const format = useFormat();
  const title = usePositionTitle();
  const discountWords = useDiscountWords();
  const before = positions.reduce((sum, { sum: { gross } }) => sum + gross, 0);
  return (
    <dl className={styles['lines']}>
      {positions.map((position) => (
        <div key={position.number}>
          <dt>
            {`${position.number} · ${position.quantity > 1 ? `${position.quantity} × ` : ''}${title(position)}`}
            {position.discount !== null && (
              <span className={styles['reckoning']}>{discountWords(position.discount, retail.currency)}</span>
            )}
          </dt>
          <dd>{format.money(position.sum.gross, position.sum.currency)}</dd>
        </div>
      ))}
      {discount !== null && (
        <div>
          <dt>{discountWords(discount, retail.currency)}</dt>
          <dd>{format.moneyDifference(retail.gross - before, retail.currency)}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * The couple's price; the jeweller's own figures only behind a switch that is off on every visit, because the couple
 * looks at the same screen. Until then they are nowhere in the page.
 */
export function TradeFigures({ positions, discount, retail, cost }: TradeFiguresProps) {
  const t = useTexts('trade');
  const format = useFormat();
  const { money } = useTradeMoney();
  const [isShown, setShown] = useState(false);
  const { net, tax, taxRate, rounding, gross, currency } = retail;
  const isSeveral = positions.length > 1;
  const isSummed = isSeveral || discount !== null || positions.some((each) => each.discount !== null);
  return (
    <div className={styles['figures']}>
      {isSummed && <PositionSums positions={positions} discount={discount} retail={retail} />}
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
      </dl>
      {isShown && rounding !== 0 && (
        <p className={styles['rounding']}>
          {t('rounding')}: {format.moneyDifference(rounding, currency)}
        </p>
      )}
      {cost !== undefined && (
        <Switch isOn={isShown} onChange={setShown}>
          {t('tradeToggle')}
        </Switch>
      )}
      {cost !== undefined && isShown && (
        <section className={styles['trade']} aria-label={t('tradeTitle')}>
          <h3 className={styles['title']}>{t('tradeTitle')}</h3>
          {positions
            .filter(({ kind }) => kind !== 'extra')
            .map((position) => (
              <Calculation key={position.number} position={position} isTitled={isSeveral} />
            ))}
          {isSeveral && (
            <dl className={styles['lines']}>
              <div data-sum>
                <dt>{t('cost')}</dt>
                <dd>{money(cost)}</dd>
              </div>
            </dl>
          )}
        </section>
      )}
    </div>
  );
}
