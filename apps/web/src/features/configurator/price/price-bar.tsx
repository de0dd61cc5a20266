import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { gramsOf } from '../model/grams-of.ts';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import { useTradeView } from '../session/use-trade-view.ts';
import { DeltaLine } from './delta-line.tsx';
import { useRingTitle } from '../session/use-ring-title.ts';
import styles from './price-bar.module.css';

/** Retail price and weight of the design and of each ring; trade figures only in the trade view. */
export function PriceBar() {
  const t = useTexts('configurator');
  const format = useFormat();
  const evaluation = useSessionState((state) => state.evaluated.evaluation);
  const rings = useDesignState((state) => state.history.present.rings);
  const isAwaited = useSessionState((state) => state.priceState === 'awaited');
  const isTrade = useTradeView();
  const base = useBaseCurrency();
  const weight = evaluation === null ? null : gramsOf(evaluation);
  const total = evaluation?.total ?? null;
  return (
    <div className={styles['bar']}>
      <div className={styles['total']}>
        <span className={styles['name']}>{rings.length > 1 ? t('price.pair') : t('price.ring')}</span>
        <output className={styles['figure']} aria-live="off">
          {total === null ? (
            <NoPrice isAwaited={isAwaited} />
          ) : (
            <Price amount={total.retail.gross} currency={total.retail.currency} size="l" />
          )}
        </output>
      </div>
      <div className={styles['under']}>
        <span>{total === null ? '' : t('price.tax', { rate: format.percent(total.retail.taxRate) })}</span>
        <span className={styles['weight']}>{weight === null ? '' : format.grams(weight)}</span>
      </div>
      <DeltaLine />
      <RingFigures />
      {isTrade && total !== null && (
        <p className={styles['trade']}>
          <span>{t('trade.cost')}</span>
          <Price amount={total.cost} currency={base} size="s" />
        </p>
      )}
      <PriceWord />
    </div>
  );
}

/** The picture is there before the prices: a quiet line keeps their place. */
function NoPrice({ isAwaited }: { readonly isAwaited: boolean }) {
  const t = useTexts('configurator');
  return isAwaited ? (
    <Skeleton width="7rem" height="1.75rem" />
  ) : (
    <span className={styles['none']}>{t('price.none')}</span>
  );
}

/** Weight and price of each ring of a pair. */
function RingFigures() {
  const titleOf = useRingTitle();
  const format = useFormat();
  const evaluation = useSessionState((state) => state.evaluated.evaluation);
  const rings = useDesignState((state) => state.history.present.rings);
  if (rings.length < 2 || evaluation === null) return null;
  return (
    <dl className={styles['rings']}>
      {rings.map((ring, index) => {
        const { weight = null, retail = null } = evaluation.rings[index] ?? {};
        return (
          <div key={ring.role} className={styles['ring']}>
            <dt>{titleOf(ring.role)}</dt>
            <dd>
              {weight === null ? '–' : format.grams(weight.shown)}
              {retail !== null && ` · ${format.money(retail.gross, retail.currency)}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Whether the price is confirmed, and the figures for screen readers: after a drag, not at every position of a drag. */
function PriceWord() {
  const t = useTexts('configurator');
  const format = useFormat();
  const priceState = useSessionState((state) => state.priceState);
  const total = useSessionState((state) => state.evaluated.evaluation?.total ?? null);
  const said =
    total === null || priceState === 'preview' || priceState === 'awaited'
      ? ''
      : t('price.said', {
          price: format.money(total.retail.gross, total.retail.currency),
          weight: format.grams(total.grams),
        });
  return (
    <>
      {total !== null && (priceState === 'offline' || priceState === 'corrected') && (
        <p className={styles['state']}>{t(`price.${priceState}`)}</p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
