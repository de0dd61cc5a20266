import { findRecords } from '@ringwerk/contract';
import { COUPLES, FAMILY, GIVEN } from '../trade/many-couples.ts';
import type { Ask } from './house.ts';

/** Rings that the search of the header asks for. */
const RINGS = 5;
/** Texts of each kind that are typed. */
const EACH = 20;
/** Letters at which the header asks: the first that it may, in the middle of a word, and the whole. */
const STOPS = [2, 4, Infinity] as const;

const at = (words: readonly string[], index: number): string => words[index % words.length] ?? '';
const place = (index: number): number => 1 + ((index * 7_919) % COUPLES);

/** What a jeweller types into the field of the header; another one each time, the same in every run. */
const TYPED: readonly ((index: number) => string)[] = [
  (index) => `${at(FAMILY, index)}er${(index * 31) % 997}`,
  (index) => `${at(GIVEN, index)} ${at(FAMILY, index + 3)}`,
  (index) => `B-${String(place(index)).padStart(6, '0')}`,
  (index) => place(index).toString(16).padStart(8, '0'),
  (index) => `RW-9-${1 + (index % 40)}`,
  (index) => at(['Trauring', 'Platin matt', 'roségold 4 mm', 'milgrain', '結婚指輪', '커플링', 'Solitär'], index),
];

/** Times from a text to both answers that the header shows: rings, and records of every kind. Milliseconds. */
export async function everythingTimes(ask: Ask): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < EACH; index += 1)
    for (const textOf of TYPED) {
      const whole = textOf(index);
      for (const q of new Set(STOPS.map((letters) => whole.slice(0, letters).trim()))) {
        const start = performance.now();
        await Promise.all([ask({ q, pageSize: RINGS }), ask({ q }, findRecords.path)]);
        times.push(performance.now() - start);
      }
    }
  return times;
}
