import {
  mm,
  STRAIGHT_SPLIT,
  type Design,
  type Path,
  type RingDesign,
  type Segment,
  type Split,
  type SplitForm,
} from '@ringwerk/kernel';
import type { Change } from './design-change.ts';
import { splitSegments } from './split-segments.ts';
import { writeField } from './write-field.ts';

/** How far a line swings when it begins to, as a part of the ring's width. */
const SWING = 0.16;
const WAVES = 3;

/** The line of a form as it is offered first: a calm swing that fits the band, on the 0.05 mm of the record. */
export function newSwing<Form extends 'straight' | 'wave' | 'diagonal'>(
  form: Form,
  width: number,
): Omit<Path, 'form'> & { readonly form: Form } {
  if (form === 'straight') return { ...STRAIGHT_SPLIT, form };
  return { form, amplitude: mm(Math.round(width * SWING * 20) / 20), waves: form === 'wave' ? WAVES : 1, phase: 0 };
}

/**
 * Gives the rings a split of this form, the swing in proportion to the width of each; a ring of one colour gets a
 * second one, shells are always two.
 */
export function splitFormChanges(
  design: Design,
  ring: RingDesign,
  rings: readonly number[],
  form: SplitForm,
  newAlloy: string,
): readonly Change[] {
  if (ring.split.form === form) return [];
  const split = (width: number): Split => (form === 'shell' ? { ...STRAIGHT_SPLIT, form } : newSwing(form, width));
  const count = ring.segments.length;
  const needsTwo = form === 'shell' ? count !== 2 : form !== 'straight' && count < 2;
  const segments = needsTwo ? splitSegments(ring.segments, [1, 1], newAlloy) : ring.segments;
  return [
    ...rings.flatMap((index) => writeField([index], 'split', split(design.rings[index]?.width ?? ring.width))),
    ...(segments === ring.segments ? [] : writeShares(design, ring, rings, segments)),
  ];
}

/**
 * Writes a measure of `ring`'s line into the rings: the touched one is the same on all, what was not touched stays each
 * ring's own, because a swing is in proportion to its width.
 */
export function swingChanges(
  design: Design,
  ring: RingDesign,
  rings: readonly number[],
  next: Split,
): readonly Change[] {
  const touched = Object.fromEntries(
    Object.entries(next).filter(([field, value]) => ring.split[field as keyof Split] !== value),
  );
  return rings.flatMap((index) => {
    const own = design.rings[index]?.split;
    return writeField([index], 'split', own?.form === next.form ? { ...own, ...touched } : next);
  });
}

/** Gives the ring these shares; a ring of one colour has no joint that could swing, and shells stay two. */
export function sharesChanges(
  design: Design,
  ring: RingDesign,
  rings: readonly number[],
  segments: readonly Segment[],
): readonly Change[] {
  const loses = segments.length === 1 || (ring.split.form === 'shell' && segments.length !== 2);
  return [
    ...writeShares(design, ring, rings, segments),
    ...(loses && ring.split.form !== 'straight' ? writeField(rings, 'split', STRAIGHT_SPLIT) : []),
  ];
}

/** The shares of `segments` for all of the rings; a colour that a ring has already keeps its alloy and finish there. */
function writeShares(
  design: Design,
  ring: RingDesign,
  rings: readonly number[],
  segments: readonly Segment[],
): readonly Change[] {
  return rings.flatMap((index) => {
    const target = design.rings[index];
    const own = target === undefined || target === ring ? [] : target.segments;
    return writeField(
      [index],
      'segments',
      segments.map((lane, at) => ({ ...(own[at] ?? lane), share: lane.share })),
    );
  });
}
