import type { PadField } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import styles from './pad-row-card.module.css';
import type { PadTableProps } from './pad-table.tsx';
import { RowAnswer } from './row-answer.tsx';
import { rowText } from './row-texts.ts';
import { TypedField } from './typed-field.tsx';
import type { CheckedRow } from './use-checked-rows.ts';
import { writeCell } from './write-cell.ts';

type RowCardProps = Pick<PadTableProps, 'reader' | 'words' | 'onWrite' | 'onRemove'> & { readonly checked: CheckedRow };

/** One line of the pad where no table has room. */
export function PadRowCard({ checked, reader, words, onWrite, onRemove }: RowCardProps) {
  const t = useTexts('pad');
  const { row, answer } = checked;
  const number = rowText(checked, 'article', words);
  const fields: readonly (readonly [PadField, string])[] = [
    ['article', t('colArticle')],
    ['stones', t('colStones')],
    ['alloy', t('colAlloy')],
    ['size', t('colSize')],
    ['engraving', t('colEngraving')],
    ['commission', t('colCommission')],
    ['quantity', t('colQuantity')],
  ];
  return (
    <li className={styles['row']}>
      <fieldset className={styles['set']}>
        <legend className="visually-hidden">{number}</legend>
        <div className={styles['head']}>
          <div className={styles['thumb']}>
            {answer?.article != null && (
              <RingPicture still={answer.article.still} design={answer.made?.design} name="" sizes="4.5rem" />
            )}
          </div>
          <div>
            <p className={styles['article']}>{number}</p>
            {answer?.article != null && <p className={styles['name']}>{answer.article.name}</p>}
          </div>
          <p className={styles['price']}>
            {answer?.made != null && (
              <Price amount={answer.made.gross * row.quantity} currency={answer.made.currency} />
            )}
          </p>
          <IconButton icon="close" label={t('removeRow', { article: number })} onClick={() => onRemove(row)} />
        </div>
        <RowAnswer checked={checked} onChange={(change) => onWrite([{ ...row, ...change }])} />
        <div className={styles['fields']}>
          {fields.map(([field, label]) => (
            <TypedField
              key={field}
              label={label}
              text={rowText(checked, field, words)}
              isNumber={field === 'quantity'}
              onCommit={(text) => onWrite([writeCell(checked, field, text, { reader, words })])}
            />
          ))}
        </div>
      </fieldset>
    </li>
  );
}
