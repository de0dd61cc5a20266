import type { Design, RingDesign } from '@ringwerk/kernel';
import { isOfEngraving, isOfStones, ringSheet, type Fact, type FactValue, type SheetEntry } from './ring-sheet.ts';

export interface Difference {
  /** Indices of the rings where it is the same difference. */
  readonly rings: readonly number[];
  readonly fact: Fact;
  readonly index: number;
  /** Null where there was nothing before, or is nothing after. */
  readonly from: FactValue;
  readonly to: FactValue;
}

/** What changed between two designs, in the words of the trade; the same change on both rings is listed once. */
export function describeDifference(before: Design, after: Design): readonly Difference[] {
  const found = new Map<string, Difference>();
  after.rings.forEach((ring, index) => {
    const old = before.rings[index];
    if (old === undefined || old === ring) return;
    for (const difference of ringDifferences(old, ring, index)) {
      const key = JSON.stringify([difference.fact, difference.index, difference.from, difference.to]);
      const same = found.get(key);
      found.set(key, same === undefined ? difference : { ...same, rings: [...same.rings, index] });
    }
  });
  return [...found.values()];
}

/** Where fields stand on any ring: a sheet leaves some of them out there, and of something new nobody says them. */
const USUAL: Partial<Record<Fact, FactValue>> = {
  plating: 'none',
  pattern: 0,
  face: 'outer',
  extent: 'count',
  'stone-position': 0,
  angle: 0,
  lift: 0,
  back: 'closed',
  'engraving-face': 'inside',
  'engraving-angle': 0,
};

/** Null where there is nothing that the fact could be said of. */
function valueIn(sheet: readonly SheetEntry[], { fact, index }: Pick<SheetEntry, 'fact' | 'index'>): FactValue {
  const find = (wanted: Fact): SheetEntry | undefined =>
    sheet.find((entry) => entry.fact === wanted && entry.index === index);
  const owner = isOfStones(fact) ? 'setting' : fact === 'pattern' ? 'alloy' : 'profile';
  return find(fact)?.value ?? (find(owner) === undefined ? null : (USUAL[fact] ?? null));
}

function ringDifferences(before: RingDesign, after: RingDesign, ring: number): readonly Difference[] {
  const old = ringSheet(before);
  const now = ringSheet(after);
  const keys = new Map([...now, ...old].map(({ fact, index }) => [`${fact} ${index}`, { fact, index }]));
  const all = [...keys.values()].map((key): Difference => ({
    rings: [ring],
    ...key,
    from: valueIn(old, key),
    to: valueIn(now, key),
  }));
  const changed = all.filter(({ from, to }) => from !== to);
  return changed.filter((difference) => !isTakenAlong(difference, changed));
}

/** The fact with which the particulars of a group of stones or of an engraving come and go. */
function headOf(fact: Fact): Fact | null {
  if (isOfStones(fact)) return 'stones';
  return isOfEngraving(fact) && fact !== 'engraving' ? 'engraving' : null;
}

/** Of new stones and engravings these are said; the rest is as it was before, or as it is usual. */
const SAID_WHEN_NEW: readonly Fact[] = [
  'setting',
  'diameter',
  'extent',
  'count',
  'method',
  'engraving-face',
  'engraving-angle',
  'drawing',
];

function isTakenAlong({ fact, index, from, to }: Difference, all: readonly Difference[]): boolean {
  const head = headOf(fact);
  const isGone = to === null;
  const isNew = from === null && (!SAID_WHEN_NEW.includes(fact) || to === USUAL[fact]);
  return head !== null && (isGone || isNew) && all.some((other) => other.fact === head && other.index === index);
}
