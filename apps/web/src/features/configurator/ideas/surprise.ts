import { STRAIGHT_SPLIT, type Design, type FinishId, type RingDesign, type Segment } from '@ringwerk/kernel';
import type { Change } from '../../../kernel-worker/design-change.ts';
import type { AlloyEntry, Menu, Option } from '../../../kernel-worker/kernel-messages.ts';
import { splitSegments } from '../model/ring-changes.ts';
import { newSwing } from '../model/split-changes.ts';

/** 0 ≤ value < 1, as `Math.random`. */
export type Dice = () => number;

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

/** Alloys that may meet on one ring: same family and fineness as the first one. */
const kin = (alloys: readonly AlloyEntry[], first: AlloyEntry): readonly AlloyEntry[] =>
  alloys.filter((alloy) => alloy.isOffered && alloy.family === first.family && alloy.fineness === first.fineness);

/**
 * `count` whole looks for the rings of a design: profile, colours, their line and finish change, dimensions, stones
 * and words stay. The rules judge them before anybody sees them.
 */
export function surpriseOptions(design: Design, menu: Menu, dice: Dice, count: number): readonly Option[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `surprise-${index}`,
    changes: surpriseChanges(design, menu, dice),
  }));
}

function surpriseChanges(design: Design, menu: Menu, dice: Dice): readonly Change[] {
  const alloy = menu.alloys.find((entry) => entry.id === design.rings[0]?.segments[0]?.alloy);
  const style = alloy?.family === 'gold' || alloy?.family === 'platinum' ? alloy : undefined;
  const family = style === undefined ? menu.alloys.filter((entry) => entry.isOffered) : kin(menu.alloys, style);
  const profile = pick(dice, menu.profiles);
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
