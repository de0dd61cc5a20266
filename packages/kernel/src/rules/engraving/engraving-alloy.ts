import type { AlloySpec } from '../../design/tables.ts';
import { issue } from '../basis/make-issue.ts';
import { ruledEngravings, type RuledEngraving } from './engraving-lines.ts';
import { alloyOf } from '../basis/rule-lookups.ts';
import type { RingRule, RuleContext } from '../basis/rule.ts';

/** Alloys under the letters: of shells the one on that face, of lanes all, for a line may run over any of them. */
function alloysUnder({ ring, tables }: RuleContext, { engraving }: RuledEngraving): (AlloySpec | undefined)[] {
  const segment = engraving.face === 'inside' ? ring.segments.at(-1) : ring.segments[0];
  const segments = ring.split.form === 'shell' && segment !== undefined ? [segment] : ring.segments;
  return segments.map((each) => alloyOf(tables, each));
}

/** Carbon takes no engraving unless a metal shell lines it; hard metals, too hard for the diamond's point, take the laser only. */
export const engravingAlloy: RingRule = (context) =>
  ruledEngravings(context).flatMap((ruled) => {
    const { method } = ruled.engraving;
    const alloys = alloysUnder(context, ruled);
    const fibre = alloys.find((alloy) => alloy?.work === 'fibre');
    if (fibre !== undefined) {
      // Of two shells the other one may be of metal.
      const other = { path: `${ruled.at}/face`, value: ruled.engraving.face === 'inside' ? 'outside' : 'inside' };
      return [issue('engraving.alloy', ruled.at, { alloy: fibre.id, method }, other)];
    }
    const hard = alloys.find((alloy) => alloy?.work === 'hard');
    if (hard === undefined || method === 'laser') return [];
    return [issue('engraving.alloy', `${ruled.at}/method`, { alloy: hard.id, method }, { value: 'laser' })];
  });
