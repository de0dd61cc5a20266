import { useState } from 'react';
import { useFormat } from '../../src/i18n/format.ts';
import { useTexts } from '../../src/i18n/use-texts.ts';
import { MeasureControl } from '../../src/ui/controls/measure-control.tsx';
import { MeasureField } from '../../src/ui/controls/measure-field.tsx';
import { RangeSlider } from '../../src/ui/controls/range-slider.tsx';
import { Price } from '../../src/ui/price.tsx';
import type { Exhibit } from '../exhibit.ts';

/** A width, mm. */
const RANGE = { min: 2, max: 12, step: 0.1 };

function useMeasureTexts() {
  const t = useTexts('configurator');
  const format = useFormat();
  const range = { min: format.mm(RANGE.min), max: format.mm(RANGE.max) };
  return {
    label: t('fact.width'),
    less: t('measure.less'),
    more: t('measure.more'),
    exact: t('measure.exact'),
    refused: t('measure.refused', range),
    changed: (typed: string, taken: number) => t('measure.changed.nearest', { typed, taken: format.mm(taken) }),
  };
}

function Controls() {
  const format = useFormat();
  const { label, ...texts } = useMeasureTexts();
  const [value, setValue] = useState(4);
  return (
    <MeasureControl
      {...RANGE}
      label={label}
      value={value}
      stride={0.5}
      show={(shown) => format.mm(shown)}
      texts={texts}
      onPull={setValue}
      onSettle={() => undefined}
      onTake={(update) => setValue(update())}
    />
  );
}

function ExactFields() {
  const format = useFormat();
  const texts = useMeasureTexts();
  const [value, setValue] = useState(4);
  return (
    <MeasureField
      {...RANGE}
      {...texts}
      value={value}
      show={(shown) => format.mm(shown)}
      legal={(typed) => typed}
      onTake={setValue}
    />
  );
}

function Sliders() {
  const format = useFormat();
  const { label } = useMeasureTexts();
  const [value, setValue] = useState(7);
  return (
    <RangeSlider
      label={label}
      range={RANGE}
      at={value}
      show={(shown) => format.mm(shown)}
      onInput={setValue}
      onAhead={setValue}
      onSettle={() => undefined}
    />
  );
}

const Prices = () => (
  <>
    <Price amount={123_450} currency="EUR" size="s" />
    <Price amount={123_450} currency="CHF" />
    <Price amount={198_000} currency="JPY" size="l" />
    <Price amount={8400} currency="EUR" isDifference />
    <Price amount={-8400} currency="EUR" isDifference />
  </>
);

export const MEASURES: readonly Exhibit[] = [
  { part: 'MeasureControl', States: Controls },
  { part: 'RangeSlider', States: Sliders },
  { part: 'MeasureField', States: ExactFields },
  { part: 'Price', States: Prices },
];
