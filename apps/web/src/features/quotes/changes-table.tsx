import type { QuoteChanges } from '@ringwerk/contract';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './quote-answer.module.css';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly isSum?: boolean;
}

function Lines({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  const t = useTexts('quote');
  return (
    <div className={styles['scroll']}>
      <table className={styles['lines']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('line')}</span>
            </th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, before, after, difference, isSum }) => (
            <tr key={key} className={isSum === true ? styles['sum'] : undefined}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What differs for the couple: price, tax and weights. */
function useRetailRows({ retail, currency, weights }: QuoteChanges): readonly Row[] {
  const t = useTexts('quote');
  const format = useFormat();
  const { before, after } = retail;
  const money = (key: 'net' | 'tax' | 'rounding' | 'gross', label: string, isSum = false): Row => ({
    key,
    label,
    before: format.money(before[key], before.currency),
    after: format.money(after[key], after.currency),
    difference: before.currency === after.currency ? format.moneyDifference(after[key] - before[key], currency) : '–',
    isSum,
  });
  const isRounded = before.rounding !== 0 || after.rounding !== 0;
  const grams = (value: number | null): string => (value === null ? '–' : format.grams(value));
  return [
    money('net', t('net')),
    money('tax', t('tax', { before: format.percent(before.taxRate), after: format.percent(after.taxRate) })),
    ...(isRounded ? [money('rounding', t('rounding'))] : []),
    money('gross', t('gross'), true),
    ...weights.map((weight, ring): Row => ({
      key: `weight ${ring}`,
      label: t('weightOf', { ring: ring + 1 }),
      before: grams(weight.before),
      after: grams(weight.after),
      difference: weight.before === weight.after ? '±0' : '',
    })),
  ];
}

/** The dealer's own lines; they stand nowhere in the page until their switch is on, because the couple looks at it, too. */
function TradeLines({ changes }: { readonly changes: QuoteChanges }) {
  const t = useTexts('quote');
  const trade = useTexts('trade');
  const format = useFormat();
  const { lines = [], cost, rule = [] } = changes;
  if (cost === undefined) return null;
  const money = (amount: number | null): string => (amount === null ? '–' : format.money(amount, 'EUR'));
  const rows: readonly Row[] = [
    ...lines.map(({ ring, kind, before, after }) => ({
      key: `${ring} ${kind}`,
      label: t('lineOf', { line: trade(`line-${kind}`), ring: ring + 1 }),
      before: money(before),
      after: money(after),
      difference: format.moneyDifference((after ?? 0) - (before ?? 0), 'EUR'),
    })),
    {
      key: 'cost',
      label: trade('cost'),
      before: money(cost.before),
      after: money(cost.after),
      difference: format.moneyDifference(cost.after - cost.before, 'EUR'),
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
  return <Lines caption={t('tradeChanges')} rows={rows} />;
}

/** Line by line what a renewal changed, or would change today. */
export function ChangesTable({ changes }: { readonly changes: QuoteChanges }) {
  const t = useTexts('quote');
  const trade = useTexts('trade');
  const [isShown, setShown] = useState(false);
  const rows = useRetailRows(changes);
  const { before, after } = changes.retail;
  const isSame = before.gross === after.gross && before.currency === after.currency;
  const heading: ReactNode = changes.after === null ? t('againstToday') : t('againstRenewal', changes.after);
  return (
    <div className={styles['part']}>
      <p className={styles['small']}>
        {heading} {isSame && t('samePrice')}
      </p>
      <Lines caption={t('renewalTitle')} rows={rows} />
      {changes.cost !== undefined && (
        <Switch isOn={isShown} onChange={setShown}>
          {trade('tradeToggle')}
        </Switch>
      )}
      {isShown && <TradeLines changes={changes} />}
    </div>
  );
}
