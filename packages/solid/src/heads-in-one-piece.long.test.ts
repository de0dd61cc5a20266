import { itemAt } from '@ringwerk/kernel/math';
import { mm, type RingDesign, type StoneRow } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { alloyBodies, inspectSolid, looseShells } from '@ringwerk/kernel/mesh';
import { ringTools } from '@ringwerk/kernel/stones';
import { metalVolumes } from '@ringwerk/kernel/weight';
import { describe, expect, it } from 'vitest';
import { ringOf, rowOf, KERNEL, TABLES } from '../test/rings.ts';
import { alloySolids, type AlloySolid } from './alloy-solids.ts';
import { openSolidEngine } from './engine/solid-engine.ts';

const engine = await openSolidEngine();
const COARSE = { around: 96, perArc: 8 };

function solidsOf(ring: RingDesign): readonly AlloySolid[] {
  const body = ringBody(ring, TABLES);
  const turned = alloyBodies(ring, TABLES, COARSE);
  const made = alloySolids(engine, turned, ringTools(ring, body), { innerRadius: body.innerRadius });
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  return made.value;
}

const metalOf = (ring: RingDesign): number => metalVolumes(ring, KERNEL).reduce((sum, volume) => sum + volume, 0);

/** A ring seen from its other side. Stones must be alike from both. */
const mirrored = (ring: RingDesign): RingDesign => ({
  ...ring,
  segments: ring.segments.toReversed(),
  stones: ring.stones.map((row) => ({ ...row, position: mm(-row.position + 0) })),
});

const head = (row: Partial<StoneRow>, ring: Partial<RingDesign>, alloys?: readonly string[]): RingDesign => {
  const length = row.length ?? row.diameter ?? mm(1.9);
  return ringOf(
    { width: mm(2.5), height: mm(1.5), ...ring, stones: [rowOf({ setting: 'prong4', count: 1, ...row, length })] },
    alloys,
  );
};
const TWO = ['pt950-ru', 'au585-yellow'];

const HEADS: readonly (readonly [string, RingDesign])[] = [
  ...[-0.8, -0.9, -1, 1].map(
    (position) =>
      [
        `a stone of 1.9 at ${position} on a band of 2.5`,
        head({ diameter: mm(1.9), lift: mm(0.5), position: mm(position) }, {}),
      ] as const,
  ),
  [
    'a stone of 2.1 at 0.8 on a band of 2',
    head({ diameter: mm(2.1), lift: mm(0.5), position: mm(0.8) }, { width: mm(2) }),
  ],
  [
    'a row of heads along the edge',
    head(
      { setting: 'prong6', diameter: mm(1.9), lift: mm(0.5), extent: 'full', spacing: mm(0.2), position: mm(-1) },
      {},
    ),
  ],
  ['a tall basket over the edge', head({ setting: 'prong6', diameter: mm(4.3), lift: mm(2.6), position: mm(0.9) }, {})],
  [
    'a head on a step',
    head({ diameter: mm(2.3), lift: mm(0.7), position: mm(-0.9) }, { profile: 'F14', width: mm(3), height: mm(2) }),
  ],
  ['a head astride a joint', head({ diameter: mm(2.5), lift: mm(0.8), position: mm(0) }, {}, TWO)],
  ['a basket astride a joint', head({ diameter: mm(4.1), lift: mm(2.3), position: mm(0) }, {}, TWO)],
  [
    'a bezel astride a joint',
    head({ setting: 'bezel', diameter: mm(3), lift: mm(1.4), position: mm(0) }, { width: mm(4) }, TWO),
  ],
  [
    'shared prongs on both sides of a joint',
    head(
      { diameter: mm(1.9), lift: mm(0.6), extent: 'third', spacing: mm(0.2), position: mm(0) },
      { width: mm(3) },
      TWO,
    ),
  ],
  [
    'a head over a narrow lane',
    head(
      { diameter: mm(2.5), lift: mm(0.8), position: mm(0) },
      {
        width: mm(4),
        segments: [5, 1, 5].map((share, k) => ({ alloy: itemAt(TWO, k % 2), share, finish: 'polished', pattern: 0 })),
      },
    ),
  ],
  [
    'pavé over a waved joint',
    head(
      { setting: 'pave', diameter: mm(1.3), extent: 'third', spacing: mm(0.05), position: mm(0), lift: mm(0) },
      { width: mm(4), height: mm(2), split: { form: 'wave', amplitude: mm(0.5), waves: 4, phase: 0 } },
      TWO,
    ),
  ],
];

