import { KERNEL } from '@ringwerk/catalogue';
import { DESIGN_VERSION, mm, PLAIN_RING, type Design, type RingDesign } from '@ringwerk/kernel';
import { itemAt } from '@ringwerk/kernel/math';
import { buildRingScene, TESSELLATION_DISPLAY, type Tessellation } from '@ringwerk/kernel/mesh';
import { RESTING_SAMPLES } from '@ringwerk/viewer/reference';
import type { Measurement } from '../measurement.ts';
import { DESIGN_CAMERAS, type ReferenceCamera } from '../reference/reference-cameras.ts';
import { develop } from './compare-pictures.ts';
import type { ContestPage } from './contest-page.ts';
import { linesInPicture } from './lines-in-picture.ts';
import { rimLines, sectionOf } from './rim-lines.ts';
import { lightnessOf, stairOf, stairRatio, type Lightness, type Place } from './stairs.ts';

/** The truth: chords that no picture shows, and five times the samples. */
const FINEST: Tessellation = { around: 1024, perArc: 48 };
const SAMPLES = 256;
const LIMIT = 1.1;
const KINDS = ['outline', 'outer rim', 'inner rim', 'joint'] as const;

type Lane = RingDesign['segments'][number];
const lane = (alloy: string, finish: Lane['finish'], share: number): Lane => ({ alloy, share, finish, pattern: 0 });

const band = (profile: RingDesign['profile'], segments: readonly Lane[]): Design => ({
  version: DESIGN_VERSION,
  rings: [
    { ...PLAIN_RING, role: 'single', profile, width: mm(5), height: mm(1.8), size: mm(54), segments: [...segments] },
  ],
});

interface Band {
  readonly name: string;
  readonly design: Design;
}

/** Narrow and broad radii of the rims, mirrors and brushed metal, light and dark alloys beside each other. */
export const BANDS: readonly Band[] = [
  { name: 'court, yellow polished', design: band('F04', [lane('au750-yellow', 'polished', 1)]) },
  { name: 'flat, platinum polished', design: band('F01', [lane('pt950-ru', 'polished', 1)]) },
  { name: 'D-shape, rose brushed', design: band('F08', [lane('au585-rose', 'matte-long', 1)]) },
  {
    name: 'court, yellow and black lanes',
    design: band('F04', [lane('au750-yellow', 'polished', 2), lane('zr-black', 'polished', 1)]),
  },
];

/** The whole ring small and as on a phone, from the front into its bore, and its top close up. */
export const VIEWS: readonly { readonly name: string; readonly camera: ReferenceCamera; readonly edge: number }[] = [
  { name: 'ring of 140 px', camera: DESIGN_CAMERAS.ring, edge: 140 },
  { name: 'ring of 180 px', camera: DESIGN_CAMERAS.ring, edge: 180 },
  { name: 'bore of 180 px', camera: { eye: [7, 14, 55], target: [0, 0, 0], fieldOfView: 25 }, edge: 180 },
  { name: 'crown of 180 px', camera: DESIGN_CAMERAS.crown, edge: 180 },
];

type View = (typeof VIEWS)[number];
type Kind = (typeof KINDS)[number];

/** Pictures at rest of a ring, view by view. */
async function shown(
  page: ContestPage,
  design: Design,
  tessellation: Tessellation,
  samples: number,
  views: readonly View[],
): Promise<readonly Lightness[]> {
  await page.show('ours', design, tessellation);
  const pictures: Lightness[] = [];
  for (const { camera, edge } of views) {
    const size = { width: edge, height: edge };
    pictures.push(lightnessOf(develop({ ...size, light: await page.gather('ours', camera, size, samples) })));
  }
  return pictures;
}

/** Lines of each kind that a view shows of a ring. */
function linesOf(ring: RingDesign, { camera, edge }: View): Readonly<Record<Kind, readonly (readonly Place[])[]>> {
  const scene = buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
  const { circle, outlines } = linesInPicture(scene, camera, { width: edge, height: edge });
  const circles = (kind: Kind): readonly (readonly Place[])[] =>
    rimLines(ring)
      .filter((line) => line.kind === kind)
      .flatMap(circle);
  return {
    outline: outlines(sectionOf(ring)),
    'outer rim': circles('outer rim'),
    'inner rim': circles('inner rim'),
    joint: circles('joint'),
  };
}

export interface EdgeStair {
  readonly samples: number;
  readonly ratio: number;
  /** Which edge of which ring in which view, and both stairs. */
  readonly note: string;
}

/**
 * How uneven the edges of a plain ring are at rest with each of these numbers of samples, on the mesh of the screen, against its
 * finest picture: one figure for every kind of edge in every view that shows it.
 */
export async function edgeStairs(
  page: ContestPage,
  { name, design }: Band,
  counts: readonly number[],
  views: readonly View[] = VIEWS,
): Promise<readonly EdgeStair[]> {
  const ring = itemAt(design.rings, 0);
  const lines = views.map((view) => linesOf(ring, view));
  const truth = await shown(page, design, FINEST, SAMPLES, views);
  const found: EdgeStair[] = [];
  for (const samples of counts) {
    const ours = await shown(page, design, TESSELLATION_DISPLAY, samples, views);
    views.forEach((view, k) => {
      for (const kind of KINDS) {
        const stair = stairOf(itemAt(ours, k), itemAt(lines, k)[kind]);
        const reference = stairOf(itemAt(truth, k), itemAt(lines, k)[kind]);
        if (stair === null || reference === null) continue;
        const note = `${kind} of ${name}, ${view.name}: ${stair.toFixed(2)} and ${reference.toFixed(2)} L*`;
        found.push({ samples, ratio: stairRatio(stair, reference), note });
      }
    });
  }
  return found;
}

/** How uneven rims, joints and outlines are at rest, one pixel of the picture to one of the screen. */
export async function* edgeRows(page: ContestPage): AsyncGenerator<Measurement> {
  const found: EdgeStair[] = [];
  for (const band of BANDS) found.push(...(await edgeStairs(page, band, [RESTING_SAMPLES])));
  const worst = found.reduce((most, one) => (one.ratio > most.ratio ? one : most));
  yield {
    task: 'picture',
    name: 'edge.stair_ratio',
    value: Number(worst.ratio.toFixed(3)),
    unit: 'ratio',
    samples: found.length,
    limit: LIMIT,
    note: `unevenness along edges at rest, ${RESTING_SAMPLES} samples / ${SAMPLES} on the finest mesh; worst: ${worst.note}`,
  };
}
