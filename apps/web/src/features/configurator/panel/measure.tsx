import type { ReactNode } from 'react';
import { useFormat, type Format } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { Span } from '../../../kernel-worker/kernel-messages.ts';
import { MeasureControl } from '../../../ui/controls/measure-control.tsx';
import { decimalsOf } from '../../../ui/controls/parse-measure.ts';

export interface MeasureProps extends Span {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onSettle: () => void;
  readonly note?: ReactNode;
  /** A count and a ratio are plain numbers. */
  readonly unit?: 'mm' | 'count' | 'degrees' | 'ratio';
}

/** A dimension with the texts of the reader: millimetres unless another unit is named. */
export function Measure({ unit = 'mm', ...props }: MeasureProps) {
  const t = useTexts('configurator');
  const show = shower(useFormat(), unit, decimalsOf(props.step));
  return (
    <MeasureControl
      {...props}
      show={show}
      texts={{
        less: t('measure.less'),
        more: t('measure.more'),
        exact: t('measure.exact'),
        refused: t('measure.refused', { min: show(props.min), max: show(props.max) }),
      }}
    />
  );
}

function shower(format: Format, unit: NonNullable<MeasureProps['unit']>, digits: number): (value: number) => string {
  switch (unit) {
    case 'mm':
      return (value) => format.mm(value, Math.max(digits, 1));
    case 'degrees':
      return (value) => format.degrees(value);
    case 'count':
    case 'ratio':
      return (value) => format.number(value, digits);
  }
}
