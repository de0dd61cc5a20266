import { NEAREST_SORT, STONE_CLARITIES, STONE_COLOURS } from '@ringwerk/contract';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import type { OfferFilter } from './seat-offers.ts';
import styles from './stones.module.css';

const SORTS = [NEAREST_SORT, 'price'] as const;
const named = <V extends string>(values: readonly V[]): { value: V; label: V }[] =>
  values.map((value) => ({ value, label: value }));

/** What the stones offered for a seat must be at least, and in which order they stand. */
export function OfferFilters({
  filter,
  change,
}: {
  readonly filter: OfferFilter;
  readonly change: (filter: OfferFilter) => void;
}) {
  const t = useTexts('configurator');
  return (
    <div className={styles['offer-filters']}>
      <Select
        label={t('stones.offer-sort')}
        value={filter.sort}
        options={SORTS.map((value) => ({ value, label: t(`stones.offer-${value}`) }))}
        onChange={(sort) => change({ ...filter, sort })}
      />
      <Select
        label={t('stones.offer-colour')}
        value={filter.colour}
        options={named(STONE_COLOURS)}
        onChange={(colour) => change({ ...filter, colour })}
      />
      <Select
        label={t('stones.offer-clarity')}
        value={filter.clarity}
        options={named(STONE_CLARITIES)}
        onChange={(clarity) => change({ ...filter, clarity })}
      />
      <Switch isOn={filter.isReported} onChange={(isReported) => change({ ...filter, isReported })}>
        {t('stones.offer-report')}
      </Switch>
    </div>
  );
}
