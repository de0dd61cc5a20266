import { MODEL_SORTS, type ModelFacets } from '@ringwerk/contract';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { setListView, useListView } from './list-view.ts';
import { countFilters, type ModelSearch } from './model-search.ts';
import { NO_FILTERS } from './no-filters.ts';
import styles from './ring-filters.module.css';
import { StoneSwitch } from './stone-switch.tsx';
import type { ListSearchChange } from './use-list-search.ts';

/** No gallery waits for what is behind its filters. */
const FilterPills = lazy(() => import('./filter-pills.tsx'));

export interface RingFiltersProps {
  readonly search: ModelSearch;
  readonly change: ListSearchChange<ModelSearch>;
  /** Null until the first answer. */
  readonly facets: ModelFacets | null;
  readonly sorts?: readonly (typeof MODEL_SORTS)[number][];
}

/** Stones, order and density of a list of rings, and everything else that it is filtered by, which this device keeps open once it was opened. */
export function RingFilters(props: RingFiltersProps) {
  const { search, change, facets, sorts = MODEL_SORTS } = props;
  const t = useTexts('gallery');
  const { isDense, isFiltering } = useListView();
  const count = countFilters(search);
  // What is chosen is never out of sight.
  const isOpen = isFiltering || count > 0;
  return (
    <section className={styles['filters']} aria-label={t('filters')}>
      <div className={styles['row']}>
        <StoneSwitch value={search.stones} onChange={(stones) => change({ stones })} />
        <Button
          look="secondary"
          icon="filter"
          aria-expanded={isOpen}
          onClick={() => setListView({ isFiltering: !isFiltering })}
        >
          {count === 0 ? t('filters') : t('filtersActive', { count })}
        </Button>
        {count > 0 && (
          <Button look="quiet" onClick={() => change(NO_FILTERS)}>
            {t('clearFilters')}
          </Button>
        )}
        <div className={styles['order']}>
          <IconButton
            icon="grid"
            label={t('dense')}
            aria-pressed={isDense}
            className={styles['density']}
            onClick={() => setListView({ isDense: !isDense })}
          />
          <Select
            label={t('sort')}
            className={styles['sort']}
            value={search.sort ?? sorts[0] ?? 'relevance'}
            options={sorts.map((value) => ({ value, label: t(`sort-${value}`) }))}
            onChange={(sort) => change({ sort: sort === sorts[0] ? undefined : sort })}
          />
        </div>
      </div>
      {isOpen && (
        <div className={styles['more']}>
          <Suspense>{facets !== null && <FilterPills search={search} change={change} facets={facets} />}</Suspense>
        </div>
      )}
    </section>
  );
}
