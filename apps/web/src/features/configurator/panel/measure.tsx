import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MeasureControl } from '../../../ui/controls/measure-control.tsx';
import { decimalsOf } from '../../../ui/controls/parse-measure.ts';

export interface MeasureProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly onSettle: () => void;
  readonly note?: ReactNode;
  /** Plain numbers have no unit, e.g. a count. */
  readonly isCount?: boolean;
}

/** A dimension in millimetres (or a count) with the texts of the reader. */
export function Measure({ isCount = false, ...props }: MeasureProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const digits = Math.max(decimalsOf(props.step), isCount ? 0 : 1);
  const show = (value: number): string => (isCount ? format.number(value) : format.mm(value, digits));
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
