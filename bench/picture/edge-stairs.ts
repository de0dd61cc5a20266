import { KERNEL } from '@ringwerk/catalogue';
import { DESIGN_VERSION, mm, PLAIN_RING, type Design, type RingDesign } from '@ringwerk/kernel';
import { buildRingScene, TESSELLATION_DISPLAY, type Tessellation } from '@ringwerk/kernel/mesh';
import { RESTING_SAMPLES } from '@ringwerk/viewer/reference';
import type { Measurement } from '../measurement.ts';
import { DESIGN_CAMERAS, type ReferenceCamera } from '../reference/reference-cameras.ts';
import { develop } from './compare-pictures.ts';
import type { ContestPage } from './contest-page.ts';
import { linesInPicture } from './lines-in-picture.ts';
import { rimLines, type RimLine } from './rim-lines.ts';
import { lightnessOf, stairOf, stairRatio, type Lightness } from './stairs.ts';

/** The truth: chords that no picture shows, and ten times the samples. */
const FINEST: Tessellation = { around: 1024, perArc: 48 };
const SAMPLES = 512;
const LIMIT = 1.1;
const KINDS: readonly RimLine['kind'][] = ['outer rim', 'inner rim', 'joint'];

type Lane = RingDesign['segments'][number];
const lane = (alloy: string, finish: Lane['finish'], share: number): Lane => ({ alloy, share, finish, pattern: 0 });

const band = (profile: RingDesign['profile'], segments: readonly Lane[]): Design => ({
  version: DESIGN_VERSION,
  rings: [
    { ...PLAIN_RING, role: 'single', profile, width: mm(5), height: mm(1.8), size: mm(54), segments: [...segments] },
  ],
});

/** Narrow and broad radii of the rims, mirrors and brushed metal, light and dark alloys beside each other. */
const BANDS: readonly { readonly name: string; readonly design: Design }[] = [
  { name: 'court, yellow polished', design: band('F04', [lane('au750-yellow', 'polished', 1)]) },
  { name: 'flat, platinum polished', design: band('F01', [lane('pt950-ru', 'polished', 1)]) },
  { name: 'D-shape, rose brushed', design: band('F08', [lane('au585-rose', 'matte-long', 1)]) },
  {
    name: 'court, yellow and black lanes',
    design: band('F04', [lane('au750-yellow', 'polished', 2), lane('zr-black', 'polished', 1)]),
  },
];

/** The whole ring small and as on a phone, from the front into its bore, and its top close up. */
const VIEWS: readonly { readonly name: string; readonly camera: ReferenceCamera; readonly edge: number }[] = [
  { name: 'ring of 140 px', camera: DESIGN_CAMERAS.ring, edge: 140 },
  { name: 'ring of 260 px', camera: DESIGN_CAMERAS.ring, edge: 260 },
  { name: 'bore of 260 px', camera: { eye: [7, 14, 55], target: [0, 0, 0], fieldOfView: 25 }, edge: 260 },
  { name: 'crown of 260 px', camera: DESIGN_CAMERAS.crown, edge: 260 },
];

/** How uneven rims and joints are at rest at one pixel of the picture to one of the screen, against the finest picture of the same ring. */
export async function* edgeRows(page: ContestPage): AsyncGenerator<Measurement> {
  const found: { readonly ratio: number; readonly note: string }[] = [];
  for (const { name, design } of BANDS) {
    const [ring] = design.rings;
    if (!ring) throw new Error(`${name} is a ring`);
    const pictures = async (tessellation: Tessellation, samples: number): Promise<readonly Lightness[]> => {
      await page.show('ours', design, tessellation);
      const taken: Lightness[] = [];
      for (const { camera, edge } of VIEWS) {
        const size = { width: edge, height: edge };
        const light = await page.gather('ours', camera, size, samples);
        taken.push(lightnessOf(develop({ ...size, light })));
      }
      return taken;
    };
    const truth = await pictures(FINEST, SAMPLES);
    const ours = await pictures(TESSELLATION_DISPLAY, RESTING_SAMPLES);
    const scene = buildRingScene(ring, KERNEL, TESSELLATION_DISPLAY);
    VIEWS.forEach(({ name: view, camera, edge }, k) => {
      const [shown, wanted] = [ours[k], truth[k]];
      const place = linesInPicture(scene, camera, { width: edge, height: edge });
      for (const kind of KINDS) {
        const lines = rimLines(ring)
          .filter((line) => line.kind === kind)
          .flatMap(place);
        const stairs = [shown, wanted].map((picture) => (picture ? stairOf(picture, lines) : null));
        const [stair, reference] = stairs;
        if (stair == null || reference == null) continue;
        const note = `${kind} of ${name}, ${view}: ${stair.toFixed(2)} and ${reference.toFixed(2)} L*`;
        found.push({ ratio: stairRatio(stair, reference), note });
      }
    });
  }
  const worst = found.reduce((most, one) => (one.ratio > most.ratio ? one : most));
  yield {
    task: 'picture',
    name: 'edge.stair_ratio',
    value: Number(worst.ratio.toFixed(3)),
    unit: 'ratio',
    samples: found.length,
    limit: LIMIT,
    note: `unevenness along rims and joints at rest, ${RESTING_SAMPLES} samples / ${SAMPLES} and the finest mesh; worst: ${worst.note}`,
  };
}
