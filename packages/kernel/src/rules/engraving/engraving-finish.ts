import type { FinishId } from '../../design/ring-design.ts';
import { ruledEngravings } from './engraving-lines.ts';
import { issue } from '../basis/make-issue.ts';
import { lanesTouched } from '../basis/rule-lookups.ts';
import type { RingRule } from '../basis/rule.ts';

/** Finishes in whose relief letters drown. */
const ROUGH: readonly FinishId[] = ['sand-coarse', 'ice', 'hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark', 'notch'];

/** Outside letters stand on a surface that is even enough to read them. */
export const engravingFinish: RingRule = (context) =>
  ruledEngravings(context).flatMap(({ engraving, line, height, at }) => {
    if (engraving.face !== 'outside') return [];
    const { position } = engraving;
    const up = line?.reach.up ?? height / 2;
    const down = line?.reach.down ?? -height / 2;
    return lanesTouched(context, position - up, position - down).flatMap((lane) => {
      const finish = context.ring.segments[lane]?.finish;
      if (finish === undefined || !ROUGH.includes(finish)) return [];
      const ways = [
        { path: `${context.path}/segments/${lane}/finish`, value: 'sand-fine' },
        { path: `${context.path}/segments/${lane}/finish`, value: 'polished' },
        { path: `${at}/face`, value: 'inside' },
      ];
      return [issue('engraving.finish', `${at}/face`, { finish }, ...ways)];
    });
  });
