import { describe, expect, it } from 'vitest';
import { PLAIN_RING } from '../../src/design/blank-ring.ts';
import { TESSELLATION_EXPORT } from '../../src/mesh/mesh-data.ts';
import { PRICES, RETAIL, TABLES } from '../fixtures/tables.ts';
import { likelyDesign } from '../likely/likely-design.ts';
import { SEED } from '../random-design.ts';
import { designFaults } from './design-faults.ts';
import { spoiltRecord } from './spoilt-record.ts';
import { wildRecords } from './wild-records.ts';

const TERMS = { tables: TABLES, prices: PRICES, retail: RETAIL, tessellation: TESSELLATION_EXPORT };
const PATIENCE = 120_000;
/** Faults with the record that shows them. */
const faultsOf = (records: readonly unknown[]): string[] =>
  records.flatMap((record) => designFaults(record, TERMS).map((fault) => `${fault} in ${JSON.stringify(record)}`));
const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

describe('the kernel answers every record without a fault', { timeout: PATIENCE }, () => {
  it('near a designer’s wish (60 designs)', () => {
    expect(faultsOf(seeds(60).map((seed) => likelyDesign(seed, TABLES)))).toEqual([]);
  });
  it(`anywhere in the parameter table (seed ${SEED}, 60 designs)`, () => {
    expect(faultsOf(wildRecords(SEED, 60))).toEqual([]);
  });
  it('spoilt (200 records)', () => {
    expect(faultsOf(seeds(200).map((seed) => spoiltRecord(seed, TABLES)))).toEqual([]);
  });
});

/** Rings that once came out wrong, as small as they still did. */
const HARD: Readonly<Record<string, object>> = {
  'a groove beyond flanks that lean inwards all the way': {
    profile: 'F17',
    width: 3.5,
    height: 4.4,
    size: 55.5,
    ratios: { outerSagitta: 0.02, innerSagitta: 0.19, outerFillet: 0.46, innerFillet: 0.04 },
    segments: [
      { alloy: 'au585-yellow', share: 12, finish: 'polished', pattern: 0 },
      { alloy: 'au585-rose', share: 1, finish: 'polished', pattern: 0 },
    ],
    split: { form: 'wave', amplitude: 2.65, waves: 1, phase: 333 },
    grooves: [
      { shape: 'u', width: 0.75, position: 1.28, path: { form: 'straight', amplitude: 0, waves: 1, phase: 0 } },
    ],
  },
  'a hammered lane whose joint lies beyond flanks that lean inwards': {
    profile: 'F17',
    width: 4.5,
    height: 4.1,
    size: 48.5,
    segments: [7, 1, 8, 1].map((share, index) => ({
      alloy: index % 2 === 0 ? 'au585-yellow' : 'au585-rose',
      share,
      finish: index === 2 ? 'hammer-coarse' : 'polished',
      pattern: 0,
    })),
  },
};

describe('the kernel answers rings that were once hard without a fault', () => {
  it.each(Object.entries(HARD))('%s', (_, ring) => {
    expect(designFaults({ version: 2, rings: [{ ...PLAIN_RING, role: 'single', ...ring }] }, TERMS)).toEqual([]);
  });
});

describe('designFaults', () => {
  it('sees bodies that are too coarse for the ring’s volume', () => {
    const design = { ...likelyDesign(0, TABLES), rings: [plainOf(0)] };
    expect(designFaults(design, { ...TERMS, tessellation: { around: 48, perArc: 6 } })).toContainEqual(
      expect.stringContaining('the bodies miss'),
    );
    expect(designFaults(design, TERMS)).toEqual([]);
  });
});

function plainOf(seed: number): object {
  const [ring] = likelyDesign(seed, TABLES).rings;
  const plain = { alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 };
  const size = { profile: 'F04', width: 4, height: 2, size: 54, edges: { left: null, right: null } };
  return { ...ring, role: 'single', ratios: null, ...size, segments: [plain], inlays: [], grooves: [], stones: [] };
}
