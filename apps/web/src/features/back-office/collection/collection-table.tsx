import type { ListedModel } from '@ringwerk/contract';
import { memo, type ReactNode } from 'react';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useFormat, type Format } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseModelPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useColumnChoice } from '../../../ui/list-table/column-choice.tsx';
import { ListHead } from '../../../ui/list-table/list-table.tsx';
import { onRowKey, rowTab } from '../../../ui/list-table/row-keys.ts';
import { LANGUAGE_LABELS } from '../../../ui/locale-switch.tsx';
import toggleStyles from '../../../ui/toggle.module.css';
import { withChosen } from './chosen-models.ts';
import { isCount, type ListSearch } from './collection-list.ts';
import styles from './collection.module.css';
import { ModelPicture } from './model-picture.tsx';

type Sort = NonNullable<ListSearch['sort']>;

const COLUMNS = [
  { key: 'article', sort: 'article' },
  { key: 'name', sort: 'name' },
  { key: 'categories', sort: null },
  { key: 'state', sort: 'state' },
  { key: 'picture', sort: null },
  { key: 'published', sort: 'published' },
  { key: 'untranslated', sort: null },
  { key: 'orders', sort: 'orders' },
  { key: 'keeps', sort: 'keeps' },
  { key: 'points', sort: 'points' },
] as const satisfies readonly { readonly key: string; readonly sort: Sort | null }[];

interface CollectionTableProps {
  readonly models: readonly ListedModel[];
  readonly search: ListSearch;
  readonly onSort: (sort: Sort, isDescending: boolean) => void;
  readonly chosen: ReadonlySet<number>;
  /** Of what is chosen at that moment: rows are not drawn again for another row's tick. */
  readonly onChoose: (next: (before: ReadonlySet<number>) => ReadonlySet<number>) => void;
  readonly isStale: boolean;
}

export function CollectionTable({ models, search, onSort, chosen, onChoose, isStale }: CollectionTableProps) {
  const t = useTexts('collection');
  const { shown, menu } = useColumnChoice(
    'collection',
    COLUMNS.map((column) => ({ ...column, label: t(`column.${column.key}`) })),
  );
  const shownKeys = shown.map(({ key }) => key).join(' ');
  const isAll = models.every(({ setId }) => chosen.has(setId));
  const choose = (setIds: readonly number[], isChosen: boolean): void =>
    onChoose((before) => withChosen(before, setIds, isChosen));
  return (
    <>
      <div className={styles['tools']}>{menu}</div>
      <table className={styles['table']} aria-busy={isStale || undefined}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th className={styles['check']}>
              <Check
                label={t('bulk.page')}
                isOn={isAll}
                onChange={(isOn) =>
                  choose(
                    models.map(({ setId }) => setId),
                    isOn,
                  )
                }
              />
            </th>
            <th aria-hidden="true" />
            {shown.map(({ key, label, sort }) => (
              <Head key={key} label={label} sort={sort} search={search} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows go from row to row; each row's own link and box do without them */}
        <tbody onKeyDown={onRowKey}>
          {models.map((model, index) => (
            <Row
              key={model.setId}
              model={model}
              shown={shownKeys}
              tab={rowTab(index)}
              isChosen={chosen.has(model.setId)}
              onChoose={(isOn) => choose([model.setId], isOn)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Check({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        className={toggleStyles['checkbox']}
        checked={isOn}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

interface HeadProps {
  readonly label: string;
  readonly sort: Sort | null;
  readonly search: ListSearch;
  readonly onSort: CollectionTableProps['onSort'];
}

function Head({ label, sort, search, onSort }: HeadProps) {
  if (sort === null) return <ListHead label={label} sorted={null} onSort={undefined} />;
  const isSorted = (search.sort ?? 'article') === sort;
  const isDescending = search.descending === 'true';
  const next = isSorted ? !isDescending : isCount(sort);
  const direction = isDescending ? 'descending' : 'ascending';
  return (
    <ListHead
      label={label}
      isFigure={isCount(sort)}
      sorted={isSorted ? direction : null}
      onSort={() => onSort(sort, next)}
    />
  );
}

type Key = (typeof COLUMNS)[number]['key'];

interface RowProps {
  readonly model: ListedModel;
  /** Keys of the columns that are shown, with spaces between. */
  readonly shown: string;
  readonly tab: 0 | -1;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const isSameRow = (a: RowProps, b: RowProps): boolean =>
  a.model === b.model && a.isChosen === b.isChosen && a.shown === b.shown && a.tab === b.tab;

/** Of a hundred rows only the one that was ticked is drawn again. */
const Row = memo(function Row({ model, shown, tab, isChosen, onChoose }: RowProps) {
  const t = useTexts('collection');
  const { setId, articleNumber } = model;
  const keys = shown.split(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row is where the arrows go
    <tr tabIndex={tab} className={classNames(styles['row'], isChosen && styles['chosen'])}>
      <td className={styles['check']}>
        <Check label={t('bulk.one', { article: articleNumber })} isOn={isChosen} onChange={onChoose} />
      </td>
      <td className={styles['picture']}>
        <RingPicture still={model.still} design={undefined} name="" sizes="4rem" />
      </td>
      <th scope="row" className={styles['article']}>
        <Link to={houseModelPath(setId)}>{articleNumber}</Link>
      </th>
      {COLUMNS.map(({ key }) =>
        key !== 'article' && keys.includes(key) ? <Cell key={key} column={key} model={model} /> : null,
      )}
    </tr>
  );
}, isSameRow);

const CLASSES: Readonly<Partial<Record<Key, string>>> = {
  categories: 'figures',
  picture: 'drawing',
  published: 'figures',
  untranslated: 'missing',
  orders: 'figure',
  keeps: 'figure',
  points: 'figure',
};

interface CellProps {
  /** Any but the article, which names the row. */
  readonly column: Exclude<Key, 'article'>;
  readonly model: ListedModel;
}

function Cell({ column, model }: CellProps) {
  const t = useTexts('collection');
  const format = useFormat();
  const start = column === 'points' ? t('demand.start', { start: format.number(model.demand.start) }) : undefined;
  return (
    <td className={styles[CLASSES[column] ?? '']} title={start}>
      <CellWords column={column} model={model} />
    </td>
  );
}

/** The days on which an article begins and ends. */
function daysOf({ publishedFrom, withdrawnFrom }: ListedModel, format: Format): string {
  const from = publishedFrom === null ? '–' : format.date(publishedFrom);
  return withdrawnFrom === null ? from : `${from} – ${format.date(withdrawnFrom)}`;
}

function CellWords({ column, model }: CellProps): ReactNode {
  const t = useTexts('collection');
  const format = useFormat();
  const { name, state, demand } = model;
  switch (column) {
    case 'name':
      return name;
    case 'categories':
      return model.categories.join(', ');
    case 'state':
      return <span className={classNames(styles['state'], styles[state])}>{t(`state.${state}`)}</span>;
    case 'picture':
      return <ModelPicture model={model} />;
    case 'published':
      return daysOf(model, format);
    case 'untranslated':
      return model.untranslated.map((language) => LANGUAGE_LABELS[language]).join(' ');
    case 'orders':
      return format.number(demand.orders);
    case 'keeps':
      return format.number(demand.keeps);
    case 'points':
      return format.number(Math.round(demand.points * 10) / 10);
  }
}
