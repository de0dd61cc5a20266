import type { Locator, Page, Worker } from '@playwright/test';
import { untilAtRest, type OpenConfigurator } from './open-configurator.ts';
import type { PageProbe } from './probe-page.ts';
import type { TakenScene, ViewerFrame } from './probe-viewer.ts';

/** A slider position on its way, ms since the pointer was there. */
export interface Shown {
  /** The slider's thumb has followed. */
  readonly heard: number;
  /** The kernel has sent the scene to the viewer, and the viewer has it. */
  readonly sent: number;
  readonly taken: number;
  /** The first frame that shows the position or a later one begins, and is done. */
  readonly begun: number;
  readonly done: number;
}

export interface DragFigures {
  /** Each slider position that a frame shows. */
  readonly shown: readonly Shown[];
  /** Mean between two frames of the viewer while it turns the same rings by itself, before and after the drag, ms. */
  readonly frameTimes: readonly [before: number, after: number];
  readonly longTasks: readonly number[];
  readonly frames: number;
}

const DRAG_MILLISECONDS = 10_000;
const TURN_MILLISECONDS = 3_000;
/** What the viewer needs to find its resolution for movement. */
const TURN_WARM_UP = 1_500;
/** The last positions of a drag are drawn in this time. */
const AFTER_MILLISECONDS = 2_000;
/** Between two gestures: what the one before has begun does not slow the next. */
const PAUSE_MILLISECONDS = 500;
/** Pixels that the pointer moves at most either way. */
const REACH = 36;
const STEP_MILLISECONDS = 16;

/** Moves the pressed pointer to and fro round `at` as a hand does, one position per display frame. */
async function moveToAndFro(page: Page, at: { x: number; y: number }, milliseconds: number): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const from = performance.now();
  for (let step = 0; performance.now() - from < milliseconds; step += 1) {
    const next = from + (step + 1) * STEP_MILLISECONDS;
    // The hand is where it is at that moment; positions that the machine had no time for are left out.
    const swing = Math.sin(((performance.now() - from) / 1000) * 1.7);
    await page.mouse.move(at.x + swing * REACH, at.y);
    const rest = next - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }
  await page.mouse.up();
}

const framesOf = (viewer: Worker): Promise<ViewerFrame[]> => viewer.evaluate(() => viewerFrames);

/** The viewer turns the rings under a dragged pointer: nothing but itself decides how fast. */
async function turnByHand({ page, viewer }: OpenConfigurator): Promise<number> {
  await page.waitForTimeout(PAUSE_MILLISECONDS);
  const box = await page.locator('canvas').first().boundingBox();
  if (box === null) throw new Error('the stage has no canvas');
  const before = (await framesOf(viewer)).length;
  await moveToAndFro(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, TURN_WARM_UP + TURN_MILLISECONDS);
  const drawn = (await framesOf(viewer)).slice(before);
  const from = (drawn[0]?.start ?? 0) + TURN_WARM_UP;
  const turning = drawn.filter(({ start }) => start > from && start < from + TURN_MILLISECONDS);
  await page.waitForTimeout(PAUSE_MILLISECONDS);
  return ((turning.at(-1)?.start ?? 0) - (turning[0]?.start ?? 0)) / Math.max(1, turning.length - 1);
}

/** Moves the width's slider several times for ten seconds, each time between two turns of the rings. */
export async function dragSlider(open: OpenConfigurator, name: string, drags: number): Promise<readonly DragFigures[]> {
  const slider = open.page.getByRole('slider', { name, exact: true });
  await slider.scrollIntoViewIfNeeded();
  await untilAtRest(open.page);
  const figures: DragFigures[] = [];
  let before = await turnByHand(open);
  for (let drag = 0; drag < drags; drag += 1) {
    const moved = await dragOnce(open, slider);
    const after = await turnByHand(open);
    figures.push({ ...moved, frameTimes: [before, after] });
    before = after;
  }
  return figures;
}

async function dragOnce(open: OpenConfigurator, slider: Locator): Promise<Omit<DragFigures, 'frameTimes'>> {
  const { page, viewer } = open;
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not on the page');
  const [value, min, max] = await slider.evaluate((element) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('the slider is a range');
    return [element.valueAsNumber, Number(element.min), Number(element.max)] as const;
  });
  const start = await marks(page, viewer);
  const x = box.x + 11 + ((value - min) / (max - min)) * (box.width - 22);
  await moveToAndFro(page, { x, y: box.y + box.height / 2 }, DRAG_MILLISECONDS);
  await page.waitForTimeout(AFTER_MILLISECONDS);
  const { inputs, longTasks } = await page.evaluate(() => ({ inputs: probe.inputs, longTasks: probe.longTasks }));
  const drawn = (await framesOf(viewer)).slice(start.frames);
  const taken = (await viewer.evaluate(() => scenesTaken())).slice(start.scenes);
  const sent = new Map(await open.kernel.evaluate(() => scenesSent()));
  const last = inputs.at(-1)?.at ?? 0;
  return {
    shown: shownBy({ inputs: inputs.slice(start.inputs), frames: drawn, taken, sent, before: start.scenes }),
    longTasks: longTasks.filter(({ at }) => at >= start.at && at <= last).map(({ duration }) => duration),
    frames: drawn.filter(({ start: at }) => at <= last).length,
  };
}

interface Marks {
  readonly at: number;
  readonly inputs: number;
  readonly frames: number;
  readonly scenes: number;
}

async function marks(page: Page, viewer: Worker): Promise<Marks> {
  const inPage = await page.evaluate(() => ({
    at: performance.timeOrigin + performance.now(),
    inputs: probe.inputs.length,
  }));
  return {
    ...inPage,
    frames: (await framesOf(viewer)).length,
    scenes: await viewer.evaluate(() => scenesTaken().length),
  };
}

interface Watched extends Pick<PageProbe, 'inputs'> {
  readonly frames: readonly ViewerFrame[];
  readonly taken: readonly TakenScene[];
  /** When the kernel sent a scene, by its number. */
  readonly sent: ReadonlyMap<number, number>;
  /** Scenes that the viewer had taken before the drag. */
  readonly before: number;
}

/**
 * A position is shown by the first frame with a scene that the viewer took after it and that holds it, or a later one:
 * the moments on that way.
 */
function shownBy({ inputs, frames, taken, sent, before }: Watched): readonly Shown[] {
  /** For each scene, which position it holds: the latest of that width before the scene came. */
  const holds = taken.map(({ at, width }) =>
    inputs.findLastIndex((input) => input.at <= at && Math.abs(input.value - width) < 1e-6),
  );
  return inputs.flatMap(({ at, heardAt }, index) => {
    const scene = holds.findIndex((held) => held >= index);
    const held = taken[scene];
    const frame = frames.find(({ scenes, done }) => scenes - before > scene && done > 0);
    if (held === undefined || frame === undefined) return [];
    return [
      {
        heard: heardAt - at,
        sent: (sent.get(held.id) ?? Number.NaN) - at,
        taken: held.at - at,
        begun: frame.start - at,
        done: frame.done - at,
      },
    ];
  });
}
