import { describe, expect, it } from 'vitest';
import { PLAIN_RING } from '../../src/design/blank-ring.ts';
import type { RingDesign } from '../../src/design/ring-design.ts';
import { ringBody } from '../../src/body/ring-body.ts';
import type { Kernel } from '../../src/design/kernel.ts';
import { TESSELLATION_EXPORT } from '../../src/mesh/ring-scene.ts';
import { PRICES, RETAIL, KERNEL, TABLES } from '../fixtures/tables.ts';
import { likelyDesign } from '../likely/likely-design.ts';
import { SEED } from '../random-design.ts';
import { parseDesign } from '../../src/design/parse-design.ts';
import { checkDesign } from '../../src/rules/engine/check-design.ts';
import { ringFields } from '../../src/stones/ring-fields.ts';
import { fieldLoss } from '../../src/weight/field-loss.ts';
import { metalVolumes } from '../../src/weight/weigh-ring.ts';
import { LINED_RINGS, ROWED_RINGS } from '../fixtures/rings.ts';
import { designFaults } from './design-faults.ts';
import { edgeDesign } from './edge-design.ts';
import { drawnFault, drawnOn, mirroredRing, mirrorFault, mirrorPlane, type Drawn } from './mirror-fault.ts';
import { mutatedDesign } from './mutated-design.ts';
import { ONCE_FLOATING, ONCE_LOPSIDED, ONCE_SLOW } from './once-wrong.ts';
import { spoiltRecord } from './spoilt-record.ts';
import { wildRecords } from './wild-records.ts';

const TERMS = { kernel: KERNEL, prices: PRICES, retail: RETAIL, tessellation: TESSELLATION_EXPORT };
const PATIENCE = 120_000;
/** Faults with the record that shows them. */
const faultsOf = (records: readonly unknown[]): string[] =>
  records.flatMap((record) => designFaults(record, TERMS).map((fault) => `${fault} in ${JSON.stringify(record)}`));
const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

describe('the kernel answers every record without a fault', { timeout: PATIENCE }, () => {
  it('that a designer would draw (60 designs)', () => {
    expect(faultsOf(seeds(60).map((seed) => likelyDesign(seed, TABLES)))).toEqual([]);
  });
  it(`anywhere in the parameter table (seed ${SEED}, 60 designs)`, () => {
    expect(faultsOf(wildRecords(SEED, 60))).toEqual([]);
  });
  it('near a ring that was worked with (60 designs)', () => {
    const bases = [...LINED_RINGS, ...ROWED_RINGS].map(([, ring]) => ({ version: 3, rings: [ring] }) as const);
    expect(faultsOf(seeds(60).flatMap((seed) => mutatedDesign(seed, bases, TABLES) ?? []))).toEqual([]);
  });
  it('with heads and letters at every edge (60 designs)', () => {
    expect(faultsOf(seeds(60).map((seed) => edgeDesign(seed, TABLES)))).toEqual([]);
  });
  it('spoilt (200 records)', () => {
    expect(faultsOf(seeds(200).map((seed) => spoiltRecord(seed, TABLES)))).toEqual([]);
  });
});

/** Most of the processor's own time for one record, ms. */
const TIME_LIMIT = 1000;

describe('no record takes more than a second of the processor', { timeout: PATIENCE }, () => {
  const timeOf = (record: unknown): number => {
    const begin = process.threadCpuUsage();
    expect(designFaults(record, TERMS)).toEqual([]);
    // Whether the rules accept the ring or not.
    const parsed = parseDesign(record);
    if (parsed.ok) for (const ring of parsed.value.rings) metalVolumes(ring, KERNEL);
    const { user, system } = process.threadCpuUsage(begin);
    return (user + system) / 1000;
  };
  it.each(Object.entries(ONCE_SLOW))('%s', (_, record) => {
    // The first call reads and compiles code.
    expect(Math.min(timeOf(record), timeOf(structuredClone(record)))).toTakeLessThan(TIME_LIMIT);
  });
});

