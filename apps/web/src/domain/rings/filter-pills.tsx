import { STONE_COUNTS, type ModelFacets } from '@ringwerk/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { ChoiceList, type Choice } from './choice-list.tsx';
import styles from './filter-pills.module.css';
import { minorPerUnit } from './minor-units.ts';
import type { CHOICE_FILTERS, ModelSearch, RANGE_FILTERS } from './model-search.ts';
import { isRingColour, RING_COLOURS } from './ring-colours.ts';
import { SpreadRange } from './spread-range.tsx';
import type { ListSearchChange } from './use-list-search.ts';

export interface FilterPillsProps {
  readonly search: ModelSearch;
  readonly change: ListSearchChange<ModelSearch>;
  readonly facets: ModelFacets;
}

interface PillProps {
  readonly name: string;
  /** What is chosen, in words; null for nothing. */
  readonly chosen: string | null;
  readonly children: ReactNode;
}

function Pill({ name, chosen, children }: PillProps) {
  return (
    <Popover
      label={chosen === null ? name : `${name}: ${chosen}`}
      align="start"
      button={
        <span className={styles['pill']} data-chosen={chosen !== null}>
          <span>{name}</span>
          {chosen !== null && <span className={styles['chosen']}>{chosen}</span>}
          <Icon name="chevronDown" size={14} />
        </span>
      }
    >
      <div className={styles['content']}>{children}</div>
    </Popover>
  );
}

type ChoiceName = (typeof CHOICE_FILTERS)[number];

function ChoicePill({
  filter,
  name,
  choices,
  search,
  change,
}: FilterPillsProps & { readonly filter: ChoiceName; readonly name: string; readonly choices: readonly Choice[] }) {
  const chosen = search[filter]?.split(',') ?? [];
  // A list in which all are alike is not asked about.
  if (choices.length < 2 && chosen.length === 0) return null;
  const words = chosen.map((id) => choices.find((one) => one.id === id)?.label ?? id).join(', ');
  return (
    <Pill name={name} chosen={words === '' ? null : words}>
      <ChoiceList
        legend={name}
        choices={choices}
        chosen={chosen}
        onChange={(next) => change({ [filter]: next.length === 0 ? undefined : next.join(',') })}
      />
    </Pill>
  );
}

function useChoices(facets: ModelFacets): Readonly<Record<ChoiceName, readonly Choice[]>> {
  const t = useTexts('gallery');
  const words = useTexts('filters');
  const colours = Object.keys(RING_COLOURS).filter(isRingColour);
  return {
    colour: colours.flatMap((id) => {
      const count = facets.colours[id] ?? 0;
      return count === 0 ? [] : [{ id, count, label: t(`colour-${id}`), tint: RING_COLOURS[id] }];
    }),
    fineness: facets.finenesses,
    // Few enough to stand there all: one that is chosen keeps its name where it finds nothing.
    count:
      Object.keys(facets.counts).length === 0
        ? []
        : STONE_COUNTS.map((id) => ({ id, count: facets.counts[id] ?? 0, label: words(`count-${id}`) })),
    cut: facets.cuts,
    finish: facets.finishes,
    profile: facets.profiles,
  };
}

type RangeName = (typeof RANGE_FILTERS)[number];
interface RangeFacts {
  readonly name: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly unit: string;
  readonly spread: ModelFacets['widths'];
  /** How many of the search's units make one that is typed. */
  readonly per: number;
  readonly write: (value: number) => string;
}

