import { assert, constantFrom, integer, property, record, uuid, array } from 'fast-check';
import { STONE_CLARITIES, STONE_COLOURS, STONE_CUT_GRADES, STONE_SHAPES } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { nearestStones, stoneDistance } from './nearest-stones.ts';
import { StoneIndex } from './stone-index.ts';
import type { StoneRow } from './stone-record.ts';

const BASE: StoneRow = {
  id: '00000000-0000-4000-8000-000000000001',
  dealerId: null,
  seller: 'Antwerp Diamonds',
  country: 'BE',
  stockNumber: 'A-1',
  shape: 'round',
  carat1000: 500,
  origin: 'natural',
  treatment: 'none',
  colour: 'F',
  clarity: 'VS1',
  cutGrade: 'EX',
  lab: 'GIA',
  reportNumber: '1',
  measurements100: [510, 512, 315],
  pricePerCarat: 400_000,
  status: 'listed',
  updatedAt: 0,
};
const stone = (changes: Partial<StoneRow>): StoneRow => ({ ...BASE, ...changes });

const arbitraryStone = record({
  id: uuid(),
  shape: constantFrom(...STONE_SHAPES),
  carat1000: integer({ min: 10, max: 3_000 }),
  colour: constantFrom(...STONE_COLOURS),
  clarity: constantFrom(...STONE_CLARITIES),
  cutGrade: constantFrom(...STONE_CUT_GRADES),
  origin: constantFrom('natural', 'lab-grown', 'unstated'),
  treatment: constantFrom('none', 'hpht'),
  pricePerCarat: integer({ min: 1_000, max: 3_000_000 }),
  status: constantFrom('listed', 'listed', 'sold', 'withdrawn'),
}).map((changes) => stone(changes));

/** Every stone measured, the nearest first. */
const bySorting = (rows: readonly StoneRow[], wanted: StoneRow, most: number): StoneRow[] =>
  rows
    .filter(({ id }) => id !== wanted.id)
    .filter(
      ({ status, origin, treatment }) =>
        status === 'listed' && origin === wanted.origin && treatment === wanted.treatment,
    )
    .map((row) => ({ row, distance: stoneDistance(wanted, row) }))
    .sort((one, other) => one.distance - other.distance || (one.row.id < other.row.id ? -1 : 1))
    .slice(0, most)
    .map(({ row }) => row);

const indexOf = (rows: readonly StoneRow[]): StoneIndex => {
  const index = new StoneIndex();
  index.upsert(rows);
  return index;
};

describe('the nearest stones', () => {
  it('are those that measuring every stone finds, of any stock', () => {
    const stock = array(arbitraryStone, { maxLength: 60 });
    assert(
      property(stock, arbitraryStone, integer({ min: 1, max: 6 }), (rows, wanted, most) => {
        const unique = [...new Map([...rows, wanted].map((row) => [row.id, row])).values()];
        expect(indexOf(unique).nearest(wanted, most)).toEqual(bySorting(unique, wanted, most));
      }),
      { numRuns: 400, seed: 20_261_127 },
    );
  });

  it('are none where nothing of the same origin and treatment is offered', () => {
    const others = [
      stone({ id: 'a', origin: 'lab-grown' }),
      stone({ id: 'b', treatment: 'hpht' }),
      stone({ id: 'c', status: 'sold' }),
      BASE,
    ];
    expect(indexOf(others).nearest(BASE, 3)).toEqual([]);
    expect(nearestStones([], new Uint32Array(0), { wanted: BASE, most: 3 })).toEqual([]);
  });

  it.each<[string, Partial<StoneRow>, number]>([
    ['nothing differs', {}, 0],
    ['colour is one grade lower', { colour: 'G' }, 1],
    ['clarity is two grades higher', { clarity: 'VVS1' }, 2],
    ['the cut grade is one lower', { cutGrade: 'VG' }, 0.5],
    ['the shape is another one', { shape: 'oval' }, 8],
    ['a carat costs a tenth more', { pricePerCarat: 440_000 }, 1],
    ['it is five hundredths heavier at the same total', { carat1000: 525, pricePerCarat: 400_000 / 1.05 }, 1],
  ])('where %s are %j as far: %f steps', (_, changes, steps) => {
    expect(stoneDistance(BASE, stone(changes))).toBeCloseTo(steps, 3);
  });

  it('of a hundred thousand are found without measuring most of them', () => {
    const many = Array.from({ length: 100_000 }, (_, at) =>
      stone({ id: String(at), carat1000: 200 + (at % 2_800), pricePerCarat: 400_000 }),
    );
    let reads = 0;
    const counted = many.map((row) => ({
      ...row,
      get carat1000() {
        reads += 1;
        return row.carat1000;
      },
    }));
    const order = Uint32Array.from(many.keys()).sort((a, b) => (many[a]?.carat1000 ?? 0) - (many[b]?.carat1000 ?? 0));
    const found = nearestStones(counted, order, { wanted: BASE, most: 16 });
    expect(new Set(found.map((row) => row.carat1000))).toEqual(new Set([500]));
    expect(reads).toBeLessThan(2_000);
  });
});
