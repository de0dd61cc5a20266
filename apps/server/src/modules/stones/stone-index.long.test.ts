import { STONE_CLARITIES, STONE_COLOURS, STONE_FACETS, STONE_SORTS, type StoneFacet } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { StoneIndex, type StoneAnswer } from './stone-index.ts';
import { splitValues, UNGRADED, type KeyedSort, type StoneQuestion } from './stone-question.ts';
import { stoneTotal, type StoneRow } from './stone-record.ts';
import { SEEDED_STONES, seedStones } from './stone-seed.ts';
import { TRADE_PARTNERS } from './stone-sellers.ts';

const NOW = Date.UTC(2026, 10, 21);
const stones = seedStones(TRADE_PARTNERS, SEEDED_STONES, NOW);

const valueOf = (row: StoneRow, facet: StoneFacet): string => (row[facet] === '' ? UNGRADED : row[facet]);
const key = (row: StoneRow, sort: KeyedSort): number =>
  ({
    quality: (STONE_COLOURS.indexOf(row.colour) + STONE_CLARITIES.indexOf(row.clarity)) * 1e12 + stoneTotal(row),
    price: stoneTotal(row),
    'price-desc': -stoneTotal(row),
    carat: row.carat1000,
    'carat-desc': -row.carat1000,
    'per-carat': row.pricePerCarat,
    newest: -row.updatedAt,
  })[sort];

type KeyedQuestion = StoneQuestion & { readonly sort: KeyedSort };

/** The same answer by plain filtering, one facet at a time. */
function bruteForce(rows: readonly StoneRow[], question: KeyedQuestion): StoneAnswer {
  const passes = (row: StoneRow, except: StoneFacet | null): boolean =>
    row.status === 'listed' &&
    row.carat1000 >= question.caratMin &&
    row.carat1000 <= question.caratMax &&
    stoneTotal(row) >= question.priceMin &&
    stoneTotal(row) <= question.priceMax &&
    row.reportNumber.startsWith(question.report) &&
    STONE_FACETS.every((facet) => {
      const wanted = question.facets[facet];
      return facet === except || wanted === undefined || wanted.length === 0 || wanted.includes(valueOf(row, facet));
    });
  const hits = rows
    .filter((row) => passes(row, null))
    .sort((a, b) => key(a, question.sort) - key(b, question.sort) || (a.id < b.id ? -1 : 1));
  const facets: Record<string, Record<string, number>> = {};
  for (const facet of STONE_FACETS) {
    const counts: Record<string, number> = {};
    for (const row of rows)
      if (passes(row, facet)) counts[valueOf(row, facet)] = (counts[valueOf(row, facet)] ?? 0) + 1;
    facets[facet] = counts;
  }
  const from = (question.page - 1) * question.pageSize;
  // The object above holds every facet.
  return {
    total: hits.length,
    stones: hits.slice(from, from + question.pageSize),
    facets: facets as StoneAnswer['facets'],
  };
}

const withoutZeros = (facets: StoneAnswer['facets']): unknown =>
  Object.fromEntries(
    Object.entries(facets).map(([facet, counts]) => [
      facet,
      Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    ]),
  );

function randomQuestion(random: ReturnType<typeof createRandom>): KeyedQuestion {
  const facets: Partial<Record<StoneFacet, string[]>> = {};
  for (const facet of STONE_FACETS) {
    if (random.next() < 0.65) continue;
    facets[facet] = Array.from({ length: 1 + random.below(3) }, () => valueOf(pick(random), facet));
  }
  const isRanged = random.next() < 0.4;
  const from = random.below(2000);
  return {
    facets,
    caratMin: isRanged ? from : 0,
    caratMax: isRanged ? from + random.below(1500) : Infinity,
    caratNear: null,
    priceMin: random.next() < 0.2 ? random.below(300_000) : 0,
    priceMax: random.next() < 0.2 ? 200_000 + random.below(2_000_000) : Infinity,
    report: random.next() < 0.1 ? pick(random).reportNumber.slice(0, 2) : '',
    sort: STONE_SORTS[random.below(STONE_SORTS.length)] ?? 'price',
    page: 1 + random.below(3),
    pageSize: 24,
  };
}
const pick = (random: ReturnType<typeof createRandom>): StoneRow => {
  const row = stones[random.below(stones.length)];
  if (row === undefined) throw new Error('no stones');
  return row;
};

