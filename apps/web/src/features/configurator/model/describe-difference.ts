import type { Design, RingDesign } from '@ringwerk/kernel';
import { splitOf, stoneKindOf } from './ring-changes.ts';

/** A fact of a ring that a person would name. `index` counts lanes and grooves from the left, from 0. */
export const FACTS = [
  'profile',
  'width',
  'height',
  'size',
  'split',
  'alloy',
  'finish',
  'groove',
  'stones',
  'setting',
  'material',
  'quality',
  'diameter',
  'extent',
  'count',
  'spacing',
  'stone-position',
  'engraving',
  'method',
  'font',
] as const;
export type Fact = (typeof FACTS)[number];

export type FactValue = string | number | null;

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
  const old = facts(before);
  const now = facts(after);
  const keys = new Set([...old.keys(), ...now.keys()]);
  const differences: Difference[] = [];
  for (const key of keys) {
    const from = old.get(key) ?? null;
    const to = now.get(key) ?? null;
    if (from === to) continue;
    const [fact = '', index = '0'] = key.split('#');
    differences.push({ rings: [ring], fact: fact as Fact, index: Number(index), from, to }); // keys are made below from facts
  }
  return differences;
}

function facts(ring: RingDesign): Map<string, FactValue> {
  const found = new Map<string, FactValue>();
  const add = (fact: Fact, value: FactValue, index = 0): void => void found.set(`${fact}#${index}`, value);
  add('profile', ring.profile);
  add('width', ring.width);
  add('height', ring.height);
  add('size', ring.size);
  add('split', splitOf(ring));
  ring.segments.forEach((segment, index) => {
    add('alloy', segment.alloy, index);
    add('finish', segment.finish, index);
  });
  ring.grooves.forEach((groove, index) => add('groove', `${groove.shape} ${groove.width} ${groove.position}`, index));
  add('stones', stoneKindOf(ring));
  const [row] = ring.stones;
  if (row !== undefined) {
    add('setting', row.setting);
    add('material', row.material);
    add('quality', row.quality);
    add('diameter', row.diameter);
    add('extent', row.extent);
    if (row.extent === 'count') add('count', row.count);
    add('spacing', row.spacing);
    add('stone-position', row.position);
  }
  if (ring.engraving !== null && ring.engraving.text !== '') {
    add('engraving', ring.engraving.text);
    add('method', ring.engraving.method);
    add('font', ring.engraving.font);
  }
  return found;
}
