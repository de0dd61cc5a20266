import { groupKindOf } from '@ringwerk/advice';
import { ringFacts, type RingDesign, type RingFactKind } from '@ringwerk/kernel';
import { splitOf } from './ring-changes.ts';

/**
 * What the page names of a ring, by the fields of the record that it is read from, in the record's order. `satisfies` holds it complete:
 * a field that is added to the record does not compile until it is named here, or silent.
 */
const FACT_OF = {
  // The title of its ring says it.
  role: null,
  profile: 'profile',
  'ratios.outerSagitta': 'curvature',
  'ratios.innerSagitta': 'curvature',
  'ratios.outerFillet': 'curvature',
  'ratios.innerFillet': 'curvature',
  width: 'width',
  height: 'height',
  size: 'size',
  plating: 'plating',
  'edges.left.form': 'edge-left',
  'edges.left.width': 'edge-left',
  'edges.left.depth': 'edge-left',
  'edges.left.finish': 'edge-left',
  'edges.right.form': 'edge-right',
  'edges.right.width': 'edge-right',
  'edges.right.depth': 'edge-right',
  'edges.right.finish': 'edge-right',
  'split.form': 'split-form',
  'split.amplitude': 'split-form',
  'split.waves': 'split-form',
  'split.phase': 'split-form',
  'segments.alloy': 'alloy',
  // All shares together are one fact, `split`.
  'segments.share': null,
  'segments.finish': 'finish',
  'segments.pattern': 'pattern',
  'inlays.alloy': 'inlay',
  'inlays.width': 'inlay',
  'inlays.position': 'inlay',
  'inlays.depth': 'inlay',
  'inlays.finish': 'inlay',
  'grooves.shape': 'groove',
  'grooves.width': 'groove',
  'grooves.position': 'groove',
  'grooves.path.form': 'groove',
  'grooves.path.amplitude': 'groove',
  'grooves.path.waves': 'groove',
  'grooves.path.phase': 'groove',
  'stones.setting': 'setting',
  'stones.cut': 'cut',
  'stones.material': 'material',
  'stones.quality': 'quality',
  'stones.diameter': 'diameter',
  'stones.length': 'diameter',
  'stones.depth': 'stone-depth',
  'stones.listing': 'listing',
  'stones.orientation': 'orientation',
  'stones.face': 'face',
  'stones.extent': 'extent',
  'stones.count': 'count',
  'stones.spacing': 'spacing',
  'stones.position': 'stone-position',
  'stones.angle': 'angle',
  'stones.back': 'back',
  'stones.lift': 'lift',
  'stones.seed': 'places',
  'engravings.face': 'engraving-face',
  'engravings.text': 'engraving',
  'engravings.drawing': 'drawing',
  'engravings.method': 'method',
  'engravings.font': 'font',
  'engravings.height': 'engraving-height',
  'engravings.position': 'engraving-position',
  'engravings.angle': 'engraving-angle',
  'engravings.depth': 'engraving-depth',
} as const satisfies Readonly<Record<RingFactKind, string | null>>;

/** A fact of a ring that a person would name; `split` and `stones` are read from several fields. */
export type Fact = Exclude<(typeof FACT_OF)[RingFactKind], null> | 'split' | 'stones';

/** Facts of several parts are words and numbers with a blank between them, e.g. `chamfer 0.5 0.3 polished`. */
export type FactValue = string | number | null;

export interface SheetEntry {
  readonly fact: Fact;
  /** Counts lanes, inlays, grooves and groups of stones from 0. */
  readonly index: number;
  readonly value: FactValue;
}

/** Facts that are said of a group of stones or of an engraving. */
export const isOfStones = (fact: Fact): boolean => KINDS_OF_STONES.has(fact);
export const isOfEngraving = (fact: Fact): boolean => KINDS_OF_ENGRAVING.has(fact);
const factsUnder = (list: string): ReadonlySet<Fact | null> =>
  new Set(Object.entries(FACT_OF).flatMap(([kind, fact]) => (kind.startsWith(list) ? [fact] : [])));
const KINDS_OF_STONES = factsUnder('stones.');
const KINDS_OF_ENGRAVING = factsUnder('engravings.');

type RingFact = ReturnType<typeof ringFacts>[number];

const plain = ({ value }: RingFact): string | number => (value.type === 'measure' ? value.amount : value.text);

/** The first fact of a list stands behind what the whole list, or its entry, is called. */
function headOf(ring: RingDesign, { kind, index }: RingFact): SheetEntry | null {
  if (kind === 'segments.alloy' && index === 0) return { fact: 'split', index: 0, value: splitOf(ring) };
  // An engraving that is drawn only has no text, but is one.
  if (kind === 'engravings.face' && ring.engravings[index]?.text === '') return { fact: 'engraving', index, value: '' };
  const row = kind === 'stones.setting' ? ring.stones[index] : undefined;
  return row === undefined ? null : { fact: 'stones', index, value: groupKindOf(row) };
}

/** A ring as the list of its facts, as the kernel tells them; what a plain ring lacks is left out. */
export function ringSheet(ring: RingDesign): readonly SheetEntry[] {
  const sheet = new Map<string, SheetEntry>();
  const add = (entry: SheetEntry): void => void sheet.set(`${entry.fact} ${entry.index}`, entry);
  for (const described of ringFacts(ring)) {
    const head = headOf(ring, described);
    if (head !== null) add(head);
    const fact = FACT_OF[described.kind];
    if (fact === null) continue;
    const before = sheet.get(`${fact} ${described.index}`);
    const value = before === undefined ? plain(described) : `${before.value} ${plain(described)}`;
    add({ fact, index: described.index, value });
  }
  if (ring.stones.length === 0) add({ fact: 'stones', index: 0, value: 'none' });
  return [...sheet.values()];
}
