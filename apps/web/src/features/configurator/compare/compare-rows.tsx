import type { Design, Evaluation } from '@ringwerk/kernel';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Menu } from '../../../kernel-worker/kernel-messages.ts';
import { gramsOf } from '../model/grams-of.ts';
import { factValue } from '../model/fact-value.ts';
import { differingFacts } from './compare-sheets.ts';
import styles from './compare-page.module.css';
import type { Compared } from './use-compared.ts';
import { useRingTitle } from '../session/use-ring-title.ts';

const gramsIn = (evaluation: Evaluation | null | undefined): number | null => (evaluation ? gramsOf(evaluation) : null);

interface CompareRowsProps {
  readonly compared: readonly Compared[];
  readonly menu: Menu;
  readonly isTrade: boolean;
}

/** Weight, trade price where it is shown, and every fact that is not the same everywhere. */
export function CompareRows({ compared, menu, isTrade }: CompareRowsProps) {
  const t = useTexts('rooms');
  const c = useTexts('configurator');
  const titleOf = useRingTitle();
  const format = useFormat();
  const base = useBaseCurrency();
  const grams = compared.map((entry) => gramsIn(entry?.evaluated.evaluation));
  const totals = compared.map((entry) => entry?.evaluated.evaluation?.total ?? null);
  const designs = compared.flatMap((entry): Design[] => (entry === null ? [] : [entry.design]));
  const places = compared.map((entry) => (entry === null ? -1 : designs.indexOf(entry.design)));
  const facts = differingFacts(designs);
  const hasPairs = designs.some(({ rings }) => rings.length > 1);
  const cells = (values: readonly string[]) =>
    // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the tray
    values.map((value, index) => <td key={index}>{value}</td>);
  return (
    <tbody>
      <tr>
        <th scope="row">{t('compare.weight')}</th>
        {cells(grams.map((weight) => (weight === null ? '–' : format.grams(weight))))}
      </tr>
      {isTrade && (
        <tr>
          <th scope="row">{c('trade.cost')}</th>
          {cells(totals.map((total) => (total === null ? '–' : format.money(total.cost, base))))}
        </tr>
      )}
      {facts.map(({ role, fact, index, values }) => (
        <tr key={`${role} ${fact} ${index}`}>
          <th scope="row">
            {c(`fact.${fact}`)}
            {index > 0 ? ` ${index + 1}` : ''}
            {hasPairs && <span className={styles['role']}>{titleOf(role)}</span>}
          </th>
          {cells(
            places.map((place) => {
              const value = place < 0 ? undefined : values[place];
              return value === undefined ? '–' : factValue({ t: c, format, menu }, fact, value);
            }),
          )}
        </tr>
      ))}
      {facts.length === 0 && compared.length > 1 && (
        <tr>
          <th scope="row" colSpan={compared.length + 1}>
            {t('compare.same')}
          </th>
        </tr>
      )}
    </tbody>
  );
}
