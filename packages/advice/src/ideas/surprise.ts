import { STRAIGHT_SPLIT, type Design, type FinishId, type RingDesign, type Segment } from '@ringwerk/kernel';
import type { Change } from '../edits/design-change.ts';
import { newSwing } from '../edits/split-changes.ts';
import { splitSegments } from '../edits/split-segments.ts';
import type { EditOption } from '../evaluation/evaluate-edit.ts';
import type { Dice } from './dice.ts';
import type { Offer, OfferedAlloy } from './offer.ts';

/** Divisions and lines that a couple likes to see first. */
const SHARES: readonly (readonly number[])[] = [[1], [1], [1], [1, 1], [1, 2], [1, 2, 1], [1, 1, 1]];
const FORMS = ['straight', 'straight', 'wave', 'diagonal'] as const;
const FINISHES: readonly FinishId[] = [
  'polished',
  'matte-long',
  'matte-cross',
  'satin',
  'sand-fine',
  'ice',
  'hammer-mat',
  'hammer-pol',
];

const pick = <T>(dice: Dice, list: readonly T[]): T | undefined => list[Math.floor(dice() * list.length)];

/** Metals that a couple comes for; their fineness stays while the look changes. */
const CHOSEN_METALS: readonly string[] = ['gold', 'platinum'];

/** Alloys that may meet on one ring: same family and fineness as the first one. */
const kin = (alloys: readonly OfferedAlloy[], first: OfferedAlloy): readonly OfferedAlloy[] =>
  alloys.filter((alloy) => alloy.isOffered && alloy.family === first.family && alloy.fineness === first.fineness);

/**
 * `count` whole looks for the rings of a design: profile, colours, their line and finish change, dimensions, stones
 * and words stay. The rules are asked before one of them is shown.
 */
export function surpriseOptions(design: Design, offer: Offer, dice: Dice, count: number): readonly EditOption[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `surprise-${index}`,
    changes: surpriseChanges(design, offer, dice),
  }));
}

function surpriseChanges(design: Design, offer: Offer, dice: Dice): readonly Change[] {
  const alloy = offer.alloys.find((entry) => entry.id === design.rings[0]?.segments[0]?.alloy);
  const style = alloy !== undefined && CHOSEN_METALS.includes(alloy.family) ? alloy : undefined;
  const family = style === undefined ? offer.alloys.filter((entry) => entry.isOffered) : kin(offer.alloys, style);
  const profile = pick(dice, offer.profiles);
  const shares = pick(dice, SHARES) ?? [1];
  const form = pick(dice, FORMS) ?? 'straight';
  const colours = shares.map(() => pick(dice, family)?.id ?? design.rings[0]?.segments[0]?.alloy ?? '');
  const finishes = shares.map(() => pick(dice, FINISHES) ?? 'polished');
  return design.rings.flatMap((ring, index) => {
    const at = (field: keyof RingDesign): string => `/rings/${index}/${field}`;
    const segments: readonly Segment[] = splitSegments(ring.segments.slice(0, 1), shares, colours[0] ?? '').map(
      (part, lane) => ({ ...part, alloy: colours[lane] ?? part.alloy, finish: finishes[lane] ?? part.finish }),
    );
    return [
      ...(profile === undefined ? [] : [{ path: at('profile'), value: profile.id }]),
      { path: at('ratios'), value: null },
      { path: at('inlays'), value: [] },
      { path: at('grooves'), value: [] },
      { path: at('segments'), value: segments },
      { path: at('split'), value: segments.length === 1 ? STRAIGHT_SPLIT : newSwing(form, ring.width) },
    ];
  });
}
