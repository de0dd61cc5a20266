import { KERNEL_TABLES } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { restingJoints, ringBody } from '@ringwerk/kernel/body';
import { chainHeight, pointAt, tangentAt, type Piece } from '@ringwerk/kernel/math';

/** A circle round the ring's axis, mm: a rim, or a joint between two alloys. */
export interface RimLine {
  readonly kind: 'outer rim' | 'inner rim' | 'joint';
  readonly radius: number;
  /** Along the ring's axis, from the middle of its width. */
  readonly z: number;
}

/** A place of the section with the unit normal out of the metal: x across the width, y outwards from the bore's crest, mm. */
interface SectionPlace {
  readonly x: number;
  readonly y: number;
  readonly normal: readonly [number, number];
}

/** Places of a piece of the section. */
const PER_PIECE = 48;
/** A rim is where the surface turns by so much, radians, over so much of the section on both sides of it, mm. */
const TURNS = 0.6;
const OVER = 0.15;
/** Turns that are nearer to each other are one rim, mm. */
const APART = 0.4;

function placesOf(piece: Piece, side: 1 | -1): readonly SectionPlace[] {
  return Array.from({ length: PER_PIECE + 1 }, (_, k) => {
    const tangent = tangentAt(piece, k / PER_PIECE);
    return { ...pointAt(piece, k / PER_PIECE), normal: [-side * tangent.y, side * tangent.x] as const };
  });
}

const distance = (a: SectionPlace, b: SectionPlace): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a closed section turns sharply. */
function turnsOf(places: readonly SectionPlace[]): readonly SectionPlace[] {
  const turned = places.map((place) => {
    const near = places.filter((other) => distance(place, other) < OVER);
    const cosines = near.flatMap(({ normal: a }) => near.map(({ normal: b }) => a[0] * b[0] + a[1] * b[1]));
    // The middle of a turn, where it takes several places.
    const [x, y] = [0, 1].map((axis) => near.reduce((sum, { normal }) => sum + (normal[axis] ?? 0), 0) / near.length);
    const off = Math.acos(Math.min(1, Math.max(-1, place.normal[0] * (x ?? 0) + place.normal[1] * (y ?? 0))));
    return { place, turn: Math.acos(Math.max(-1, Math.min(...cosines))) - off / 2 };
  });
  const kept: SectionPlace[] = [];
  for (const { place, turn } of turned.toSorted((a, b) => b.turn - a.turn)) {
    if (turn > TURNS && kept.every((other) => distance(place, other) > APART)) kept.push(place);
  }
  return kept;
}

/** The upright flank between the ends of outer line and bore; `side` = 1 on the right. */
function flankOf(outer: Piece | undefined, inner: Piece | undefined, side: 0 | 1): readonly SectionPlace[] {
  if (!outer || !inner) return [];
  const [{ x, y }, { y: to }] = [pointAt(outer, side), pointAt(inner, side)];
  return Array.from({ length: PER_PIECE + 1 }, (_, k) => ({
    x,
    y: y + ((to - y) * k) / PER_PIECE,
    normal: [2 * side - 1, 0] as const,
  }));
}

/** A ring's closed section, once round: outer line, right flank, bore, left flank. `y` is counted from `innerRadius`. */
export interface Section {
  readonly places: readonly SectionPlace[];
  readonly innerRadius: number;
}

export function sectionOf(ring: RingDesign): Section {
  const { outer, section, innerRadius } = ringBody(ring, KERNEL_TABLES);
  const { inner } = section;
  const bore = inner.flatMap((piece) => placesOf(piece, -1)).toReversed();
  const [left, right] = [flankOf(outer[0], inner[0], 0), flankOf(outer.at(-1), inner.at(-1), 1)];
  return {
    places: [...outer.flatMap((piece) => placesOf(piece, 1)), ...right, ...bore, ...left.toReversed()],
    innerRadius,
  };
}

/** Rims of a ring's section, and joints of its alloys that do not swing. */
export function rimLines(ring: RingDesign): readonly RimLine[] {
  const body = ringBody(ring, KERNEL_TABLES);
  const { outer } = body;
  const { inner } = body.section;
  const rims = turnsOf(sectionOf(ring).places).map(({ x, y }): RimLine => {
    const isOuter = chainHeight(outer, x) - y < y - chainHeight(inner, x);
    return { kind: isOuter ? 'outer rim' : 'inner rim', radius: body.innerRadius + y, z: x };
  });
  const joints = restingJoints(body).map((x): RimLine => ({
    kind: 'joint',
    radius: body.innerRadius + chainHeight(outer, x),
    z: x,
  }));
  return [...rims, ...joints];
}
