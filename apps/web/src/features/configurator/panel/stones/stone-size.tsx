import { withSize } from '@ringwerk/advice';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { MeasureControl } from '../../../../ui/controls/measure-control.tsx';
import { useSessionState } from '../../session/use-configurator.ts';
import { useMeasured } from '../use-measured.ts';
import type { StoneEdit } from './stone-edit.ts';

/** Girdle diameter over the trade's sizes: the slider steps from one size to the next, the field takes millimetres. */
export function StoneSize({ edit: { row, gesture, changes } }: { readonly edit: StoneEdit }) {
  const { diameter } = row;
  const t = useTexts('configurator');
  const format = useFormat();
  const sizes = useSessionState((state) => state.menu.roundSizes);
  const nearest = (wanted: number): number =>
    sizes.reduce(
      (best, size, index) =>
        Math.abs(size.diameter - wanted) < Math.abs((sizes[best]?.diameter ?? 0) - wanted) ? index : best,
      0,
    );
  const snap = (value: number, from: number): number => {
    const at = nearest(value);
    // A step that lands on the same size means the next one.
    const wanted = at === nearest(from) && value !== from ? at + Math.sign(value - from) : at;
    return sizes[Math.min(sizes.length - 1, Math.max(0, wanted))]?.diameter ?? value;
  };
  const first = sizes[0]?.diameter ?? diameter;
  const last = sizes.at(-1)?.diameter ?? diameter;
  const range = { value: diameter, min: first, max: last, step: 0.05, snap };
  const measured = useMeasured({
    ...range,
    changes: (next) => changes(withSize(row, next, next)),
    gesture: `${gesture}-diameter`,
  });
  const current = sizes[nearest(diameter)];
  return (
    <MeasureControl
      label={t('fact.diameter')}
      {...range}
      show={(value) => format.mm(value, 2)}
      {...measured}
      note={current === undefined ? undefined : t('stones.bucket', { ct: format.carats(current.bucket) })}
      texts={{
        less: t('measure.less'),
        more: t('measure.more'),
        exact: t('measure.exact'),
        changed: (typed, taken) => t('measure.changed.nearest', { typed, taken: format.mm(taken, 2) }),
        refused: t('measure.refused', { min: format.mm(first), max: format.mm(last) }),
      }}
    />
  );
}