function useRanges(facets: ModelFacets): Readonly<Record<RangeName, RangeFacts>> {
  const t = useTexts('gallery');
  const words = useTexts('filters');
  const format = useFormat();
  const { currency } = facets.price;
  const mm = (value: number): string => format.number(value, Number.isInteger(Math.round(value * 1000) / 100) ? 1 : 2);
  return {
    width: {
      name: t('filterWidth'),
      fromLabel: t('widthFrom'),
      toLabel: t('widthTo'),
      unit: 'mm',
      spread: facets.widths,
      per: 1,
      write: mm,
    },
    height: {
      name: words('height'),
      fromLabel: words('heightFrom'),
      toLabel: words('heightTo'),
      unit: 'mm',
      spread: facets.heights,
      per: 1,
      write: mm,
    },
    carat: {
      name: words('carat'),
      fromLabel: words('caratFrom'),
      toLabel: words('caratTo'),
      unit: 'ct',
      spread: facets.carats,
      per: 1,
      write: (value) => format.number(value, 2),
    },
    price: {
      name: t('filterPrice'),
      fromLabel: t('priceFrom', { currency }),
      toLabel: t('priceTo', { currency }),
      unit: currency,
      spread: facets.price,
      per: minorPerUnit(currency),
      write: (value) => format.number(value, Number.isInteger(value) ? 0 : 2),
    },
  };
}

function RangePill({
  filter,
  facts,
  search,
  change,
}: FilterPillsProps & { readonly filter: RangeName; readonly facts: RangeFacts }) {
  const words = useTexts('filters');
  const { name, unit, spread, per, write } = facts;
  const [min, max] = [search[`${filter}Min`], search[`${filter}Max`]];
  if (spread.min === spread.max && min === undefined && max === undefined) return null;
  const inUnits = (value: number | undefined): number | undefined => (value === undefined ? undefined : value / per);
  const [from, to] = [inUnits(min), inUnits(max)];
  const text =
    from === undefined && to === undefined
      ? null
      : from === undefined
        ? words('atMost', { to: write(to ?? 0) })
        : to === undefined
          ? words('atLeast', { from: write(from) })
          : words('between', { from: write(from), to: write(to) });
  return (
    <Pill name={name} chosen={text === null ? null : `${text} ${unit}`}>
      <SpreadRange
        legend={`${name} (${unit})`}
        fromLabel={facts.fromLabel}
        toLabel={facts.toLabel}
        from={from}
        to={to}
        least={spread.min / per}
        most={spread.max / per}
        bins={spread.bins}
        format={write}
        onChange={(lower, upper) =>
          change({
            [`${filter}Min`]: lower === undefined ? undefined : Math.round(lower * per * 1000) / 1000,
            [`${filter}Max`]: upper === undefined ? undefined : Math.round(upper * per * 1000) / 1000,
          })
        }
      />
    </Pill>
  );
}

/** A filter that is on or off; it stands there where it would find something. */
function SwitchPill({ filter, search, change, facets }: FilterPillsProps & { readonly filter: 'isNew' | 'showcase' }) {
  const words = useTexts('filters');
  const isOn = search[filter] !== undefined;
  if (facets[filter] === 0 && !isOn) return null;
  return (
    <button
      type="button"
      className={styles['new']}
      aria-pressed={isOn}
      onClick={() => change({ [filter]: isOn ? undefined : '1' })}
    >
      {words(filter)} <span className={styles['count']}>{facets[filter]}</span>
    </button>
  );
}

/** Everything that a list of rings is filtered by beside its stones: what it would find stands at each choice. */
export default function FilterPills(props: FilterPillsProps) {
  const { facets } = props;
  const t = useTexts('gallery');
  const words = useTexts('filters');
  const choices = useChoices(facets);
  const ranges = useRanges(facets);
  const choice = (filter: ChoiceName, name: string) => (
    <ChoicePill {...props} filter={filter} name={name} choices={choices[filter]} />
  );
  const range = (filter: RangeName) => <RangePill {...props} filter={filter} facts={ranges[filter]} />;
  return (
    <div className={styles['pills']}>
      {choice('colour', t('filterColour'))}
      {choice('fineness', words('fineness'))}
      {range('width')}
      {range('height')}
      {choice('profile', words('profile'))}
      {choice('finish', words('finish'))}
      {choice('count', words('count'))}
      {range('carat')}
      {choice('cut', words('cut'))}
      {range('price')}
      <SwitchPill {...props} filter="isNew" />
      <SwitchPill {...props} filter="showcase" />
    </div>
  );
}
