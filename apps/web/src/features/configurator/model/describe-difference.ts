import type { Design, RingDesign } from '@ringwerk/kernel';
import { ringSheet, type Fact, type FactValue } from './ring-sheet.ts';

export interface Difference {
  /** Indices of the rings where it is the same difference. */
  readonly rings: readonly number[];
  readonly fact: Fact;
  readonly index: number;
  /** Null where there was nothing before, or is nothing after. */
  readonly from: FactValue;
  readonly to: FactValue;
}

/** What changed between two designs, in the words of the trade; the same change on both rings is told once. */
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

function ringDifferences(before: RingDesign, after: RingDesign, ring: number): readonly Difference[] {
  const old = ringSheet(before);
  const now = ringSheet(after);
  const same = (entry: { fact: Fact; index: number }) => (other: { fact: Fact; index: number }) =>
    other.fact === entry.fact && other.index === entry.index;
  const gone = old
    .filter((entry) => !now.some(same(entry)))
    .map(({ fact, index, value }) => ({ rings: [ring], fact, index, from: value, to: null }));
  const changed = now.flatMap((entry) => {
    const from = old.find(same(entry))?.value ?? null;
    return from === entry.value ? [] : [{ rings: [ring], fact: entry.fact, index: entry.index, from, to: entry.value }];
  });
  const all = [...changed, ...gone];
  return all.filter((difference) => !isTakenAlong(difference, all));
}

/** Facts that come and go with another one: a row that is taken out needs no telling of its setting, too. */
const PARTICULARS: Partial<Record<Fact, Fact>> = {
  setting: 'stones',
  cut: 'stones',
  material: 'stones',
  quality: 'stones',
  diameter: 'stones',
  orientation: 'stones',
  extent: 'stones',
  count: 'stones',
  spacing: 'stones',
  face: 'stones',
  'stone-position': 'stones',
  angle: 'stones',
  lift: 'stones',
  back: 'stones',
  places: 'stones',
  'engraving-face': 'engraving',
  drawing: 'engraving',
  method: 'engraving',
  font: 'engraving',
  'engraving-height': 'engraving',
  'engraving-position': 'engraving',
  'engraving-angle': 'engraving',
};

/** Of new stones a person says these; the rest is as it was before, or as it is usual. */
const TOLD_WHEN_NEW: readonly Fact[] = [
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
  const head = PARTICULARS[fact];
  const isGone = to === null;
  const isNew = from === null && !TOLD_WHEN_NEW.includes(fact);
  return head !== undefined && (isGone || isNew) && all.some((other) => other.fact === head && other.index === index);
}
