import type { ShowcaseRing, ShowcaseSort } from '@ringwerk/contract';
import { SHOWCASE_SORTS, spokenCode } from '@ringwerk/contract';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { setAddress } from '../../domain/rings/set-address.ts';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../routing/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListTable, type ListColumn } from '../../ui/list-table/list-table.tsx';
import { Price } from '../../ui/price.tsx';
import toggleStyles from '../../ui/toggle.module.css';
import styles from './showcase.module.css';

const THUMB = '4.5rem';

/** What is done with one ring of the list. */
export interface RingActs {
  readonly edit: (ring: ShowcaseRing) => void;
  readonly takeOut: (ring: ShowcaseRing) => void;
  readonly putBack: (ring: ShowcaseRing) => void;
}

interface ShowcaseTableProps {
  readonly rings: readonly ShowcaseRing[];
  readonly sort: ShowcaseSort;
  readonly onSort: (sort: ShowcaseSort) => void;
  readonly isStale: boolean;
  /** Ids of the rings whose tags are to be printed. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isOn: boolean) => void;
  readonly acts: RingActs;
}

/** Sample rings: what each is, where it stands, and its tag. The server sorts. */
export function ShowcaseTable({ rings, sort, onSort, isStale, ...rest }: ShowcaseTableProps) {
  const t = useTexts('showcase');
  return (
    <ListTable
      table="showcase"
      caption={t('title')}
      columns={useColumns(rest)}
      rows={rings}
      keyOf={({ id }) => id}
      order={{
        sort,
        isDescending: sort === 'since',
        onSort: (asked) => {
          const found = SHOWCASE_SORTS.find((known) => known === asked);
          if (found !== undefined) onSort(found);
        },
      }}
      isStale={isStale}
    />
  );
}

/** In which sizes a sample stands there, where, and since when. */
function useStanding(): readonly ListColumn<ShowcaseRing>[] {
  const t = useTexts('showcase');
  const format = useFormat();
  const scale = useSizeScale();
  return [
    {
      key: 'sizes',
      label: t('column.sizes'),
      isUnbroken: true,
      render: ({ sizes }) => sizes.map((size) => sizeLabel(scale, size)).join(' / '),
    },
    {
      key: 'place',
      sort: 'place',
      label: t('field.place'),
      render: ({ place, note }) => (
        <>
          {place === '' ? '–' : place}
          {note !== '' && <span className={styles['below']}>{note}</span>}
        </>
      ),
    },
    {
      key: 'since',
      sort: 'since',
      label: t('field.since'),
      isUnbroken: true,
      render: ({ since, gone }) => (
        <>
          {format.date(since)}
          {gone !== null && (
            <span className={styles['below']}>{t(`gone.${gone.as}`, { date: format.date(gone.on) })}</span>
          )}
        </>
      ),
    },
  ];
}

type ColumnMeans = Pick<ShowcaseTableProps, 'chosen' | 'onChoose' | 'acts'>;

function useColumns({ chosen, onChoose, acts }: ColumnMeans): readonly ListColumn<ShowcaseRing>[] {
  const t = useTexts('showcase');
  const standing = useStanding();
  return [
    {
      key: 'print',
      label: t('column.print'),
      render: (ring) => (
        <label className={styles['box']}>
          <input
            type="checkbox"
            className={toggleStyles['checkbox']}
            checked={chosen.has(ring.id)}
            aria-label={t('choose', { code: spokenCode(ring.code) })}
            onChange={(event) => onChoose(ring.id, event.target.checked)}
          />
        </label>
      ),
    },
    {
      key: 'article',
      sort: 'article',
      isRowHead: true,
      label: t('column.ring'),
      render: (ring) => <Ring ring={ring} />,
    },
    { key: 'alloy', label: t('field.alloy'), render: (ring) => <Metals ring={ring} /> },
    ...standing,
    {
      key: 'price',
      label: t('column.price'),
      isFigure: true,
      render: (ring) => <RetailPrice ring={ring} />,
    },
    { key: 'acts', label: t('column.acts'), render: (ring) => <Acts ring={ring} acts={acts} /> },
  ];
}

function Ring({ ring }: { readonly ring: ShowcaseRing }) {
  const name = ringNameIn(ring, useLanguage());
  const address = setAddress(ring.setId);
  return (
    <span className={styles['article']}>
      <span className={styles['thumb']}>
        <RingPicture still={ring.still} design={ring.design} name="" sizes={THUMB} />
      </span>
      <span className={styles['words']}>
        {address === null ? (
          name
        ) : (
          <Link to={address} search={{ code: ring.designCode }} className={styles['name']}>
            {name}
          </Link>
        )}
        <span className={styles['below']}>{ring.articleNumber}</span>
        <span className={classNames(styles['below'], styles['code'])}>{spokenCode(ring.code)}</span>
      </span>
    </span>
  );
}

function Metals({ ring: { design } }: { readonly ring: ShowcaseRing }) {
  const names = useTradeNames();
  const format = useFormat();
  const alloys = new Set(design.rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)));
  const widths = new Set(design.rings.map(({ width }) => format.mm(width)));
  return (
    <>
      {names !== null && [...alloys].map(names.alloy).join(' / ')}
      <span className={styles['below']}>{[...widths].join(' / ')}</span>
    </>
  );
}

/** Today's, or the one of the day on which the ring was saved, which says so. */
function RetailPrice({ ring: { retail, pricedAt } }: { readonly ring: ShowcaseRing }) {
  const t = useTexts('showcase');
  const format = useFormat();
  return (
    <>
      <Price amount={retail.gross} currency={retail.currency} size="s" />
      {pricedAt !== null && <span className={styles['below']}>{t('priceOf', { date: format.date(pricedAt) })}</span>}
    </>
  );
}

function Acts({ ring, acts }: { readonly ring: ShowcaseRing; readonly acts: RingActs }) {
  const t = useTexts('showcase');
  const code = spokenCode(ring.code);
  return (
    <span className={styles['acts']}>
      <IconButton icon="edit" label={t('act.edit', { code })} onClick={() => acts.edit(ring)} />
      {ring.gone === null ? (
        <IconButton icon="minus" label={t('act.out', { code })} onClick={() => acts.takeOut(ring)} />
      ) : (
        <IconButton icon="undo" label={t('act.back', { code })} onClick={() => acts.putBack(ring)} />
      )}
    </span>
  );
}
