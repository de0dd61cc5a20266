import type { PositionChanges, QuoteChanges } from '@ringwerk/contract';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { Switch } from '../../ui/switch.tsx';
import { ChangeLines, type ChangeRow } from './change-lines.tsx';
import styles from './quote-answer.module.css';

/** What differs for the couple in the sum of everything that is chosen: price and tax. */
function useRetailRows({ retail, currency }: QuoteChanges): readonly ChangeRow[] {
  const t = useTexts('quote');
  const format = useFormat();
  const { before, after } = retail;
  const money = (key: 'net' | 'tax' | 'rounding' | 'gross', label: string, isSum = false): ChangeRow => ({
    key,
    label,
    before: format.money(before[key], before.currency),
    after: format.money(after[key], after.currency),
    difference: before.currency === after.currency ? format.moneyDifference(after[key] - before[key], currency) : '–',
    isSum,
  });
  const isRounded = before.rounding !== 0 || after.rounding !== 0;
  return [
    money('net', t('net')),
    money('tax', t('tax', { before: format.percent(before.taxRate), after: format.percent(after.taxRate) })),
    ...(isRounded ? [money('rounding', t('rounding'))] : []),
    money('gross', t('gross'), true),
  ];
}

/** What differs for the couple in each position: the price of a piece, where there are several, and the weights. */
function usePositionRows({ positions }: QuoteChanges): readonly ChangeRow[] {
  const t = useTexts('quote');
  const format = useFormat();
  const grams = (value: number | null): string => (value === null ? '–' : format.grams(value));
  const isSeveral = positions.length > 1;
  const title = usePositionName(isSeveral);
  const price = (position: PositionChanges): ChangeRow => {
    const { before, after } = position.retail;
    const isComparable = before !== null && after !== null && before.currency === after.currency;
    return {
      key: `${position.number} ${before === null} price`,
      label: title(position),
      before: before === null ? '–' : format.money(before.gross, before.currency),
      after: after === null ? '–' : format.money(after.gross, after.currency),
      difference: isComparable ? format.moneyDifference(after.gross - before.gross, after.currency) : '–',
    };
  };
  return positions.flatMap((position) => [
    ...(isSeveral ? [price(position)] : []),
    ...position.weights.map((weight, ring): ChangeRow => ({
      key: `${position.number} ${position.retail.before === null} weight ${ring}`,
      label: t('weightOf', { ring: ring + 1 }),
      before: grams(weight.before),
      after: grams(weight.after),
      difference: weight.before === weight.after ? '±0' : '',
      isPart: isSeveral,
    })),
  ]);
}

/** How lines name a position: by its number and article, or by what it is. */
function usePositionName(isNumbered: boolean): (position: PositionChanges) => string {
  const t = useTexts('positions');
  return ({ kind, number, quantity, text, articleNumber, weights }) => {
    const words = {
      rings: articleNumber ?? t(weights.length > 1 ? 'pair' : 'ring'),
      stone: t('stoneNumber', { number: text }),
      extra: text,
      // Work at rings that come back is ordered without a quote.
      service: text,
    };
    const pieces = quantity > 1 ? `${quantity} × ` : '';
    return `${isNumbered ? `${number} · ` : ''}${pieces}${words[kind]}`;
  };
}

/** The dealer's own lines; they stand nowhere in the page until their switch is on, because the couple looks at it, too. */
function TradeLines({ changes }: { readonly changes: QuoteChanges }) {
  const trade = useTexts('trade');
  const { positions, cost } = changes;
  const name = usePositionName(true);
  const base = useTradeMoney();
  if (cost === undefined) return null;
  const isSeveral = positions.length > 1;
  return (
    <>
      {positions
        .filter(({ kind }) => kind !== 'extra')
        .map((position) => (
          <PositionLines
            key={`${position.number} ${position.retail.before === null}`}
            position={position}
            title={isSeveral ? name(position) : ''}
          />
        ))}
      {isSeveral && (
        <ChangeLines
          caption={trade('cost')}
          rows={[
            {
              key: 'cost',
              label: trade('cost'),
              before: base.money(cost.before),
              after: base.money(cost.after),
              difference: base.difference(cost.after - cost.before),
              isSum: true,
            },
          ]}
        />
      )}
    </>
  );
}

function PositionLines({ position, title }: { readonly position: PositionChanges; readonly title: string }) {
  const t = useTexts('quote');
  const trade = useTexts('trade');
  const format = useFormat();
  const base = useTradeMoney();
  const { lines = [], cost = { before: null, after: null }, rule = [] } = position;
  const money = (amount: number | null): string => (amount === null ? '–' : base.money(amount));
  const rows: readonly ChangeRow[] = [
    ...lines.map(({ ring, kind, before, after }) => ({
      key: `${ring} ${kind}`,
      label: t('lineOf', { line: trade(`line-${kind}`), ring: ring + 1 }),
      before: money(before),
      after: money(after),
      difference: base.difference((after ?? 0) - (before ?? 0)),
    })),
    {
      key: 'cost',
      label: trade('cost'),
      before: money(cost.before),
      after: money(cost.after),
      difference: base.difference((cost.after ?? 0) - (cost.before ?? 0)),
      isSum: true,
    },
    ...rule.map(({ field, before, after }) => ({
      key: field,
      label: t(`rule-${field}`),
      before: format.factor(before),
      after: format.factor(after),
      difference: '',
    })),
  ];
  return (
    <>
      {title !== '' && <h3 className={styles['position']}>{title}</h3>}
      <ChangeLines caption={t('tradeChanges')} rows={rows} />
    </>
  );
}

/** Line by line what a renewal changed, or would change today. */
export function ChangesTable({ changes }: { readonly changes: QuoteChanges }) {
  const t = useTexts('quote');
  const trade = useTexts('trade');
  const [isShown, setShown] = useState(false);
  const [sums, parts] = [useRetailRows(changes), usePositionRows(changes)];
  const { before, after } = changes.retail;
  const isSame = before.gross === after.gross && before.currency === after.currency;
  const heading: ReactNode = changes.after === null ? t('againstToday') : t('againstRenewal', changes.after);
  // Of one position the sum is its price, and its weights stand below; of several the sum comes last.
  const rows = changes.positions.length > 1 ? [...parts, ...sums] : [...sums, ...parts];
  return (
    <div className={styles['part']}>
      <p className={styles['small']}>
        {heading} {isSame && t('samePrice')}
      </p>
      <ChangeLines caption={t('renewalTitle')} rows={rows} />
      {changes.cost !== undefined && (
        <Switch isOn={isShown} onChange={setShown}>
          {trade('tradeToggle')}
        </Switch>
      )}
      {isShown && <TradeLines changes={changes} />}
    </div>
  );
}
