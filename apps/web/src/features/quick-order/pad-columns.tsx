import type { PadField } from '@ringwerk/contract';
import { useSeesTrade } from '../../api/session-store.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { useTradeMoney } from '../../domain/trade/use-trade-money.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { DataColumn } from '../../ui/data-table/data-column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ArticleOptions } from './article-options.tsx';
import type { PadRow } from './pad-row.ts';
import styles from './pad-table.module.css';
import { RowAnswer } from './row-answer.tsx';
import type { PadReader } from './read-fields.ts';
import { rowText, type RowWords } from './row-texts.ts';
import type { CheckedRow } from './use-checked-rows.ts';

/** A line of the table: a row of the pad, or an empty line to write the next one into. */
export type TableLine =
  | { readonly key: string; readonly checked: CheckedRow }
  | { readonly key: string; readonly checked: null };

interface ColumnMeans {
  readonly reader: PadReader;
  readonly words: RowWords;
  readonly onChange: (row: PadRow, change: Partial<PadRow>) => void;
  readonly onRemove: (row: PadRow) => void;
}

const figuresOf = ({ checked }: TableLine) => {
  const made = checked?.answer?.made;
  return checked === null || made == null ? null : { ...made, quantity: checked.row.quantity };
};

interface ArticleCellProps {
  readonly checked: CheckedRow;
  readonly text: string;
  readonly onChange: (change: Partial<PadRow>) => void;
}

/** Picture, number and name, and below them what the house says to the line: this column stays in sight. */
function ArticleCell({ checked, text, onChange }: ArticleCellProps) {
  const article = checked.answer?.article;
  return (
    <div className={styles['article']}>
      <span className={styles['picture']}>
        {article != null && (
          <RingPicture still={article.still} design={checked.answer?.made?.design} name="" sizes="3.5rem" />
        )}
      </span>
      <div className={styles['words']}>
        <span>{text}</span>
        {article != null && <span className={styles['name']}>{article.name}</span>}
        <RowAnswer checked={checked} onChange={onChange} />
      </div>
    </div>
  );
}

/** Columns that are written in. */
function useWrittenColumns({ reader, words, onChange }: ColumnMeans): readonly DataColumn<TableLine>[] {
  const t = useTexts('pad');
  const column = (
    field: PadField,
    label: string,
    more: Partial<DataColumn<TableLine>> = {},
  ): DataColumn<TableLine> => ({
    key: field,
    label,
    text: ({ checked }) => (checked === null ? '' : rowText(checked, field, words)),
    isEditable: () => true,
    ...more,
  });
  const alloys = [...reader.alloys].map(({ id }) => words.alloy(id));
  const forms = [words.stones('with'), words.stones('without')];
  return [
    column('article', t('colArticle'), {
      Options: ArticleOptions,
      cell: ({ checked }) =>
        checked && (
          <ArticleCell
            checked={checked}
            text={rowText(checked, 'article', words)}
            onChange={(change) => onChange(checked.row, change)}
          />
        ),
    }),
    column('stones', t('colStones'), { choices: forms }),
    column('alloy', t('colAlloy'), { choices: alloys }),
    column('size', t('colSize')),
    column('engraving', t('colEngraving')),
    column('commission', t('colCommission')),
    column('quantity', t('colQuantity'), { isNumber: true, order: ({ checked }) => checked?.row.quantity ?? 0 }),
  ];
}

/** Columns of figures: of all pieces of a line. Trade prices to whoever may see them. */
function useFigureColumns(): readonly DataColumn<TableLine>[] {
  const t = useTexts('pad');
  const format = useFormat();
  const trade = useTradeMoney();
  const seesTrade = useSeesTrade();
  const column = (
    key: string,
    label: string,
    value: (figures: NonNullable<ReturnType<typeof figuresOf>>) => number,
    write: (value: number, line: TableLine) => string,
  ): DataColumn<TableLine> => ({
    key,
    label,
    isNumber: true,
    text: (line) => {
      const figures = figuresOf(line);
      return figures === null ? '' : write(value(figures), line);
    },
    order: (line) => {
      const figures = figuresOf(line);
      return figures === null ? -1 : value(figures);
    },
  });
  const weight = column(
    'weight',
    t('colWeight'),
    ({ grams, quantity }) => grams * quantity,
    (grams) => format.grams(grams),
  );
  const retail = column(
    'retail',
    t('colPrice'),
    ({ gross, quantity }) => gross * quantity,
    (gross, line) => format.money(gross, figuresOf(line)?.currency ?? 'EUR'),
  );
  const cost = column('trade', t('colTrade'), ({ cost = 0, quantity }) => cost * quantity, trade.money);
  return seesTrade ? [weight, retail, cost] : [weight, retail];
}

/** Everything that a line of the pad says. */
export function usePadColumns(means: ColumnMeans): readonly DataColumn<TableLine>[] {
  const t = useTexts('pad');
  const written = useWrittenColumns(means);
  const figures = useFigureColumns();
  return [
    ...written,
    ...figures,
    {
      key: 'remove',
      label: t('colRemove'),
      text: () => '',
      cell: ({ checked }) =>
        checked && (
          <IconButton
            icon="close"
            label={t('removeRow', { article: rowText(checked, 'article', means.words) })}
            onClick={() => means.onRemove(checked.row)}
          />
        ),
    },
  ];
}
