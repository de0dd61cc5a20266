import type { KernelTables } from '../../src/design/tables.ts';
import { drawFrom } from '../likely/draw.ts';
import { likelyDesign } from '../likely/likely-design.ts';

/** What no field expects, or what only some do. */
const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0.123_456_7,
  1e308,
  Number.NaN,
  Infinity,
  '',
  '__proto__',
  'x'.repeat(10_000),
  [],
  {},
  [[[]]],
  { length: -1 },
];

type Holder = Record<string, unknown>;

/** Every object and list of a record, the outermost first. */
function holders(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  // Any object can be read and written by key.
  return [value as Holder, ...Object.values(value).flatMap(holders)];
}

/** A likely design with up to three of its values replaced by wrong ones, or left out. */
export function spoiltRecord(seed: number, tables: KernelTables): unknown {
  const draw = drawFrom(seed + 1_000_003);
  const record: unknown = structuredClone(likelyDesign(seed, tables));
  for (let times = 1 + Math.floor(3 * draw.unit()); times > 0; times--) {
    const filled = holders(record).filter((each) => Object.keys(each).length > 0);
    if (filled.length === 0) break;
    const holder = draw.one(filled);
    const key = draw.one(Object.keys(holder));
    if (draw.chance(0.2)) Reflect.deleteProperty(holder, key);
    // A copy: the next wrong value may be written into it.
    else holder[key] = structuredClone(draw.one(WRONG));
  }
  return record;
}
