import type { ListedModel } from '@ringwerk/contract';
import { memo } from 'react';
import { RingPicture } from '../../../domain/rings/ring-picture.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseModelPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
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
  const isAll = models.every(({ setId }) => chosen.has(setId));
  const choose = (setIds: readonly number[], isChosen: boolean): void =>
    onChoose((before) => withChosen(before, setIds, isChosen));
  return (
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
          {COLUMNS.map(({ key, sort }) => (
            <Head key={key} label={t(`column.${key}`)} sort={sort} search={search} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <Row
            key={model.setId}
            model={model}
            isChosen={chosen.has(model.setId)}
            onChoose={(isOn) => choose([model.setId], isOn)}
          />
        ))}
      </tbody>
    </table>
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
  if (sort === null) return <th scope="col">{label}</th>;
  const isSorted = (search.sort ?? 'article') === sort;
  const isDescending = search.descending === 'true';
  const next = isSorted ? !isDescending : isCount(sort);
  return (
    <th
      scope="col"
      className={isCount(sort) ? styles['figure'] : undefined}
      aria-sort={sortedAs(isSorted, isDescending)}
    >
      <button type="button" className={styles['sort']} onClick={() => onSort(sort, next)}>
        {label}
        {isSorted && <Icon name={isDescending ? 'chevronDown' : 'chevronUp'} size={12} />}
      </button>
    </th>
  );
}

const sortedAs = (isSorted: boolean, isDescending: boolean) => {
  if (!isSorted) return undefined;
  return isDescending ? 'descending' : 'ascending';
};

interface RowProps {
  readonly model: ListedModel;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const isSameRow = (a: RowProps, b: RowProps): boolean => a.model === b.model && a.isChosen === b.isChosen;

/** Of a hundred rows only the one that was ticked is drawn again. */
const Row = memo(function Row({ model, isChosen, onChoose }: RowProps) {
  const t = useTexts('collection');
  const format = useFormat();
  const { setId, articleNumber, name, state, demand } = model;
  return (
    <tr className={classNames(styles['row'], isChosen && styles['chosen'])}>
      <td className={styles['check']}>
        <Check label={t('bulk.one', { article: articleNumber })} isOn={isChosen} onChange={onChoose} />
      </td>
      <td className={styles['picture']}>
        <RingPicture still={model.still} design={undefined} name="" sizes="4rem" />
      </td>
      <th scope="row" className={styles['article']}>
        <Link to={houseModelPath(setId)}>{articleNumber}</Link>
      </th>
      <td>{name}</td>
      <td className={styles['figures']}>{model.categories.join(', ')}</td>
      <td>
        <span className={classNames(styles['state'], styles[state])}>{t(`state.${state}`)}</span>
      </td>
      <td className={styles['drawing']}>
        <ModelPicture model={model} />
      </td>
      <td className={styles['figures']}>
        {model.publishedFrom === null ? '–' : format.date(model.publishedFrom)}
        {model.withdrawnFrom !== null && ` – ${format.date(model.withdrawnFrom)}`}
      </td>
      <td className={styles['missing']}>{model.untranslated.map((language) => LANGUAGE_LABELS[language]).join(' ')}</td>
      <td className={styles['figure']}>{format.number(demand.orders)}</td>
      <td className={styles['figure']}>{format.number(demand.keeps)}</td>
      <td className={styles['figure']} title={t('demand.start', { start: format.number(demand.start) })}>
        {format.number(Math.round(demand.points * 10) / 10)}
      </td>
    </tr>
  );
}, isSameRow);
