import { MODEL_SORTS, type searchModels } from '@ringwerk/contract';
import { useState } from 'react';
import type { AnswerOf } from '../../api/call.ts';
import { useBaseCurrency } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { minorPerUnit } from './minor-units.ts';
import { countFilters, type ModelSearch } from './model-search.ts';
import { NO_FILTERS } from './no-filters.ts';
import { RangeField } from './range-field.tsx';
import { isRingColour, RING_COLOURS } from './ring-colours.ts';
import styles from './ring-filters.module.css';
import { StoneSwitch } from './stone-switch.tsx';
import type { ListSearchChange } from './use-list-search.ts';

type Facets = AnswerOf<typeof searchModels>['facets'];

export interface RingFiltersProps {
  readonly search: ModelSearch;
  readonly change: ListSearchChange<ModelSearch>;
  /** Null until the first answer. */
  readonly facets: Facets | null;
  readonly sorts?: readonly (typeof MODEL_SORTS)[number][];
}

function ColourFilter({ search, change, facets }: RingFiltersProps) {
  const t = useTexts('gallery');
  const format = useFormat();
  const counts = facets?.colours ?? {};
  const chosen = search.colour?.split(',') ?? [];
  const colours = Object.keys(RING_COLOURS).filter((colour) => (counts[colour] ?? 0) > 0 || chosen.includes(colour));
  const toggle = (colour: string): void => {
    const next = chosen.includes(colour) ? chosen.filter((other) => other !== colour) : [...chosen, colour];
    change({ colour: next.length === 0 ? undefined : next.join(',') });
  };
  return (
    <fieldset className={styles['colours']}>
      <legend className={styles['legend']}>{t('filterColour')}</legend>
      {colours.filter(isRingColour).map((colour) => {
        const isChosen = chosen.includes(colour);
        return (
          <button
            key={colour}
            type="button"
            aria-pressed={isChosen}
            className={styles['colour']}
            onClick={() => toggle(colour)}
          >
            <span className={styles['swatch']} style={{ background: RING_COLOURS[colour] }} aria-hidden="true" />
            {t(`colour-${colour}`)}
            <span className={styles['count']}>{format.number(counts[colour] ?? 0)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function RangeFilters({ search, change, facets }: RingFiltersProps) {
  const t = useTexts('gallery');
  const format = useFormat();
  // Until the first answer there is nothing to show in it.
  const base = useBaseCurrency();
  const currency = facets?.price.currency ?? base;
  const minor = minorPerUnit(currency);
  const inUnits = (amount: number | undefined): number | undefined =>
    amount === undefined ? undefined : amount / minor;
  const inMinor = (amount: number | undefined): number | undefined =>
    amount === undefined ? undefined : Math.round(amount * minor);
  const whole = (value: number): string => format.number(value, Number.isInteger(value) ? 0 : 2);
  const width = (value: number): string => format.number(value, Number.isInteger(value * 10) ? 1 : 2);
  return (
    <>
      <RangeField
        legend={`${t('filterWidth')} (mm)`}
        fromLabel={t('widthFrom')}
        toLabel={t('widthTo')}
        from={search.widthMin}
        to={search.widthMax}
        least={facets && facets.widths.max > 0 ? width(facets.widths.min) : undefined}
        most={facets && facets.widths.max > 0 ? width(facets.widths.max) : undefined}
        format={width}
        onChange={(widthMin, widthMax) => change({ widthMin, widthMax })}
      />
      <RangeField
        legend={`${t('filterPrice')} (${currency})`}
        fromLabel={t('priceFrom', { currency })}
        toLabel={t('priceTo', { currency })}
        from={inUnits(search.priceMin)}
        to={inUnits(search.priceMax)}
        least={facets && facets.price.max > 0 ? whole(Math.floor(facets.price.min / minor)) : undefined}
        most={facets && facets.price.max > 0 ? whole(Math.ceil(facets.price.max / minor)) : undefined}
        format={whole}
        onChange={(lower, upper) => change({ priceMin: inMinor(lower), priceMax: inMinor(upper) })}
      />
    </>
  );
}

/** Stones, colour, width, price and order of a list of rings. On a phone all but the stones fold away. */
export function RingFilters(props: RingFiltersProps) {
  const { search, change, sorts = MODEL_SORTS } = props;
  const t = useTexts('gallery');
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  const clear = (): void => change(NO_FILTERS);
  return (
    <section className={styles['filters']} aria-label={t('filters')}>
      <div className={styles['row']}>
        <StoneSwitch value={search.stones} onChange={(stones) => change({ stones })} />
        <Button
          look="secondary"
          icon="filter"
          className={styles['opener']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? t('filters') : t('filtersActive', { count })}
        </Button>
        {count > 0 && (
          <Button look="quiet" onClick={clear} className={styles['clear']}>
            {t('clearFilters')}
          </Button>
        )}
        <Select
          label={t('sort')}
          className={styles['sort']}
          value={search.sort ?? sorts[0] ?? 'relevance'}
          options={sorts.map((value) => ({ value, label: t(`sort-${value}`) }))}
          onChange={(sort) => change({ sort: sort === sorts[0] ? undefined : sort })}
        />
      </div>
      <div className={styles['more']} data-open={isOpen}>
        <ColourFilter {...props} />
        <div className={styles['ranges']}>
          <RangeFilters {...props} />
        </div>
      </div>
    </section>
  );
}
