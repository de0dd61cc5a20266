import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../tools/find-browser.ts';
import { startPortal } from '../../tools/start-portal.ts';
import { dragSlider, type DragFigures, type Shown } from '../configurator/drag-slider.ts';
import {
  configuratorContext,
  firstFrame,
  openConfigurator,
  untilAtRest,
  type OpenConfigurator,
} from '../configurator/open-configurator.ts';
import { loggedInState } from '../logged-in-state.ts';
import type { BenchTask, Measurement } from '../measurement.ts';

/** Openings that count; one before them fills the caches. */
const OPENS = 5;
const DRAGS = 5;
const OPTIONS = 60;
/** Debian's starter has the page itself painted by software GL, which no browser does on its own without a graphics card. */
const PAINTED_BY_PROCESSOR = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];
const ASKINGS = 9;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values: readonly number[]): number => quantile(values, 0.5);

const row = (name: string, value: number, unit: string, samples: number, limit: number, note: string): Measurement => ({
  task: 'configurator',
  name,
  value: Number(value.toFixed(3)),
  unit,
  samples,
  limit,
  note,
});

/** Milliseconds after the address was asked for. */
interface Opening {
  readonly drawn: number;
  readonly panel: number;
  readonly total: number;
  readonly taken: number;
  readonly begun: number;
}

/** From the address to a ring that is drawn, a panel that takes edits and a price; the browser has been here before. */
async function openRow(context: BrowserContext): Promise<Measurement> {
  const figures: Opening[] = [];
  for (let turn = 0; turn <= OPENS; turn += 1) {
    const open = await openConfigurator(context);
    const seen = await open.page.evaluate(() => ({
      panel: probe.panelAt - performance.timeOrigin,
      total: probe.totalAt - performance.timeOrigin,
    }));
    const frame = await firstFrame(open.viewer);
    const [scene] = await open.viewer.evaluate(() => scenesTaken());
    if (turn > 0 && frame !== null && scene !== undefined)
      figures.push({
        ...seen,
        taken: scene.at - open.askedAt,
        drawn: frame.done - open.askedAt,
        begun: frame.start - open.askedAt,
      });
    await untilAtRest(open.page);
    await open.close();
  }
  const of = (name: keyof Opening): number => median(figures.map((figure) => figure[name]));
  const ready = median(figures.map(({ drawn, panel, total }) => Math.max(drawn, panel, total)));
  const note = `latest of ring drawn ${of('drawn').toFixed(0)}, panel ${of('panel').toFixed(0)}, price ${of('total').toFixed(0)} ms; scene at the viewer ${of('taken').toFixed(0)}, its frame begun ${of('begun').toFixed(0)}; new page, caches warm`;
  return row('open.design_ready_ms', ready, 'ms', figures.length, 1000, note);
}

interface DragRatio extends DragFigures {
  /** 95th percentile from the pointer to the frame, in frames of the turning rings. */
  readonly ratio: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const ratioOf = (drag: DragFigures): DragRatio => ({
  ...drag,
  ratio:
    quantile(
      drag.shown.map(({ done }) => done),
      0.95,
    ) / mean(drag.frameTimes),
});

async function* dragRows(open: OpenConfigurator): AsyncGenerator<Measurement> {
  const drags = (await dragSlider(open, 'Breite', DRAGS)).map(ratioOf);
  const ratios = drags.map(({ ratio }) => ratio);
  const all = drags.flatMap(({ shown }) => shown);
  const stage = (name: keyof Shown): string => median(all.map((way) => way[name])).toFixed(0);
  const frames = drags.flatMap(({ frameTimes }) => frameTimes);
  const note = `median of the 95th percentiles of ${drags.length} drags, which lie between ${Math.min(...ratios).toFixed(2)} and ${Math.max(...ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}); median position ${stage('done')} ms to the end of its frame (thumb moved ${stage('heard')}, scene sent ${stage('sent')}, taken ${stage('taken')}, frame begun ${stage('begun')}); ${drags.map((drag) => drag.frames).join(', ')} frames in the drags; frame of the turning rings ${Math.min(...frames).toFixed(0)} to ${Math.max(...frames).toFixed(0)} ms`;
  yield row('drag.input_to_frame_ratio', median(ratios), 'ratio', all.length, 1.5, note);
  const longTasks = drags.map((drag) => drag.longTasks);
  const longest = longTasks.flat().length === 0 ? '' : `; longest ${Math.max(...longTasks.flat()).toFixed(0)} ms`;
  const count = Math.max(...longTasks.map(({ length }) => length));
  yield row(
    'longtask.count',
    count,
    'tasks',
    drags.length,
    0,
    `main thread, above 50 ms, the most in one drag${longest}`,
  );
}

/** Sixty of the options that the page itself asks about in its sections, put to the page's own kernel at once. */
async function deltaRow({ page }: OpenConfigurator): Promise<Measurement> {
  for (const section of ['Metall', 'Oberfläche', 'Steine', 'Form']) await openSection(page, section);
  const times = await page.evaluate(
    async ({ count, askings }) => {
      const { design } = probe;
      const options = [...probe.options.values()];
      if (design === null || options.length < count) throw new Error(`only ${options.length} options were asked for`);
      // Evenly from all sections.
      const chosen = Array.from({ length: count }, (_, index) => options[Math.floor((index * options.length) / count)]);
      const found: number[] = [];
      for (let turn = 0; turn < askings; turn += 1) {
        // Another ring every time: nothing is known from the asking before.
        const rings = design.rings.map((ring) => ({ ...ring, width: Number((ring.width + turn / 100).toFixed(2)) }));
        found.push(await probe.assess({ ...design, rings }, chosen));
      }
      return { found, of: options.length };
    },
    { count: OPTIONS, askings: ASKINGS },
  );
  const counted = times.found.slice(2);
  const note = `asked to answered in the page, ${OPTIONS} of ${times.of} options of metal, surface, stones and shape; p95 ${quantile(counted, 0.95).toFixed(0)} ms`;
  return row('delta.all_options_ms', median(counted), 'ms', counted.length, 100, note);
}

async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.waitForTimeout(1_000);
}

