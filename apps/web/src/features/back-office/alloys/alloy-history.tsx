import type { AlloyRecord, AlloyVersion } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import tableStyles from '../office-table.module.css';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import styles from './alloys.module.css';
import { labWords } from './lab-words.ts';

interface VersionStateProps {
  readonly version: AlloyVersion;
  readonly planned: AlloyRecord['planned'];
}

/** Whether a version counts at all, and what it says of the alloy. */
function VersionState({ version: { version, isSuperseded, isWithdrawn }, planned }: VersionStateProps) {
  const t = useTexts('alloys');
  const words = [
    ...(isSuperseded ? [t('state.superseded')] : []),
    ...(version === planned?.version ? [t('version.planned')] : []),
    ...(isWithdrawn ? [t('state.withdrawn')] : []),
  ];
  return words.join(', ') || '–';
}

/** All versions of an alloy, the newest first: what was weighed by one is weighed by it for ever. */
export function AlloyHistory({ alloy: { history, planned } }: { readonly alloy: AlloyRecord }) {
  const t = useTexts('alloys');
  const format = useFormat();
  const columns: readonly ListColumn<AlloyVersion>[] = [
    { key: 'version', label: t('column.version'), render: ({ version }) => version },
    { key: 'from', label: t('column.from'), render: ({ validFrom }) => format.dateTime(validFrom) },
    {
      key: 'density',
      label: `${t('column.density')} g/cm³`,
      isFigure: true,
      render: ({ density }) => format.number(density, 2),
    },
    {
      key: 'loss',
      label: t('column.loss'),
      isFigure: true,
      render: ({ loss }) => (loss === null ? '–' : format.percent(loss)),
    },
    {
      key: 'lab',
      label: t('column.lab'),
      isFigure: true,
      render: ({ lab }) => (lab === null ? '–' : labWords(lab, format)),
    },
    {
      key: 'state',
      label: t('column.state'),
      render: (version) => <VersionState version={version} planned={planned} />,
    },
    { key: 'by', label: t('column.by'), render: ({ savedBy }) => savedBy ?? '–' },
    { key: 'note', label: t('column.note'), render: ({ note }) => note },
  ];
  return (
    <section className={tableStyles['section']}>
      <h2 className={styles['title']}>{t('history')}</h2>
      {history.length === 0 ? (
        <p className={styles['soft']}>{t('history.none')}</p>
      ) : (
        <ListTable
          table="alloy-history"
          caption={t('history')}
          columns={columns}
          rows={history}
          keyOf={({ version }) => String(version)}
        />
      )}
    </section>
  );
}
