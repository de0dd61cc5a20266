import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './pad-review.module.css';
import { rowText, type RowWords } from './row-texts.ts';
import type { CheckedRow } from './use-checked-rows.ts';

interface ReviewRowProps {
  readonly checked: CheckedRow;
  readonly words: RowWords;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** Of one piece, where the server says another price than the row shows. */
  readonly today: number | undefined;
  /** The changed price that was agreed to. */
  readonly agreed: number | undefined;
  readonly onChoose: (isTaken: boolean) => void;
  readonly onAgree: (gross: number) => void;
}

/** One line as it will be made; a changed price is asked about at the line itself. */
export function ReviewRow(props: ReviewRowProps) {
  const { checked, words, isChosen, isDisabled, today, agreed, onChoose, onAgree } = props;
  const t = useTexts('pad');
  const format = useFormat();
  const { row, answer } = checked;
  if (answer?.made == null) return null;
  const { currency, gross } = answer.made;
  const money = (each: number): string => format.money(each * row.quantity, currency);
  const details = (['stones', 'alloy', 'size', 'engraving'] as const)
    .map((field) => rowText(checked, field, words))
    .filter((text) => text !== '');
  return (
    <li className={styles['row']}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className={styles['what']}>
          <span>
            {row.quantity} × {answer.article?.articleNumber}
          </span>{' '}
          <span className={styles['name']}>{answer.article?.name}</span>
          <span className={styles['facts']}>{details.join(' · ')}</span>
          {row.commission !== '' && <span className={styles['facts']}>{row.commission}</span>}
        </span>
      </label>
      <p className={styles['price']}>
        <Price amount={(agreed ?? gross) * row.quantity} currency={currency} />
      </p>
      {today !== undefined && agreed !== today && (
        <div role="alert" className={styles['failed']}>
          <p>{t('priceChanged', { before: money(agreed ?? gross), today: money(today) })}</p>
          <Button onClick={() => onAgree(today)}>{t('agreePrice')}</Button>
        </div>
      )}
    </li>
  );
}