const PARTS = ['open', 'drag', 'delta'] as const;

async function* measure(context: BrowserContext, words: readonly string[]): AsyncGenerator<Measurement> {
  const wants = (part: (typeof PARTS)[number]): boolean => words.length === 0 || words.includes(part);
  if (wants('open')) yield await openRow(context);
  if (!wants('drag') && !wants('delta')) return;
  const open = await openConfigurator(context);
  if (wants('drag')) yield* dragRows(open);
  if (wants('delta')) yield await deltaRow(open);
  await open.close();
}

/**
 * The built page, served by the portal, in a real headless browser at 1024 × 640. Every figure is taken from what the page
 * and its workers do anyway: probes watch their messages, frames and tasks, and add none but a fence behind each frame.
 *
 * - `open.design_ready_ms`: median over five new pages with warm caches, from the navigation to the latest of: the first frame
 *   that shows the rings is done, the panel has a slider, the price stands beside it.
 * - `drag.input_to_frame_ratio`: the width's slider is moved to and fro for ten seconds, one pointer position per 16 ms as far as
 *   the browser takes them. For each position that the slider reported: from the pointer event to the end (fence) of the first
 *   frame that shows it or a later one. 95th percentile, divided by the mean distance of two frames while the viewer turns
 *   the same rings under a dragged pointer, before and after in the same page. Five such drags: their median, and in the note
 *   all five, since one alone gave 1.15 and 2.38 on the same machine.
 * - `longtask.count`: tasks of the main thread above 50 ms within one of those drags, as the browser reports them; the most of the five.
 * - `delta.all_options_ms`: sixty options, taken evenly from all that the page asked about in four sections, put to the page's
 *   own kernel worker at once: from asking to all answers. Median of seven, each with another width.
 *
 * `npm run bench -- configurator drag` measures one part.
 *
 * A frame of software GL takes a hundred times that of a graphics card and shares its processors with the page, so the
 * ratio tells more than its parts, and both absolute figures are those of the machine.
 */
export const task: BenchTask = {
  summary: 'How the configurator follows a hand: slider to frame, opening, price differences, long tasks.',
  async *run(root, words) {
    const unknown = words.filter((word) => !PARTS.some((part) => part === word));
    if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; parts: ${PARTS.join(', ')}`);
    const folder = await mkdtemp(join(tmpdir(), 'ringwerk-bench-'));
    const portal = await startPortal(root, join(folder, 'data'));
    const args = [...BROWSER_ARGUMENTS, ...PAINTED_BY_PROCESSOR];
    const browser = await chromium.launch({ executablePath: findBrowser(), args });
    try {
      const state = await loggedInState(browser, portal);
      const context = await configuratorContext(browser, portal.address, state);
      yield* measure(context, words);
    } finally {
      await browser.close();
      await portal.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
