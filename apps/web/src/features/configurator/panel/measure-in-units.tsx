import type { Span } from '@ringwerk/advice';
import { useFormat, type Format } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MeasureControl, type MeasureControlProps } from '../../../ui/controls/measure-control.tsx';
import { decimalsOf } from '../../../ui/controls/parse-measure.ts';

export interface MeasureInUnitsProps
  extends
    Span,
    Pick<
      MeasureControlProps,
      'stride' | 'read' | 'label' | 'value' | 'onPull' | 'onSettle' | 'onTake' | 'onNear' | 'steps' | 'note'
    > {
  /** A count and a ratio are plain numbers. */
  readonly unit?: 'mm' | 'count' | 'degrees' | 'ratio';
}

/** A dimension with the texts of the reader: millimetres unless another unit is named. */
export function MeasureInUnits({ unit = 'mm', ...props }: MeasureInUnitsProps) {
  const t = useTexts('configurator');
  const show = shower(useFormat(), unit, decimalsOf(props.step), props.stride !== undefined);
  return (
    <MeasureControl
      {...props}
      show={show}
      texts={{
        less: t('measure.less'),
        more: t('measure.more'),
        exact: t('measure.exact'),
        changed: (typed, taken) => t('measure.changed', { typed, taken: show(taken), step: show(props.step) }),
        refused: t('measure.refused', { min: show(props.min), max: show(props.max) }),
      }}
    />
  );
}

function shower(
  format: Format,
  unit: NonNullable<MeasureInUnitsProps['unit']>,
  digits: number,
  isStriding: boolean,
): (value: number) => string {
  switch (unit) {
    case 'mm':
      // What moves by strides shows the digits that its value has: 54.0 of a gauge, 53.13 of US 6½.
      return (value) => format.mm(value, isStriding ? undefined : Math.max(digits, 1));
    case 'degrees':
      return (value) => format.degrees(value);
    case 'count':
    case 'ratio':
      return (value) => format.number(value, digits);
  }
}