/** Heads are integrated to 2e-4 of the ring; the two ways round take other nodes. */
const MIRRORED = 2e-4;

describe('metal that settings add', () => {
  it.each(HEADS)('%s: one shell to every alloy’s body', (_, ring) => {
    const made = solidsOf(ring);
    expect(looseShells(made)).toEqual(made.map(() => 0));
    expect(made.map((solid) => inspectSolid([solid]).shells.length)).toEqual(made.map(() => 1));
  });
  it.each(HEADS.filter(([, { split }]) => split.form === 'straight'))(
    '%s: the mirrored ring weighs the same',
    (_, ring) => {
      const [here, there] = [metalVolumes(ring, KERNEL), metalVolumes(mirrored(ring), KERNEL).toReversed()];
      expect(Math.abs(metalOf(mirrored(ring)) / metalOf(ring) - 1)).toBeLessThan(MIRRORED);
      here.forEach((volume, segment) => expect(itemAt(there, segment) / volume).toBeCloseTo(1, 3));
    },
  );
  it('casts a basket astride a joint in the paler and harder metal, whichever side that is on', () => {
    const ring = head({ diameter: mm(4.1), lift: mm(2.3), position: mm(0) }, {}, TWO);
    const alloysOf = (of: RingDesign): Set<string> =>
      new Set(
        ringTools(of, ringBody(of, TABLES))
          .filter(({ step }) => step === 'add')
          .map(({ segment }) => itemAt(of.segments, segment).alloy),
      );
    expect(alloysOf(ring)).toEqual(new Set(['pt950-ru']));
    expect(alloysOf(mirrored(ring))).toEqual(new Set(['pt950-ru']));
  });
  it('gives prongs that no rail joins the metal that each stands in', () => {
    const ring = head({ diameter: mm(2.5), lift: mm(0.8), position: mm(0) }, {}, TWO);
    const prongs = ringTools(ring, ringBody(ring, TABLES)).filter(({ kind }) => kind === 'prong');
    expect(new Set(prongs.map(({ segment }) => segment))).toEqual(new Set([0, 1]));
  });
});

describe('stones whose heads cross those of their neighbours', () => {
  const FINE = { around: 512, perArc: 32 };
  const crossing: readonly (readonly [string, Partial<StoneRow>, Partial<RingDesign>])[] = [
    [
      'square bezels all around',
      { setting: 'bezel', cut: 'princess', diameter: mm(2.7), length: mm(2.7), lift: mm(1.5) },
      { profile: 'F06', width: mm(4), height: mm(1.8) },
    ],
    [
      'octagonal stones across in four prongs',
      {
        setting: 'prong4',
        cut: 'radiant',
        diameter: mm(3),
        length: mm(4),
        lift: mm(1.35),
        orientation: 'across',
        position: mm(0.88),
      },
      { profile: 'F05', width: mm(3.5), height: mm(1.3) },
    ],
  ];
  it.each(crossing)('%s weigh what their file holds', { timeout: 60_000 }, (_, row, ring) => {
    const design = ringOf({ ...ring, stones: [rowOf({ extent: 'full', spacing: mm(0.2), ...row })] });
    const body = ringBody(design, TABLES);
    const turned = alloyBodies(design, TABLES, FINE);
    const made = alloySolids(engine, turned, ringTools(design, body), { innerRadius: body.innerRadius });
    if (!made.ok) throw new Error(JSON.stringify(made.issues));
    const volume = made.value.reduce((sum, solid) => sum + solid.volume, 0);
    expect(Math.abs(volume / metalOf(design) - 1)).toBeLessThan(4e-4);
  });
});
