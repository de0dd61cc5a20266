import { SIZE_SCALES, STANDARD_SIZES, type Country, type Preferences, type SizeScale } from '@ringwerk/contract';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import formStyles from '../../ui/form.module.css';
import { SELECTIONS } from '../rings/selection.ts';
import { useTradeNames } from '../rings/use-trade-names.ts';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { ChipChecks } from './chip-checks.tsx';

/** A jeweller offers rings in few alloys; more than these are no preference. */
const MOST_ALLOYS = 12;
/** Of the scale: that of the country; of a size: the article's own. */
const OWN = 'own';

interface PreferenceFieldsProps {
  readonly value: Preferences;
  /** Whose market's alloys are offered. */
  readonly country: Country;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: Preferences) => void;
}

/** All that a jeweller may have ready: asked with the registration, and changed in the dealer area. */
export function PreferenceFields({ value, country, isReadOnly = false, onChange }: PreferenceFieldsProps) {
  const t = useTexts('preferences');
  const language = useLanguage();
  const change = (part: Partial<Preferences>): void => onChange({ ...value, ...part });
  const scales: readonly SelectOption<SizeScale | typeof OWN>[] = [
    { value: OWN, label: t('scaleCountry') },
    ...SIZE_SCALES.map((scale) => ({ value: scale, label: t(`scale.${scale}`) })),
  ];
  return (
    <>
      <Select
        className={formStyles['whole']}
        label={t('scale')}
        value={value.sizeScale ?? OWN}
        options={scales}
        disabled={isReadOnly}
        onChange={(scale) => change({ sizeScale: scale === OWN ? null : scale })}
      />
      {(['first', 'second'] as const).map((person) => (
        <SizeSelect
          key={person}
          label={t(`size.${person}`)}
          scale={value.sizeScale}
          size={value.sizes[person]}
          isReadOnly={isReadOnly}
          onChange={(size) => change({ sizes: { ...value.sizes, [person]: size } })}
        />
      ))}
      <AlloyChecks value={value} country={country} isReadOnly={isReadOnly} onChange={onChange} />
      <ChipChecks
        label={t('favourites')}
        hint={t('favouritesHint')}
        options={SELECTIONS.map(({ id, names }) => ({ id, name: names[language] }))}
        chosen={value.favourites}
        most={SELECTIONS.length}
        isReadOnly={isReadOnly}
        onChange={(favourites) => change({ favourites: [...favourites] })}
      />
    </>
  );
}

function AlloyChecks({ value, country, isReadOnly = false, onChange }: PreferenceFieldsProps) {
  const t = useTexts('preferences');
  const names = useTradeNames();
  if (names === null) return null;
  return (
    <ChipChecks
      label={t('alloys')}
      hint={t('alloysHint', { count: MOST_ALLOYS })}
      options={names.alloys.filter(({ id, markets }) => markets.includes(country) || value.alloys.includes(id))}
      chosen={value.alloys}
      most={MOST_ALLOYS}
      isReadOnly={isReadOnly}
      onChange={(alloys) => onChange({ ...value, alloys: [...alloys] })}
    />
  );
}

interface SizeSelectProps {
  readonly label: string;
  readonly scale: SizeScale | null;
  readonly size: number | null;
  readonly isReadOnly: boolean;
  readonly onChange: (size: number | null) => void;
}

const SIZES = Array.from(
  { length: STANDARD_SIZES.most - STANDARD_SIZES.least + 1 },
  (_, index) => STANDARD_SIZES.least + index,
);

/** A size in mm of inner circumference, beside it the same on the chosen scale. */
function SizeSelect({ label, scale, size, isReadOnly, onChange }: SizeSelectProps) {
  const t = useTexts('preferences');
  const format = useFormat();
  const name = (mm: number): string =>
    scale === null || scale === 'iso' ? format.mm(mm, 0) : `${format.mm(mm, 0)} (${sizeLabel(scale, mm)})`;
  return (
    <Select
      label={label}
      value={size === null ? OWN : String(size)}
      options={[{ value: OWN, label: t('sizeOwn') }, ...SIZES.map((mm) => ({ value: String(mm), label: name(mm) }))]}
      disabled={isReadOnly}
      onChange={(chosen) => onChange(chosen === OWN ? null : Number(chosen))}
    />
  );
}
