import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import styles from './pad-total.module.css';
import type { CheckedRow } from './use-checked-rows.ts';

/** Weight and retail price of the rows that can be ordered as they stand. */
export function PadTotal({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const t = useTexts('pad');
  const format = useFormat();
  const known = rows.flatMap(({ row, figures, problem }) =>
    figures && !problem ? [{ ...figures, quantity: row.quantity }] : [],
  );
  const [first] = known;
  if (!first) return null;
  const gross = known.reduce((sum, { gross, quantity }) => sum + gross * quantity, 0);
  const grams = known.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0);
  return (
    <dl className={styles['total']}>
      <div>
        <dt>{t('weightTotal')}</dt>
        <dd>{format.grams(grams)}</dd>
      </div>
      <div>
        <dt>{t('total')}</dt>
        <dd>
          <Price amount={gross} currency={first.currency} size="l" />
        </dd>
      </div>
    </dl>
  );
}
