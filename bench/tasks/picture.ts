import type { Design } from '@ringwerk/kernel';
import type { BenchTask, Measurement } from '../measurement.ts';
import { comparePictures, type PictureError } from '../picture/compare-pictures.ts';
import { edgeRows } from '../picture/edge-stairs.ts';
import { flickerRows } from '../picture/flicker.ts';
import { goldRows } from '../picture/gold-colours.ts';
import { seatRows } from '../picture/seat-overlap.ts';
import { openContestPage, readReference, type ContestPage } from '../picture/contest-page.ts';
import type { Contender } from '../picture/picture-page.ts';
import { stillTimes } from '../picture/still-times.ts';
import {
  DESIGN_CAMERAS,
  SOLITAIRE_CAMERAS,
  SOLITAIRE_VIEWS,
  type ReferenceCamera,
} from '../reference/reference-cameras.ts';
import { FLIP_LIMITS, type ReferenceName } from '../reference/flip-limits.ts';
import { REFERENCE_DESIGNS, SOLITAIRE } from '../reference/reference-designs.ts';

/** Samples of a picture at rest, as on the screen. */
const SAMPLES = 24;
const SOLITAIRE_LIMITS = { hero: 0.12, macro: 0.22, top: 0.115 } as const;
const FRAME = { width: 480, height: 360 } as const;
const FRAMES = 7;
const OPENS = 100;

function row(name: string, value: number, unit: string, samples: number, note: string): Measurement {
  return { task: 'picture', name, value: Number(value.toFixed(4)), unit, samples, note };
}

/** A reference that shows another shape than the kernel makes today has to be rendered anew. */
const shapeRow = (name: string, { otherShape }: PictureError): Measurement => ({
  ...row('reference.other_shape', otherShape, 'share', 1, `${name}: render it anew with bench/reference`),
  limit: 0.015,
});

async function errorOf(
  page: ContestPage,
  contender: Contender,
  name: string,
  design: Design,
  camera: ReferenceCamera,
): Promise<PictureError> {
  const reference = await readReference(name);
  await page.show(contender, design);
  return comparePictures(reference, await page.gather(contender, camera, reference, SAMPLES));
}

async function* solitaireRows(page: ContestPage): AsyncGenerator<Measurement> {
  for (const view of SOLITAIRE_VIEWS) {
    const camera = SOLITAIRE_CAMERAS[view];
    const ours = await errorOf(page, 'ours', `solitaire-${view}`, SOLITAIRE, camera);
    const stock = await errorOf(page, 'stock', `solitaire-${view}`, SOLITAIRE, camera);
    const note = `mean CIEDE2000 ${ours.deltaE.toFixed(1)}; stock FLIP ${stock.flip.toFixed(3)}, ${stock.deltaE.toFixed(1)}`;
    yield { ...row(`error.flip.${view}`, ours.flip, 'FLIP', SAMPLES, note), limit: SOLITAIRE_LIMITS[view] };
    if (view === 'hero') yield shapeRow('solitaire', ours);
  }
}

