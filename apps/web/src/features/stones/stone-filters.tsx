import {
  STONE_CLARITIES,
  STONE_COLOURS,
  STONE_CUT_GRADES,
  STONE_LABS,
  STONE_ORIGINS,
  STONE_SHAPES,
  STONE_TREATMENTS,
  type searchStones,
  type StoneFacet,
} from '@ringwerk/contract';
import type { AnswerOf } from '../../api/call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';
import { RangeField } from '../../domain/rings/range-field.tsx';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import type { ListSearchChange } from '../../domain/rings/use-list-search.ts';
import { FacetFilter, type FacetValue } from './facet-filter.tsx';
import { ShapeDrawing } from '../../domain/rings/shape-drawing.tsx';
import styles from './stone-filters.module.css';
import { chosenOf, countStoneFilters, NO_STONE_FILTERS, toggled, UNGRADED, type StoneSearch } from './stone-search.ts';
import { useCountryName } from '../../i18n/use-country-name.ts';

type Facets = AnswerOf<typeof searchStones>['facets'];
export interface StoneFiltersProps {
  readonly search: StoneSearch;
  readonly change: ListSearchChange<StoneSearch>;
  readonly facets: Facets;
}

function useFacetValues(facets: Facets): (facet: StoneFacet) => readonly FacetValue[] {
  const t = useTexts('stones');
  const countryName = useCountryName();
  const words = useStoneWords();
  const graded = (values: readonly string[], empty: string): FacetValue[] =>
    values.map((value) => (value === '' ? { value: UNGRADED, label: empty } : { value, label: value }));
  const byCount = (facet: StoneFacet, label: (value: string) => string): FacetValue[] =>
    Object.entries(facets[facet] ?? {})
      .sort(([a, left], [b, right]) => right - left || a.localeCompare(b))
      .map(([value]) => ({ value, label: label(value) }));
  return (facet) => {
    switch (facet) {
      case 'shape':
        return STONE_SHAPES.map((shape) => ({
          value: shape,
          label: t(`shape-${shape}`),
          drawing: <ShapeDrawing shape={shape} />,
        }));
      case 'origin':
        return STONE_ORIGINS.map((value) => ({ value, label: words.origin(value) }));
      case 'treatment':
        return STONE_TREATMENTS.map((value) => ({ value, label: words.treatment(value) }));
      case 'colour':
        return graded(STONE_COLOURS, '');
      case 'clarity':
        return graded(STONE_CLARITIES, '');
      case 'cutGrade':
        return graded(STONE_CUT_GRADES, t('noGrade'));
      case 'lab':
        return graded(STONE_LABS, t('noReport'));
      case 'country':
        return byCount('country', countryName);
      case 'seller':
        return byCount('seller', (seller) => seller);
    }
  };
}

function Facet({ facet, search, change, facets }: StoneFiltersProps & { readonly facet: StoneFacet }) {
  const t = useTexts('stones');
  const valuesOf = useFacetValues(facets);
  return (
    <FacetFilter
      facet={facet}
      legend={t(facet)}
      values={valuesOf(facet)}
      chosen={chosenOf(search, facet)}
      counts={facets[facet] ?? {}}
      onToggle={(value) => change({ [facet]: toggled(search, facet, value) })}
    />
  );
}

const CENTS = 100;
const inDollars = (cents: number | undefined): number | undefined => (cents === undefined ? undefined : cents / CENTS);
const inCents = (dollars: number | undefined): number | undefined =>
  dollars === undefined ? undefined : Math.round(dollars * CENTS);

/** All properties of the exchange, with what each choice would bring. */
export function StoneFilters(props: StoneFiltersProps) {
  const { search, change } = props;
  const t = useTexts('stones');
  const format = useFormat();
  return (
    <div className={styles['filters']}>
      <Facet facet="shape" {...props} />
      <Facet facet="origin" {...props} />
      <RangeField
        legend={`${t('carat')} (ct)`}
        fromLabel={t('caratFrom')}
        toLabel={t('caratTo')}
        from={search.caratMin}
        to={search.caratMax}
        format={(value) => format.number(value, 2)}
        onChange={(caratMin, caratMax) => change({ caratMin, caratMax })}
      />
      <Facet facet="colour" {...props} />
      <Facet facet="clarity" {...props} />
      <Facet facet="cutGrade" {...props} />
      <Facet facet="treatment" {...props} />
      <Facet facet="lab" {...props} />
      <ListSearchField
        label={t('report')}
        inAddress={search.report ?? ''}
        write={(report) => change({ report: report.trim() === '' ? undefined : report.trim() }, { isReplacing: true })}
      />
      <RangeField
        legend={`${t('price')} (US$)`}
        fromLabel={t('priceFrom')}
        toLabel={t('priceTo')}
        from={inDollars(search.priceMin)}
        to={inDollars(search.priceMax)}
        format={(value) => format.number(value, Number.isInteger(value) ? 0 : 2)}
        onChange={(lower, upper) => change({ priceMin: inCents(lower), priceMax: inCents(upper) })}
      />
      <Facet facet="country" {...props} />
      <Facet facet="seller" {...props} />
      {countStoneFilters(search) > 0 && (
        <Button look="secondary" onClick={() => change(NO_STONE_FILTERS)}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