describe('a ring weighs the same from its other side', () => {
  it.each(Object.entries({ ...ONCE_FLOATING, ...ONCE_LOPSIDED }))('%s', (_, record) => {
    const parsed = parseDesign(record);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    expect(parsed.value.rings.map((ring) => mirrorFault(ring, KERNEL))).toEqual([null]);
  });
  it('with heads at every edge, wherever the rules accept it', { timeout: PATIENCE }, () => {
    const accepted = seeds(150)
      .map((seed) => edgeDesign(seed, TABLES))
      .filter((design) => checkDesign(design, TABLES).every(({ severity }) => severity !== 'error'));
    expect(accepted.length).toBeGreaterThan(12);
    const faults = accepted.flatMap(({ rings }) =>
      rings.flatMap((ring) => {
        const fault = mirrorFault(ring, KERNEL);
        return fault === null ? [] : [`${fault}: ${JSON.stringify(ring)}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('the mirror image of a ring', () => {
  const stone = { setting: 'flush', cut: 'round', material: 'diamond-natural', quality: 'tw-si', diameter: 1.5 };
  const row = { ...stone, length: 1.5, depth: null, listing: null, orientation: 'along', face: 'outer' };
  const rest = { extent: 'count', count: 1, spacing: 0.2, position: 0.4, angle: 25, back: 'closed', lift: 0, seed: 0 };
  const pear = { cut: 'pear', setting: 'prong4', diameter: 2, length: 3, lift: 1.2 };
  const ringWith = (ring: object, ...stones: readonly object[]): RingDesign => {
    const rows = stones.map((own) => ({ ...row, ...rest, ...own }));
    const base = { role: 'single', profile: 'F01', width: 5, height: 2.2, size: 56, stones: rows };
    const parsed = parseDesign({ version: 3, rings: [{ ...PLAIN_RING, ...base, ...ring }] });
    const [only] = parsed.ok ? parsed.value.rings : [];
    if (only === undefined) throw new Error(JSON.stringify(parsed));
    return only;
  };
  const wave = { split: { form: 'wave', amplitude: 0.5, waves: 2, phase: 40 } };
  const lanes = {
    ...wave,
    segments: ['au585-yellow', 'au585-rose'].map((alloy) => ({ alloy, share: 1, finish: 'polished', pattern: 0 })),
  };
  const slanted = TABLES.profiles.find(({ kind }) => kind === 'slant')?.id;
  it.each([
    ['a sky of strewn stones', 'middle', ringWith(lanes, { setting: 'scatter', count: 12, seed: 7, position: 0 })],
    ['a slanted profile', 'top', ringWith({ ...lanes, profile: slanted }, { angle: 40 })],
    ['a point across', 'top', ringWith(lanes, { ...pear, orientation: 'across' })],
    ['a point along', 'middle', ringWith(lanes, { ...pear, orientation: 'along' })],
  ] as const)('of %s is written down and holds the same metal', (_, plane, ring) => {
    expect(mirrorPlane(ring, TABLES)).toBe(plane);
    expect(mirrorFault(ring, KERNEL)).toBeNull();
    // Metal that lies on one side only is seen.
    const { setter } = KERNEL;
    const lop: Kernel = {
      ...KERNEL,
      setter: {
        ...setter,
        metal: (of, tables) =>
          setter
            .metal(of, tables)
            .map((metal) => metal + of.stones.reduce((sum, { position, angle }) => sum + position + angle / 99, 0)),
      },
    };
    expect(mirrorFault(ring, lop)).toContain(`mirrored in the ${plane} plane`);
  });
  it('of hammer and bark is compared by the surface that they cover and by what they take of it', () => {
    const hammered = { segments: [{ alloy: 'au585-yellow', share: 1, finish: 'hammer-coarse', pattern: 0 }] };
    const groove = { shape: 'v', width: 0.6, position: 1.2, path: { ...wave.split, form: 'wave' } };
    const sky = ringWith(
      { ...hammered, grooves: [groove] },
      { setting: 'scatter', count: 8, seed: 3, position: -0.6, diameter: 1.2, length: 1.2 },
    );
    expect(mirrorFault(sky, KERNEL)).toBeNull();
    const body = ringBody(sky, TABLES);
    const fields = ringFields(sky, body);
    const of = (loss: number, area = 100): Drawn => ({ area, loss, chance: 1 });
    expect(fields.length).toBeGreaterThan(1);
    expect(drawnOn(sky, TABLES).loss).toBeCloseTo(
      fields.reduce((sum, field) => sum + fieldLoss(field, body), 0),
      9,
    );
    // With the image of the pattern, the image of a field loses as much.
    const image = mirroredRing(sky, 'middle', TABLES);
    const there = ringBody(image, TABLES);
    const losses = ringFields(image, there).map((field, index) => {
      const form = fields.at(-1 - index)?.relief.form;
      if (form?.kind !== 'dents') throw new Error('the field is not hammered');
      const dents = { ...form.dents, x: form.dents.x.map((x) => -x) };
      return fieldLoss({ ...field, relief: { ...field.relief, form: { kind: 'dents', dents } } }, there);
    });
    fields.forEach((field, index) => expect(losses.at(-1 - index)).toBeCloseTo(fieldLoss(field, body), 6));
    expect(drawnFault(of(5), of(5.9), 'middle')).toBeNull();
    expect(drawnFault(of(5), of(6.1), 'middle')).toContain('hammer and bark take 6.100 mm³ instead of 5.000');
    expect(drawnFault(of(5), of(5, 100.1), 'middle')).toContain('100.100 mm² are worked');
  });
  it('of points both along and across is no record', () => {
    const ring = ringWith(
      lanes,
      { ...pear, orientation: 'along', angle: 90 },
      { ...pear, orientation: 'across', angle: -90 },
    );
    expect(mirrorPlane(ring, TABLES)).toBeNull();
    expect(mirrorFault(ring, KERNEL)).toBeNull();
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
  'two hammered shells whose joint would lie in the wall of a step, on flanks that lean inwards': {
    profile: 'F17',
    width: 9.4,
    height: 2.8,
    size: 79,
    edges: { left: { form: 'step', width: 0.85, depth: 1, finish: 'polished' }, right: null },
    split: { form: 'shell', amplitude: 0, waves: 1, phase: 0 },
    segments: [
      { alloy: 'au585-yellow', share: 2, finish: 'hammer-mat', pattern: 0 },
      { alloy: 'au585-rose', share: 10, finish: 'polished', pattern: 0 },
    ],
  },
};

describe('the kernel answers rings that were once hard without a fault', () => {
  it.each(Object.entries(HARD))('%s', (_, ring) => {
    expect(designFaults({ version: 3, rings: [{ ...PLAIN_RING, role: 'single', ...ring }] }, TERMS)).toEqual([]);
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