async function* designRows(page: ContestPage): AsyncGenerator<Measurement> {
  const found: { name: ReferenceName; ours: PictureError; stock: PictureError }[] = [];
  for (const { name, view, design } of REFERENCE_DESIGNS) {
    const camera = DESIGN_CAMERAS[view];
    const ours = await errorOf(page, 'ours', name, design, camera);
    found.push({ name, ours, stock: await errorOf(page, 'stock', name, design, camera) });
  }
  for (const { name, ours, stock } of found) {
    const stones = ours.stoneLight === null ? '' : `; stones' light ${ours.stoneLight.toFixed(3)}`;
    const note = `stock ${stock.flip.toFixed(3)}; metal ${ours.metalColour.toFixed(2)} CIEDE2000${stones}`;
    yield { ...row(`error.flip.${name}`, ours.flip, 'FLIP', SAMPLES, note), limit: FLIP_LIMITS[name] };
  }
  const ratio = found.reduce((sum, { ours, stock }) => sum + ours.flip / stock.flip, 0) / found.length;
  yield { ...row('error.vs_stock.flip', ratio, 'ratio', found.length, 'mean over the reference designs'), limit: 0.45 };
  const other = found.reduce((most, one) => (one.ours.otherShape > most.ours.otherShape ? one : most));
  yield { ...shapeRow(other.name, other.ours), note: `worst of ${found.length}: ${other.name}` };
  const worst = found.reduce((most, one) => (one.ours.metalColour > most.ours.metalColour ? one : most));
  const note = `worst of ${found.length}: ${worst.name}`;
  yield { ...row('error.metal.mean_color_de00', worst.ours.metalColour, 'CIEDE2000', found.length, note), limit: 1 };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function pave(): { readonly full: Design; readonly bare: Design } {
  const full = REFERENCE_DESIGNS.find(({ name }) => name === 'white-pave')?.design;
  if (!full) throw new Error('sixty stones are among the reference designs');
  return { full, bare: { ...full, rings: full.rings.map((ring) => ({ ...ring, stones: [] })) } };
}

/** Frames of a ring that turns, in turns, so that what else the machine does meets all alike. */
async function* frameRows(page: ContestPage): AsyncGenerator<Measurement> {
  const camera = SOLITAIRE_CAMERAS.hero;
  const { full, bare } = pave();
  const times: Record<'bare' | Contender, number[]> = { bare: [], ours: [], stock: [] };
  await page.showOnScreen('stock', full);
  await page.frames('stock', camera, FRAME, 2);
  for (let turn = 0; turn < 3; turn += 1) {
    await page.showOnScreen('ours', bare);
    times.bare.push(...(await page.frames('ours', camera, FRAME, FRAMES + 1)).slice(1));
    await page.showOnScreen('ours', full);
    times.ours.push(...(await page.frames('ours', camera, FRAME, FRAMES + 1)).slice(1));
    times.stock.push(...(await page.frames('stock', camera, FRAME, 3)).slice(1));
  }
  const [plain, ours, stock] = [median(times.bare), median(times.ours), median(times.stock)];
  const note = `median frame ${plain.toFixed(0)} ms bare, ${ours.toFixed(0)} ms with 60 stones, stock ${stock.toFixed(0)} ms; stones of 12 px, below 14 px fire waits for the picture at rest`;
  yield { ...row('frame.pave60_ratio', ours / plain, 'ratio', times.ours.length, note), limit: 4.5 };
  yield { ...row('frame.vs_stock_pave60', ours / stock, 'ratio', times.stock.length, note), limit: 0.25 };
}

async function* lifeRows(page: ContestPage): AsyncGenerator<Measurement> {
  const left = await page.leftAfterOpens(SOLITAIRE, OPENS);
  yield { ...row('leak.after_100_opens', left, 'objects', OPENS, 'textures, geometries, programs, targets'), limit: 0 };
  const isBack = await page.restoresContext(SOLITAIRE);
  yield { ...row('context_loss.restored', isBack ? 1 : 0, 'yes', 1, 'same bytes before and after'), atLeast: 1 };
}

/** Seconds for one picture; each design by the name of its row. */
const STILLS = [
  { name: 'still.512_s', shows: 'a solitaire', design: SOLITAIRE, limit: 2 },
  { name: 'still.pave60_512_s', shows: 'sixty stones', design: pave().full, limit: 5 },
];

async function* stillRows(): AsyncGenerator<Measurement> {
  for (const { name, seconds } of await stillTimes(STILLS)) {
    const still = STILLS.find((one) => one.name === name);
    if (!still) throw new Error(`no still is called ${name}`);
    const note = `${still.shows}, 512 × 512, with as many samples as the server orders, warm`;
    yield { ...row(name, seconds, 's', 3, note), limit: still.limit };
  }
}

/** Parts that the viewer and three draw side by side on a page, and parts that need none. */
const ON_PAGE = {
  solitaire: solitaireRows,
  designs: designRows,
  gold: goldRows,
  edges: edgeRows,
  flicker: flickerRows,
  frames: frameRows,
  life: lifeRows,
};
const ALONE = { stills: stillRows, seats: seatRows };

export const task: BenchTask = {
  summary:
    'The picture against path-traced references and against what three gives out of the box. ' +
    `Parts by name: ${Object.keys({ ...ON_PAGE, ...ALONE }).join(', ')}.`,
  async *run(root, words) {
    const isWanted = ([name]: readonly [string, unknown]): boolean => words.length === 0 || words.includes(name);
    const contested = Object.entries(ON_PAGE).filter(isWanted);
    if (contested.length > 0) {
      const page = await openContestPage(root);
      try {
        for (const [, rows] of contested) yield* rows(page);
      } finally {
        await page.close();
      }
    }
    for (const [, rows] of Object.entries(ALONE).filter(isWanted)) yield* rows();
  },
};
