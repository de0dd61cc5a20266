import { useState } from 'react';
import { useTexts } from '../../src/i18n/use-texts.ts';
import { CompactSelect } from '../../src/ui/compact-select.tsx';
import { ChipChoice } from '../../src/ui/controls/chip-choice.tsx';
import { LeafChips } from '../../src/ui/controls/leaf-chips.tsx';
import { OptionCards, type OptionCardsProps } from '../../src/ui/controls/option-cards.tsx';
import { CountrySwitch, LanguageSwitch } from '../../src/ui/locale-switch.tsx';
import { Pager } from '../../src/ui/pager.tsx';
import { Select } from '../../src/ui/select.tsx';
import { Switch } from '../../src/ui/switch.tsx';
import type { Exhibit } from '../exhibit.ts';

const SHAPES = ['round', 'princess', 'oval', 'cushion'] as const;
type Shape = (typeof SHAPES)[number];

function Selects() {
  const t = useTexts('stones');
  const [shape, setShape] = useState<Shape>('round');
  const options = SHAPES.map((value) => ({ value, label: t(`shape-${value}`), isDisabled: value === 'cushion' }));
  return (
    <>
      <Select label={t('shape')} options={options} value={shape} onChange={setShape} />
      <Select label={t('shape')} options={options} value={shape} onChange={setShape} error={t('reason-value')} />
      <Select label={t('shape')} options={options} value={shape} onChange={setShape} disabled />
    </>
  );
}

function CompactSelects() {
  const t = useTexts('stones');
  const [shape, setShape] = useState<Shape>('round');
  const options = SHAPES.map((value) => ({ value, label: t(`shape-${value}`) }));
  return (
    <CompactSelect label={t('shape')} options={options} value={shape} onChange={setShape}>
      {t(`shape-${shape}`)}
    </CompactSelect>
  );
}

function ChipChoices() {
  const t = useTexts('stones');
  const [shape, setShape] = useState<Shape>('round');
  const options = SHAPES.map((value) => ({ value, label: t(`shape-${value}`) }));
  return <ChipChoice label={t('shape')} options={options} value={shape} onChange={setShape} />;
}

function Cards({ look }: Pick<OptionCardsProps<Shape>, 'look'>) {
  const t = useTexts('stones');
  const [shape, setShape] = useState<Shape>('round');
  const options = SHAPES.map((value) => ({
    value,
    label: t(`shape-${value}`),
    note: value === 'oval' ? t('origin') : undefined,
    difference: value === 'princess' ? '+84,00 €' : undefined,
    refused: value === 'cushion' ? t('reason-range') : undefined,
    picture:
      look === 'cards' || look === 'swatches' ? (
        <svg viewBox="0 0 20 20">
          <circle cx="10" cy="10" r="8" fill="currentColor" opacity="0.25" />
        </svg>
      ) : undefined,
  }));
  return <OptionCards label={look ?? ''} options={options} value={shape} onChoose={setShape} look={look ?? 'cards'} />;
}

const AllCards = () => (
  <>
    <Cards look="cards" />
    <Cards look="rows" />
    <Cards look="chips" />
    <Cards look="swatches" />
  </>
);

function Chips() {
  const t = useTexts('stones');
  const [open, setOpen] = useState<Shape>('oval');
  return (
    <div>
      <LeafChips
        label={t('shape')}
        options={SHAPES.map((value) => ({ value, label: t(`shape-${value}`) }))}
        chosen="round"
        open={open}
        controls="leaf-of-the-gallery"
        onOpen={setOpen}
      />
      <p id="leaf-of-the-gallery">{t(`shape-${open}`)}</p>
    </div>
  );
}

function Switches() {
  const t = useTexts('customer');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch isOn={isOn} onChange={setOn}>
        {t('share.price')}
      </Switch>
      <Switch isOn={false} isDisabled onChange={setOn}>
        {t('share.price')}
      </Switch>
    </>
  );
}

function Pagers() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pageSize={20} total={60} onPage={setPage} />;
}

export const CHOICES: readonly Exhibit[] = [
  { part: 'Select', isWide: true, States: Selects },
  { part: 'CompactSelect', States: CompactSelects },
  { part: 'ChipChoice', States: ChipChoices },
  { part: 'OptionCards', isWide: true, States: AllCards },
  { part: 'LeafChips', States: Chips },
  { part: 'Switch', States: Switches },
  { part: 'Pager', States: Pagers },
  { part: 'LanguageSwitch', States: LanguageSwitch },
  { part: 'CountrySwitch', States: CountrySwitch },
];
