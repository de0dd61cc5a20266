import type { RingDesign } from '@ringwerk/kernel';
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

export interface SheetEntry {
  readonly fact: Fact;
  readonly index: number;
  readonly value: FactValue;
}

/** A ring as the list of its facts, in the order in which a person reads them. */
export function ringSheet(ring: RingDesign): readonly SheetEntry[] {
  const sheet: SheetEntry[] = [];
  const add = (fact: Fact, value: FactValue, index = 0): void => void sheet.push({ fact, index, value });
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
  return sheet;
}