describe('stone index', () => {
  it('answers 120 random questions exactly as brute force does, also after changes', () => {
    const random = createRandom(7);
    const rows = stones.slice(0, 6000);
    const index = new StoneIndex();
    index.upsert(rows);
    for (let round = 0; round < 120; round += 1) {
      if (round === 60)
        for (let change = 0; change < 500; change += 1) {
          const slot = random.below(rows.length);
          const before = rows[slot];
          if (before === undefined) continue;
          rows[slot] = {
            ...before,
            status: change % 3 === 0 ? 'sold' : 'listed',
            pricePerCarat: before.pricePerCarat + 100,
          };
          index.upsert([rows[slot]]);
        }
      const question = randomQuestion(random);
      const expected = bruteForce(rows, question);
      const found = index.search(question);
      expect(found.total, JSON.stringify(question)).toBe(expected.total);
      expect(found.stones.map((row) => row.id)).toEqual(expected.stones.map((row) => row.id));
      expect(withoutZeros(found.facets)).toEqual(withoutZeros(expected.facets));
    }
  });

  it('keeps every stone exactly once over the pages', () => {
    const index = new StoneIndex();
    index.upsert(stones);
    const question = {
      ...randomQuestion(createRandom(1)),
      facets: {},
      caratMin: 0,
      caratMax: Infinity,
      priceMin: 0,
      priceMax: Infinity,
      report: '',
      pageSize: 96,
    };
    const seen = new Set<string>();
    for (let page = 1; page <= Math.ceil(stones.length / 96); page += 1)
      for (const row of index.search({ ...question, page }).stones) seen.add(row.id);
    expect(seen.size).toBe(SEEDED_STONES);
  });

  it('orders by nearness to a weight, from both sides, each stone once', () => {
    const index = new StoneIndex();
    index.upsert(stones.slice(0, 3000));
    const all = { ...randomQuestion(createRandom(1)), facets: {}, caratMin: 0, caratMax: Infinity, priceMin: 0 };
    for (const caratNear of [0, 500, 1234, 99_000]) {
      const question = { ...all, priceMax: Infinity, report: '', page: 1, pageSize: 3000, caratNear, sort: 'nearest' };
      const found = index.search({ ...question, sort: 'nearest' }).stones;
      const far = found.map(({ carat1000 }) => Math.abs(carat1000 - caratNear));
      expect(far).toEqual(far.toSorted((a, b) => a - b));
      expect(new Set(found.map(({ id }) => id)).size).toBe(3000);
    }
  });
});

describe('seeded stones', () => {
  it('are the same on every run and look like a stock', () => {
    expect(seedStones(TRADE_PARTNERS, 50, NOW)).toEqual(stones.slice(0, 50));
    expect(new Set(stones.map((row) => row.id)).size).toBe(SEEDED_STONES);
    expect(new Set(stones.map((row) => row.seller + row.stockNumber)).size).toBe(SEEDED_STONES);
    const rounds = stones.filter((row) => row.shape === 'round').length / stones.length;
    expect(rounds).toBeGreaterThan(0.5);
    expect(rounds).toBeLessThan(0.62);
    for (const row of stones) {
      expect(row.pricePerCarat).toBeGreaterThanOrEqual(5000);
      if (row.shape !== 'round') continue;
      const [length, width, depth] = row.measurements100;
      // 0.006016 · length · width · depth gives the carats back, within the rounding of the measures.
      expect(Math.abs((0.006016 * length * width * depth) / 1e6 - row.carat1000 / 1000)).toBeLessThan(0.02);
    }
  });
});

describe('splitValues', () => {
  it('keeps a seller whose name holds a comma in one piece', () => {
    const known = new Set(['Meier, Söhne', 'Werle']);
    expect(splitValues('Meier, Söhne,Werle,other', known)).toEqual(['Meier, Söhne', 'Werle', 'other']);
  });
});
