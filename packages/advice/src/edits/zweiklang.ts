import { mm, type Design, type Path, type RingDesign, type Segment, type Split } from '@ringwerk/kernel';
import { applyChanges, type Change } from './design-change.ts';

/**
 * How the rings of a pair that is designed as one follow each other. The line is the same wherever they touch when they
 * are laid side by side: `same` in colour too, `exchanged` with the two looks changed over, `mirrored` with the other ring
 * turned over on the table.
 */
export const RELATIONS = ['same', 'exchanged', 'mirrored'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What the two rings share when they are one: the colours, the line, the grooves and strips along it, and the width. */
const LINE_FIELDS = [
  'segments',
  'split',
  'grooves',
  'inlays',
  'width',
] as const satisfies readonly (keyof RingDesign)[];
type LineFields = Pick<RingDesign, (typeof LINE_FIELDS)[number]>;

/**
 * The other ring's line. Laid flat, a ring touches its neighbour a half turn further round: where a line swings an odd
 * number of times it therefore starts a half swing later.
 */
function followingLine<Line extends Path | Split>(line: Line, relation: Relation): Line {
  if (line.amplitude === 0) return line;
  const onwards = line.phase - 180 * line.waves;
  const phase = relation === 'mirrored' ? 180 - onwards : onwards;
  return { ...line, phase: ((phase % 360) + 360) % 360 };
}

type Look = Pick<Segment, 'alloy' | 'finish' | 'pattern'>;
const lookOf = ({ alloy, finish, pattern }: Segment): Look => ({ alloy, finish, pattern });

/** The alloys of a ring from its left edge, each once. */
const alloysOf = ({ segments }: Pick<RingDesign, 'segments'>): readonly string[] => [
  ...new Set(segments.map(({ alloy }) => alloy)),
];

/** Two looks changed over; a ring of one alloy, or of more than two, keeps its own. */
function exchangedSegments(ring: Pick<RingDesign, 'segments'>): readonly Segment[] {
  const [first, second, third] = alloysOf(ring);
  if (first === undefined || second === undefined || third !== undefined) return ring.segments;
  const lookFor = (alloy: string): Look | undefined => {
    const found = ring.segments.find((segment) => segment.alloy !== alloy);
    return found === undefined ? undefined : lookOf(found);
  };
  return ring.segments.map((segment) => ({ ...segment, ...lookFor(segment.alloy) }));
}

/** What the other ring has where it follows this one. */
export function following(ring: RingDesign, relation: Relation): LineFields {
  const sign = relation === 'mirrored' ? -1 : 1;
  const place = (position: number) => mm(position === 0 ? 0 : sign * position);
  const segments =
    relation === 'exchanged'
      ? exchangedSegments(ring)
      : relation === 'mirrored'
        ? ring.segments.toReversed()
        : ring.segments;
  const other = alloysOf(ring);
  const alloyOf = (alloy: string): string =>
    relation === 'exchanged' && other.length === 2 ? (other.find((name) => name !== alloy) ?? alloy) : alloy;
  return {
    segments,
    split: followingLine(ring.split, relation),
    grooves: ring.grooves.map((groove) => ({
      ...groove,
      position: place(groove.position),
      path: followingLine(groove.path, relation),
    })),
    inlays: ring.inlays.map((inlay) => ({ ...inlay, position: place(inlay.position), alloy: alloyOf(inlay.alloy) })),
    width: ring.width,
  };
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sharesOf = (segments: readonly Segment[]): readonly number[] => segments.map(({ share }) => share);
const alloysIn = (segments: readonly Segment[]): readonly string[] => segments.map(({ alloy }) => alloy);

/** Whether two rings have the same colours along the same line, as `relation` has it; finishes may be each ring's own. */
function follows(ring: RingDesign, other: RingDesign, relation: Relation): boolean {
  const wanted = following(ring, relation);
  return (
    ring.width === other.width &&
    isEqual(alloysIn(wanted.segments), alloysIn(other.segments)) &&
    isEqual(sharesOf(wanted.segments), sharesOf(other.segments)) &&
    isEqual(wanted.split, other.split)
  );
}

/** How the pair's rings follow each other; null for single rings, rings of one colour, and pairs that are not one. */
export function relationOf({ rings }: Design): Relation | null {
  const [first, second] = rings;
  if (first === undefined || second === undefined || alloysOf(first).length < 2) return null;
  return RELATIONS.find((relation) => follows(first, second, relation)) ?? null;
}

/** Makes the other ring of the pair follow the ring at `index`. */
export function relationChanges(design: Design, index: number, relation: Relation): readonly Change[] {
  const ring = design.rings[index];
  const at = 1 - index;
  const other = design.rings[at];
  if (ring === undefined || other === undefined) return [];
  const wanted = following(ring, relation);
  return LINE_FIELDS.filter((field) => !isEqual(wanted[field], other[field])).map((field) => ({
    path: `/rings/${at}/${field}`,
    value: wanted[field],
  }));
}

/** The one ring that all changes write into; null when they reach further. */
function ringWritten(changes: readonly Change[]): number | null {
  const rings = new Set(changes.map(({ path }) => /^\/rings\/([01])\//u.exec(path)?.[1] ?? 'all'));
  const [only] = rings;
  return rings.size === 1 && only !== undefined && only !== 'all' ? Number(only) : null;
}

/**
 * An edit of one ring of a pair that is designed as one, with what it means for the other: an alloy that changes, changes
 * in both; a line that moves, moves in both. What was not alike before stays each ring's own.
 */
export function joinedChanges(design: Design, changes: readonly Change[]): readonly Change[] {
  const relation = relationOf(design);
  const index = ringWritten(changes);
  if (relation === null || index === null) return changes;
  const [before, other] = [design.rings[index], design.rings[1 - index]];
  const after = edited(design, changes)?.rings[index];
  if (before === undefined || other === undefined || after === undefined) return changes;
  const [was, wanted] = [following(before, relation), following(after, relation)];
  const plain = (['split', 'grooves', 'inlays', 'width'] as const)
    .filter((field) => !isEqual(was[field], wanted[field]) && isEqual(was[field], other[field]))
    .map((field): Change => ({ path: `/rings/${1 - index}/${field}`, value: wanted[field] }));
  const segments = followingSegments(before, after, other, wanted.segments);
  return [
    ...changes,
    ...plain,
    ...(isEqual(segments, other.segments) ? [] : [{ path: `/rings/${1 - index}/segments`, value: segments }]),
  ];
}

/** Lane by lane while the number of colours stays: a finish that the other ring has as its own is left to it. */
function followingSegments(
  before: RingDesign,
  after: RingDesign,
  other: RingDesign,
  wanted: readonly Segment[],
): readonly Segment[] {
  if (isEqual(before.segments, after.segments)) return other.segments;
  if (before.segments.length !== after.segments.length) return wanted;
  const changed = before.segments.flatMap((old, lane) => {
    const now = after.segments[lane];
    return now === undefined || isEqual(lookOf(old), lookOf(now)) ? [] : [{ old, now }];
  });
  return other.segments.map((segment, lane) => {
    const share = wanted[lane]?.share ?? segment.share;
    const change = changed.find(({ old }) => old.alloy === segment.alloy);
    if (change === undefined) return { ...segment, share };
    const { old, now } = change;
    return {
      share,
      alloy: now.alloy,
      finish: segment.finish === old.finish ? now.finish : segment.finish,
      pattern: segment.pattern === old.pattern ? now.pattern : segment.pattern,
    };
  });
}

/** The record after an edit, null where a change leads nowhere; the kernel decides whether it is a design. */
function edited(design: Design, changes: readonly Change[]): Design | null {
  try {
    return applyChanges(design, changes);
  } catch {
    return null;
  }
}
