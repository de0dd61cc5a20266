import { KERNEL } from '@ringwerk/catalogue';
import {
  mm,
  PLAIN_ENGRAVING,
  PLAIN_RING,
  PLAIN_ROW,
  PROFILE_IDS,
  type RingDesign,
  type StoneRow,
} from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { chainHeight } from '@ringwerk/kernel/math';
import { alloyBodies } from '@ringwerk/kernel/mesh';
import { ringTools } from '@ringwerk/kernel/stones';
import { metalVolumes } from '@ringwerk/kernel/weight';
import { withLetters } from '@ringwerk/kernel/engraving';
import { loadLettering } from '@ringwerk/lettering/node';
import { alloySolids, openSolidEngine } from '@ringwerk/solid';
import { reliefByGrid, seatsByQuadrature, turnedByQuadrature } from '../../packages/kernel/test/weight-references.ts';
import { lettersByLines } from '../../packages/lettering/test/letters-by-lines.ts';
import type { Measurement } from '../measurement.ts';

const LETTERED = withLetters(KERNEL, loadLettering());
const TABLES = LETTERED.tables;

const ringOf = (changes: Partial<RingDesign>): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F05',
  width: mm(5),
  height: mm(2),
  size: mm(54),
  segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
  ...changes,
});
const rowOf = (diameter: number, changes: Partial<StoneRow>): StoneRow => ({
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(diameter),
  length: mm(diameter),
  extent: 'count',
  count: 1,
  spacing: mm(0.5),
  position: mm(0),
  ...changes,
});
const volume = (ring: RingDesign): number => metalVolumes(ring, LETTERED).reduce((sum, part) => sum + part, 0);

/** Error of a ring's volume against a reference, relative to the ring. */
const errorOf = (ring: RingDesign, reference: number): number => Math.abs(volume(ring) / reference - 1);

function plainErrors(): number[] {
  return PROFILE_IDS.map((profile) => {
    const ring = ringOf({ profile, height: mm(profile === 'F16' ? 5 : 2) });
    return errorOf(ring, turnedByQuadrature(ringBody(ring, TABLES)));
  });
}

function seatErrors(): number[] {
  return [0, 0.2].flatMap((position) =>
    [1.3, 1.7].map((diameter) => {
      const row = rowOf(diameter, { extent: 'half', position: mm(position) });
      const ring = ringOf({ width: mm(6), stones: [row] });
      const body = ringBody(ring, TABLES);
      return errorOf(ring, turnedByQuadrature(body) - seatsByQuadrature(body, row));
    }),
  );
}

/** Step of the grid under hammer blows, mm. */
const GRID = 0.004;

function hammerErrors(): number[] {
  return (['hammer-pol', 'hammer-mat'] as const).map((finish) => {
    const ring = ringOf({ segments: [{ alloy: 'au585-yellow', share: 1, finish, pattern: 7 }] });
    const body = ringBody(ring, TABLES);
    return errorOf(ring, turnedByQuadrature(body) - reliefByGrid(ring, body, GRID));
  });
}

function engravingErrors(): number[] {
  return ['Amelie & Jonas 12.06.2027', '永遠の愛', '♥ ∞ ★'].map((text) => {
    const engraving = { ...PLAIN_ENGRAVING, text, depth: mm(0.15), height: mm(1.5) };
    const ring = ringOf({ engravings: [engraving] });
    const body = ringBody(ring, TABLES);
    const shaped = TABLES.lettering?.shape(text, engraving.font, engraving.method) ?? null;
    if (shaped === null) throw new Error(`${text} has no letters`);
    const surface = (z: number): number => body.innerRadius + chainHeight(body.section.inner, z);
    return errorOf(ring, turnedByQuadrature(body) - lettersByLines(shaped, engraving, surface));
  });
}

/** Volumes by the boolean engine at two finenesses, carried on to none (the error falls with the square). */
async function headErrors(): Promise<number[]> {
  const engine = await openSolidEngine();
  return (['prong4', 'prong6'] as const).map((setting) => {
    const stones = [rowOf(5.2, { setting, lift: mm(2) })];
    const ring = ringOf({ profile: 'F04', stones });
    const body = ringBody(ring, TABLES);
    const at = (around: number): number => {
      const bodies = alloyBodies(ring, TABLES, { around, perArc: around / 16 });
      const quality = { sides: around / 8, arcStep: (Math.PI * 25) / around, around, within: 0 };
      const solids = alloySolids(engine, bodies, ringTools(ring, body), { innerRadius: body.innerRadius, quality });
      if (!solids.ok) throw new Error('the boolean held on no route');
      return solids.value.reduce((sum, solid) => sum + solid.volume, 0);
    };
    return errorOf(ring, (4 * at(1024) - at(512)) / 3);
  });
}

const ROWS = [
  ['plain', 1e-9, plainErrors, 'every profile against tanh-sinh quadrature of its contours'],
  ['seats', 1e-7, seatErrors, 'half rows of flush seats against quadrature over every disk'],
  ['hammer', 1e-6, hammerErrors, `hammered bands against a grid of ${GRID} mm`],
  ['engraving', 1e-5, engravingErrors, 'letters line by line through the fonts’ own outlines'],
  ['head', 2e-4, headErrors, 'prong heads on their bands against booleans at two finenesses, extrapolated'],
] as const;

/** Weights against other ways of integrating, relative to the ring; the worst of each kind. */
export async function* weightRows(): AsyncGenerator<Measurement> {
  for (const [name, limit, measure, note] of ROWS) {
    const errors = await measure();
    yield {
      task: 'kernel',
      name: `weight.${name}.rel_error`,
      value: Math.max(...errors),
      unit: '1',
      samples: errors.length,
      limit,
      note,
    };
  }
}
