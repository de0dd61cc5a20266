import type { OfficeAlloy } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseAlloyPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { standingOf } from './alloy-draft.ts';
import { labWords } from './lab-words.ts';
import styles from './alloys.module.css';

/** What stands in a cell that says nothing. */
const NONE = '–';

function AlloyName({ alloy }: { readonly alloy: OfficeAlloy }) {
  const t = useTexts('alloys');
  const language = useLanguage();
  return (
    <span className={styles['name']}>
      <span className={styles['chip']} style={{ background: alloy.swatch }} />
      <span>
        <Link to={houseAlloyPath(alloy.id)}>{alloy.names[language]}</Link>
        {!alloy.isShipped && <span className={styles['own']}>{t('origin.own')}</span>}
      </span>
    </span>
  );
}

function Standing({ alloy }: { readonly alloy: OfficeAlloy }) {
  const t = useTexts('alloys');
  const format = useFormat();
  const standing = standingOf(alloy);
  return (
    <>
      <span className={standing === 'offered' ? undefined : standing === 'unpriced' ? styles['warn'] : styles['soft']}>
        {t(`state.${standing}`)}
      </span>
      {alloy.planned !== null && (
        <span className={styles['own']}>{t('state.planned', { time: format.dateTime(alloy.planned.validFrom) })}</span>
      )}
    </>
  );
}

/** Every alloy with what weights and prices depend on. */
export function AlloysTable({ alloys }: { readonly alloys: readonly OfficeAlloy[] }) {
  const t = useTexts('alloys');
  const format = useFormat();
  const language = useLanguage();
  const columns: readonly ListColumn<OfficeAlloy>[] = [
    {
      key: 'name',
      label: t('column.name'),
      render: (alloy) => <AlloyName alloy={alloy} />,
      sortBy: ({ names }) => names[language],
    },
    { key: 'hallmark', label: t('column.hallmark'), render: ({ hallmark }) => hallmark ?? NONE },
    {
      key: 'density',
      label: `${t('column.density')} g/cm³`,
      isFigure: true,
      render: ({ density }) => format.number(density, 2),
      sortBy: ({ density }) => density,
    },
    {
      key: 'loss',
      label: t('column.loss'),
      isFigure: true,
      render: ({ loss }) => (loss === null ? NONE : format.percent(loss)),
      sortBy: ({ loss }) => loss ?? -1,
    },
    {
      key: 'lab',
      label: t('column.lab'),
      isFigure: true,
      render: ({ lab }) => (lab === null ? NONE : labWords(lab, format)),
      sortBy: ({ lab }) => lab?.[0] ?? 0,
    },
    {
      key: 'markets',
      label: t('column.markets'),
      render: ({ markets }) => <span className={styles['unbroken']}>{markets.join(' ') || NONE}</span>,
    },
    {
      key: 'state',
      isUnbroken: true,
      label: t('column.state'),
      render: (alloy) => <Standing alloy={alloy} />,
      sortBy: (alloy) => standingOf(alloy),
    },
    {
      key: 'version',
      label: t('column.version'),
      isFigure: true,
      render: ({ version }) => (version === 0 ? NONE : version),
      sortBy: ({ version }) => version,
    },
  ];
  return <ListTable table="alloys" caption={t('table')} columns={columns} rows={alloys} keyOf={({ id }) => id} />;
}
