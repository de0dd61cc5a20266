import { DESIGN_SHAPE, type LeafNode, type ShapeNode } from './design-shape.ts';
import type { Engraving, Groove, RingDesign, Segment, StoneRow } from './ring-design.ts';

/** Paths of everything below `T` that is a number or a word, without the places in lists: `stones.orientation`. */
type LeafPath<T, P extends string = ''> = T extends number | string
  ? P
  : T extends null
    ? never
    : T extends readonly (infer U)[]
      ? LeafPath<U, P>
      : { [K in keyof T & string]: LeafPath<T[K], P extends '' ? K : `${P}.${K}`> }[keyof T & string];

/** A fact's kind is the path of its field in the record of a ring. */
export type RingFactKind = LeafPath<RingDesign>;

/** `digits`: decimals that show the field's step whole, the same ones wherever the fact is read. */
export type RingFactValue =
  | { readonly type: 'measure'; readonly unit: 'mm' | 'deg' | '1'; readonly amount: number; readonly digits: number }
  /** `word`: an entry of a closed list or of a table of the catalogue; `text`: what a person wrote. */
  | { readonly type: 'word' | 'text'; readonly text: string };

export interface RingFact {
  readonly kind: RingFactKind;
  /** Which segment, inlay, groove, group of stones or engraving, from 0; 0 for what a ring has once. */
  readonly index: number;
  readonly value: RingFactValue;
}

/** The ring, and the nearest list entry that holds the field. */
interface Owner {
  readonly ring: RingDesign;
  readonly segment?: Segment;
  readonly groove?: Groove;
  readonly row?: StoneRow;
  readonly engraving?: Engraving;
}
type Condition = (owner: Owner) => boolean;

const moves = (form: string | undefined): boolean => form !== 'straight' && form !== 'shell';
const splitMoves: Condition = ({ ring }) => moves(ring.split.form);
const grooveMoves: Condition = ({ groove }) => moves(groove?.path.form);
const isScattered: Condition = ({ row }) => row?.setting === 'scatter';
const isOblong: Condition = ({ row }) => row?.length !== row?.diameter;
const isSeveral: Condition = ({ row }) => row?.extent !== 'count' || row.count > 1;
const isLettered: Condition = ({ engraving }) => engraving?.text !== '';

/**
 * When a field that always has a value means something for this ring; fields that are not named always do. A field that
 * means nothing (the wave of a straight joint, the distance to the neighbour of a single stone) is no fact.
 */
const CONDITIONS: Partial<Record<RingFactKind, Condition>> = {
  plating: ({ ring }) => ring.plating !== 'none',
  'split.form': ({ ring }) => ring.segments.length > 1,
  'split.amplitude': splitMoves,
  'split.waves': splitMoves,
  'split.phase': splitMoves,
  'segments.share': ({ ring }) => ring.segments.length > 1,
  'segments.pattern': ({ segment }) => segment?.pattern !== 0,
  'grooves.path.amplitude': grooveMoves,
  'grooves.path.waves': grooveMoves,
  'grooves.path.phase': grooveMoves,
  'stones.length': isOblong,
  'stones.orientation': isOblong,
  'stones.face': ({ row }) => row?.face !== 'outer',
  'stones.extent': ({ row }) => row?.extent !== 'count',
  'stones.count': (owner) => owner.row?.extent === 'count' || isScattered(owner),
  // Rows all around stretch the distance until they close, so that the stored one is only the least.
  'stones.spacing': isSeveral,
  // In the middle is where a group sits unless it is said otherwise.
  'stones.position': ({ row }) => row?.position !== 0,
  'stones.angle': ({ row }) => row?.angle !== 0,
  'stones.back': ({ row }) => row?.back !== 'closed',
  'stones.lift': ({ row }) => row?.lift !== 0,
  'stones.seed': isScattered,
  'engravings.text': isLettered,
  'engravings.font': isLettered,
};

/** Decimals of a step: 0.05 → 2, 0.5 → 1, 1 → 0. */
const digitsOf = (step: number): number => (Number.isInteger(step) ? 0 : Number.isInteger(step * 10) ? 1 : 2);

const leafValue = (node: LeafNode, value: unknown): RingFactValue =>
  node.kind === 'number'
    ? { type: 'measure', unit: node.unit, amount: Number(value), digits: digitsOf(node.step) }
    : { type: node.kind === 'text' ? 'text' : 'word', text: String(value) };

/** The entry that a list holds, under the name by which conditions know it. */
function ownerOf(owner: Owner, path: string, index: number): Owner {
  const { ring } = owner;
  const of = <T>(list: readonly T[]): T | undefined => list[index];
  switch (path) {
    case 'segments':
      return withEntry(owner, 'segment', of(ring.segments));
    case 'grooves':
      return withEntry(owner, 'groove', of(ring.grooves));
    case 'stones':
      return withEntry(owner, 'row', of(ring.stones));
    case 'engravings':
      return withEntry(owner, 'engraving', of(ring.engravings));
    default:
      return owner;
  }
}

const withEntry = <K extends keyof Owner>(owner: Owner, key: K, entry: Owner[K] | undefined): Owner =>
  entry === undefined ? owner : { ...owner, [key]: entry };

interface Place {
  readonly owner: Owner;
  readonly path: string;
  readonly index: number;
}

function collect(node: ShapeNode, value: unknown, place: Place, facts: RingFact[]): void {
  if (node.kind === 'nullable') {
    if (value !== null) collect(node.of, value, place, facts);
  } else if (node.kind === 'list') {
    (value as readonly unknown[]).forEach((entry, at) =>
      collect(node.of, entry, { ...place, owner: ownerOf(place.owner, place.path, at), index: at }, facts),
    );
  } else if (node.kind === 'object') {
    for (const [name, field] of Object.entries(node.fields)) {
      const path = place.path === '' ? name : `${place.path}.${name}`;
      collect(field, (value as Readonly<Record<string, unknown>>)[name], { ...place, path }, facts);
    }
  } else {
    addLeaf(node, value, place, facts);
  }
}

function addLeaf(node: LeafNode, value: unknown, { owner, path, index }: Place, facts: RingFact[]): void {
  // The shape's leaves are the record's leaves: the test of this file compares both lists.
  const kind = path as RingFactKind;
  if (CONDITIONS[kind]?.(owner) ?? true) facts.push({ kind, index, value: leafValue(node, value) });
}

function ringShape(): ShapeNode {
  const rings = DESIGN_SHAPE.fields['rings'];
  if (rings?.kind !== 'list') throw new Error('the shape of a design has no list of rings');
  return rings.of;
}

/**
 * Everything that a ring's record says and that means something for this ring, in the record's own order. It walks the
 * record by its shape, so that a field that is added to the record is a fact without anybody naming it here.
 */
export function ringFacts(ring: RingDesign): readonly RingFact[] {
  const facts: RingFact[] = [];
  collect(ringShape(), ring, { owner: { ring }, path: '', index: 0 }, facts);
  return facts;
}
