import { writeField, type Change } from '@ringwerk/advice';
import { mm, STRAIGHT, type Design, type Groove, type GrooveShape, type RingDesign } from '@ringwerk/kernel';
import { LINK_VALUES, type Link } from '../../../design-store/links.ts';

/** The rings that an edit of `link` reaches: the selected one, or the whole pair when they are joined. */
export function linkedRings(design: Design, selected: number, links: readonly Link[], link: Link): readonly number[] {
  return links.includes(link) ? design.rings.map((_, index) => index) : [selected];
}

type RingField = keyof RingDesign;

/** Fields that are copied whole; lanes are written one by one, because each of their parts has a link of its own. */
const COPIED: Readonly<Record<Link, readonly RingField[]>> = {
  profile: ['profile', 'ratios'],
  width: ['width'],
  height: ['height'],
  size: ['size'],
  edges: ['edges'],
  metal: [],
  split: ['split'],
  finish: [],
  inlays: ['inlays'],
  plating: ['plating'],
  grooves: ['grooves'],
  stones: ['stones'],
  engraving: ['engravings'],
  line: ['segments', 'split', 'grooves', 'inlays', 'width'],
};
const LANES_OF: Partial<Record<Link, LanePart>> = { metal: ['alloy', 'pattern'], finish: ['finish'] };

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Joining a property gives the other rings the value of the selected one, and touches nothing else. */
export function copyToPair(design: Design, selected: number, link: Link): readonly Change[] {
  const source = design.rings[selected];
  if (source === undefined) return [];
  return design.rings.flatMap((ring, index) => {
    if (index === selected || isEqual(LINK_VALUES[link](ring), LINK_VALUES[link](source))) return [];
    const fields = COPIED[link]
      .filter((field) => !isEqual(ring[field], source[field]))
      .map((field): Change => ({ path: `/rings/${index}/${field}`, value: source[field] }));
    return [...sharesToPair(ring, index, source, link), ...fields, ...lanesToPair(ring, index, source, link)];
  });
}

/** The colours of the other ring keep alloy and finish; only a colour that is new looks as on this ring. */
function sharesToPair(ring: RingDesign, index: number, source: RingDesign, link: Link): readonly Change[] {
  if (link !== 'split') return [];
  const segments = source.segments.map((lane, at) => ({ ...(ring.segments[at] ?? lane), share: lane.share }));
  return isEqual(segments, ring.segments) ? [] : writeField([index], 'segments', segments);
}

function lanesToPair(ring: RingDesign, index: number, source: RingDesign, link: Link): readonly Change[] {
  const parts = LANES_OF[link] ?? [];
  return ring.segments.flatMap((lane, at) => {
    const from = source.segments[Math.min(at, source.segments.length - 1)] ?? lane;
    return parts
      .filter((part) => lane[part] !== from[part])
      .map((part): Change => ({ path: `/rings/${index}/segments/${at}/${part}`, value: from[part] }));
  });
}

type LanePart = readonly ('alloy' | 'pattern' | 'finish')[];

/**
 * Writes parts of one colour of `ring` into the rings, lane by lane: a ring with fewer colours has none there and stays
 * as it is, further colours go with the last one of `ring`.
 */
export function writeLane(
  design: Design,
  ring: RingDesign,
  rings: readonly number[],
  lane: number,
  // As they come from the menu: the kernel reads every edit.
  parts: Readonly<Partial<Record<LanePart[number], string | number>>>,
): readonly Change[] {
  const last = ring.segments.length - 1;
  return rings.flatMap((index) =>
    (design.rings[index]?.segments ?? []).flatMap((_, at) =>
      Math.min(at, last) !== lane
        ? []
        : Object.entries(parts).map(([part, value]) => ({ path: `/rings/${index}/segments/${at}/${part}`, value })),
    ),
  );
}

/** Replaces one entry of a list. */
export const withEntry = <T>(list: readonly T[], index: number, entry: T): readonly T[] =>
  list.map((old, position) => (position === index ? entry : old));

export const SPLITS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [1, 1, 1],
  [1, 2, 1],
  [1, 3, 1],
  [2, 1, 1],
  [1, 1, 2],
  [1, 1, 1, 1],
  [1, 1, 1, 1, 1],
];
export const splitName = (shares: readonly number[]): string => shares.join(':');
export const splitOf = (ring: RingDesign): string => splitName(ring.segments.map((segment) => segment.share));

/** z of the joints between the lanes, mm. */
export function jointPositions(ring: RingDesign): readonly number[] {
  if (ring.split.form === 'shell') return [];
  const whole = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  let reached = 0;
  return ring.segments.slice(0, -1).map((segment) => {
    reached += segment.share;
    return ring.width * (reached / whole - 0.5);
  });
}

/** A place for one more groove: a joint without one, the middle, a quarter. */
export function freeGroovePosition(ring: RingDesign): number {
  const taken = ring.grooves.map((groove) => groove.position);
  const places = [...jointPositions(ring), 0, ring.width / 4, -ring.width / 4, ring.width * 0.36, -ring.width * 0.36];
  const free = places.find((place) => taken.every((position) => Math.abs(position - place) > 0.7));
  return Math.round((free ?? 0) * 100) / 100;
}

/** A groove as it is offered first; on a joint that swings it swings with it. */
export function newGroove(ring: RingDesign, shape: GrooveShape, width: number): Groove {
  const position = freeGroovePosition(ring);
  const isOnJoint = jointPositions(ring).some((joint) => Math.abs(joint - position) < 0.05);
  const { form } = ring.split;
  const path = isOnJoint && form !== 'shell' ? { ...ring.split, form } : STRAIGHT;
  return { shape, width: mm(width), position: mm(position), path };
}

/**
 * Writes a groove of `ring` into the rings. What was not touched stays each ring's own: on bands of different widths
 * joined grooves lie in different places.
 */
export function groovesWith(
  design: Design,
  ring: RingDesign,
  rings: readonly number[],
  at: number,
  next: Groove,
): readonly Change[] {
  const before = Object.entries(ring.grooves[at] ?? {});
  const touched = Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !before.some(([name, old]) => name === field && old === value)),
  );
  return rings.flatMap((index) => {
    const grooves = design.rings[index]?.grooves ?? [];
    const own = grooves[at];
    const list = own === undefined ? withEntry(ring.grooves, at, next) : withEntry(grooves, at, { ...own, ...touched });
    return writeField([index], 'grooves', list);
  });
}
