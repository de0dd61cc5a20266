import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { buildRingScene, TESSELLATION_DISPLAY } from '@ringwerk/kernel/mesh';
import { type Design, type RingDesign, DESIGN_VERSION, mm, PLAIN_RING, PLAIN_ROW } from '@ringwerk/kernel';
import { createRingViewer, RingViewerError } from '@ringwerk/viewer/create';
import type { RingViewerOptions, ViewerScene, ViewerTarget, ViewerView } from '@ringwerk/viewer';

/** What a test may change of the ring on the stage. */
export interface TestRing {
  readonly alloy?: string;
  readonly finish?: RingDesign['segments'][number]['finish'];
  readonly stones?: number;
  readonly pattern?: number;
}

export interface TestCounts {
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

const ring = ({ alloy = 'au750-yellow', finish = 'polished', stones = 0, pattern = 0 }: TestRing): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F04',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [{ alloy, share: 1, finish, pattern }],
  stones:
    stones === 0
      ? []
      : [
          {
            ...PLAIN_ROW,
            setting: 'channel',
            material: 'diamond-natural',
            quality: 'tw-si',
            diameter: mm(1.5),
            length: mm(1.5),
            extent: 'count',
            count: stones,
            spacing: mm(0.1),
            position: mm(0),
          },
        ],
});

const sceneOf = (design: Design): ViewerScene => ({
  rings: design.rings.map((one) => ({ scene: buildRingScene(one, KERNEL, TESSELLATION_DISPLAY) })),
  looks: LOOKS,
});

const stage = (rings: readonly TestRing[]): ViewerScene =>
  sceneOf({ version: DESIGN_VERSION, rings: rings.map((one) => ring(one)) });

/** Opens a viewer of 320 × 240 in the page. */
function openViewer(options: RingViewerOptions = {}): {
  readonly canvas: HTMLCanvasElement;
  readonly viewer: ReturnType<typeof createRingViewer>;
} {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'width:320px;height:240px';
  document.body.append(canvas);
  const viewer = createRingViewer(canvas, { reducedMotion: true, ...options });
  viewer.resize(320, 240, 1);
  return { canvas, viewer };
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** An empty picture to draw into. */
function sheet(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2d context');
  return context;
}

/** Pixels of a transparent snapshot, rows from the top. */
async function pixelsOf(
  viewer: ReturnType<typeof createRingViewer>,
  view: ViewerView,
  edge = 240,
): Promise<{ readonly data: Uint8ClampedArray; readonly width: number }> {
  const blob = await viewer.snapshot({ width: edge, height: edge, samples: 4, view, backdrop: 'transparent' });
  const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none' });
  const context = sheet(edge, edge);
  context.drawImage(bitmap, 0, 0);
  return { data: context.getImageData(0, 0, edge, edge).data, width: edge };
}

/** How far two pictures are from each other in a pixel: the greatest difference of its channels, 0..255; of every pixel. */
const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: one.length / 4 }, (_, pixel) =>
    Math.max(...[0, 1, 2, 3].map((at) => Math.abs((one[4 * pixel + at] ?? 0) - (other[4 * pixel + at] ?? 0)))),
  );

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a pixel of a transparent picture shows: shadow alone, metal alone, or both; null where there is nothing. */
function contentAt(data: Uint8ClampedArray, pixel: number): 'shadow' | 'metal' | 'both' | null {
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(4 * pixel, 4 * pixel + 4);
  if (alpha === 0) return null;
  if (r + g + b === 0) return 'shadow';
  return alpha >= 254 ? 'metal' : 'both';
}

/** Lightness of a pixel of a transparent picture on a white page, 0..255. */
function onWhite(data: Uint8ClampedArray, pixel: number): number {
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(4 * pixel, 4 * pixel + 4);
  return ((r + g + b) / 3) * (alpha / 255) + 255 - alpha;
}

const around = (pixel: number, width: number): readonly number[] =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => pixel + y * width + x));

const tests = {
  /** Counts at rest after a first and a twelfth round of designs, on an empty stage, and after closing. */
  async leak(): Promise<Record<'first' | 'last' | 'empty' | 'closed', TestCounts>> {
    let rest = Promise.withResolvers<undefined>();
    const { viewer } = openViewer({ onSettled: () => rest.resolve(undefined) });
    // Until the picture rests, the viewer still holds what the ring before needed.
    const atRest = async (): Promise<TestCounts> => {
      rest = Promise.withResolvers<undefined>();
      viewer.update(stage([{ finish: 'sand-fine' }]));
      await rest.promise;
      return viewer.counts();
    };
    const round = async (): Promise<void> => {
      for (const rings of [[{}], [{ stones: 5 }, { finish: 'ice' as const }], [{ finish: 'sand-fine' as const }]]) {
        viewer.update(stage(rings));
        await nextFrame();
      }
    };
    await round();
    const first = await atRest();
    for (let i = 0; i < 11; i += 1) await round();
    const last = await atRest();
    rest = Promise.withResolvers<undefined>();
    viewer.update({ rings: [], looks: LOOKS });
    await rest.promise;
    const empty = viewer.counts();
    viewer.dispose();
    return { first, last, empty, closed: viewer.counts() };
  },

  /** Whether the picture after a lost and restored context is the one before. */
  async contextLoss(): Promise<{ events: readonly string[]; isSame: boolean }> {
    const events: string[] = [];
    const restored = Promise.withResolvers<undefined>();
    const { canvas, viewer } = openViewer({
      onFailure: (failure) => events.push(failure),
      onRestored: () => restored.resolve(undefined),
    });
    viewer.update(stage([{ stones: 5 }, { alloy: 'pt950-ru', finish: 'matte-long' }]));
    const before = await pixelsOf(viewer, 'hero');
    const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await nextFrame();
    await nextFrame();
    extension?.restoreContext();
    await restored.promise;
    const after = await pixelsOf(viewer, 'hero');
    viewer.dispose();
    return { events, isSame: before.data.every((value, index) => value === after.data[index]) };
  },

  /**
   * How far a picture of 240 × 180 pixels is from the same in tiles of 100: on the mean, and in the pixels along the tiles' edges;
   * and from pictures of the same from a whole turn and from a part of one further round. Channels of 0..255.
   */
  async inTiles(
    backdrop: 'stage' | 'transparent',
  ): Promise<Readonly<Record<'tiles' | 'seams' | 'round' | 'turned', number>>> {
    const { viewer } = openViewer();
    viewer.update(stage([{ stones: 5 }, { finish: 'matte-long' }]));
    const size = { width: 240, height: 180 };
    const order = { ...size, samples: 3, backdrop, camera: { fill: 0.9 } } as const;
    const drawn = async (turn: number, edge: number): Promise<Uint8ClampedArray> => {
      const context = sheet(size.width, size.height);
      for (let top = 0; top < size.height; top += edge)
        for (let left = 0; left < size.width; left += edge) {
          const [width, height] = [Math.min(edge, size.width - left), Math.min(edge, size.height - top)];
          const blob = await viewer.snapshot({ ...order, turn, tile: { left, top, width, height } });
          context.drawImage(await createImageBitmap(blob), left, top);
        }
      return context.getImageData(0, 0, size.width, size.height).data;
    };
    const whole = await drawn(0, 240);
    const tiles = apart(whole, await drawn(0, 100));
    const isSeam = (pixel: number): boolean =>
      [pixel % size.width, Math.floor(pixel / size.width)].some((place) => place % 100 === 0 || place % 100 === 99);
    const answer = {
      tiles: mean(tiles),
      seams: mean(tiles.filter((_, pixel) => isSeam(pixel))),
      round: mean(apart(whole, await drawn(2 * Math.PI, 240))),
      turned: mean(apart(whole, await drawn(1, 240))),
    };
    viewer.dispose();
    return answer;
  },

  /**
   * What a machine fifty times slower shows once it has traced the picture at rest in strips, how far that is from the same traced at
   * once, and how far the picture is that stood before: means of 0..255.
   */
  async inStrips(): Promise<Readonly<Record<'strips' | 'before', number>>> {
    const now = performance.now.bind(performance);
    performance.now = () => 50 * now();
    const shown: Uint8ClampedArray[] = [];
    const rest = Promise.withResolvers<undefined>();
    const { canvas, viewer } = openViewer({
      onSettled: () => {
        const context = sheet(320, 240);
        context.drawImage(canvas, 0, 0);
        shown.push(context.getImageData(0, 0, 320, 240).data);
        if (shown.length > 1) rest.resolve(undefined);
      },
    });
    viewer.update(stage([{ stones: 5 }, { alloy: 'pt950-ru' }]));
    await rest.promise;
    // As many samples as the slow machine has had the time for.
    const blob = await viewer.snapshot({ width: 320, height: 240, samples: 8 });
    viewer.dispose();
    performance.now = now;
    const context = sheet(320, 240);
    context.drawImage(await createImageBitmap(blob), 0, 0);
    const atOnce = context.getImageData(0, 0, 320, 240).data;
    const [before = atOnce, strips = atOnce] = shown;
    return { strips: mean(apart(strips, atOnce)), before: mean(apart(before, atOnce)) };
  },

  /** What a canvas without WebGL2 is answered with. */
  missing(): string {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d');
    try {
      createRingViewer(canvas, {});
      return 'opened';
    } catch (error) {
      return error instanceof RingViewerError ? error.failure : 'another error';
    }
  },

  /** What lies under the middle of the band in the side view, and beside the ring. */
  async pick(): Promise<{ on: ViewerTarget | null; beside: ViewerTarget | null }> {
    const { viewer } = openViewer();
    viewer.update(stage([{}]));
    viewer.setView('side');
    await nextFrame();
    await nextFrame();
    const answer = { on: await viewer.pick(160, 120), beside: await viewer.pick(4, 4) };
    viewer.dispose();
    return answer;
  },

  /** Share of a close view's pixels that two rings show visibly differently. */
  async difference(one: TestRing, other: TestRing): Promise<number> {
    const { viewer } = openViewer();
    viewer.update(stage([one]));
    const before = (await pixelsOf(viewer, 'macro')).data;
    viewer.update(stage([other]));
    const after = (await pixelsOf(viewer, 'macro')).data;
    viewer.dispose();
    let changed = 0;
    for (let i = 0; i < before.length; i += 4) {
      if (Math.abs((before[i + 1] ?? 0) - (after[i + 1] ?? 0)) > 6) changed += 1;
    }
    return changed / (before.length / 4);
  },

  /** Pixels of a ring's outline over its shadow, and how many of them are darker than both on a white page. */
  async outline(): Promise<{ readonly pixels: number; readonly darker: number }> {
    const { viewer } = openViewer();
    viewer.update(stage([{}]));
    const { data, width } = await pixelsOf(viewer, 'hero', 480);
    viewer.dispose();
    let [pixels, darker] = [0, 0];
    for (let pixel = width + 1; pixel < width * (width - 1) - 1; pixel += 1) {
      if (contentAt(data, pixel) !== 'both') continue;
      const beside = around(pixel, width).filter((at) => ['shadow', 'metal'].includes(contentAt(data, at) ?? ''));
      if (new Set(beside.map((at) => contentAt(data, at))).size < 2) continue;
      pixels += 1;
      if (onWhite(data, pixel) < Math.min(...beside.map((at) => onWhite(data, at))) - 6) darker += 1;
    }
    return { pixels, darker };
  },

  /** Shadow three pixels below the outline of a ring that lies flat, from its left to its right: coverage 0..255. */
  async laidShadow(): Promise<readonly number[]> {
    const { viewer } = openViewer();
    viewer.update(stage([{}]));
    viewer.setArrangement('laid');
    const { data, width } = await pixelsOf(viewer, 'hero', 480);
    viewer.dispose();
    const columns = Array.from({ length: width }, (_, x) => {
      let y = width - 1;
      while (y >= 0 && contentAt(data, y * width + x) !== 'metal') y -= 1;
      return y < 0 || y + 3 >= width ? null : (data[4 * ((y + 3) * width + x) + 3] ?? 0);
    }).filter((value) => value !== null);
    // Where the outline turns up at both ends, three pixels below are no longer beside it.
    return columns.slice(columns.length >> 3, -(columns.length >> 3));
  },

  /** Mean sRGB of the metal and the spread of its lightness, 0..255, seen from the hero view. */
  async look(one: TestRing): Promise<{ mean: readonly number[]; spread: number }> {
    const { viewer } = openViewer();
    viewer.update(stage([one]));
    const { data } = await pixelsOf(viewer, 'hero');
    const [sum, lights] = [[0, 0, 0], [] as number[]];
    for (let i = 0; i < data.length; i += 4) {
      if ((data[i + 3] ?? 0) < 255) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        sum[channel] = (sum[channel] ?? 0) + (data[i + channel] ?? 0);
      }
      lights.push(((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3);
    }
    viewer.dispose();
    const mean = sum.map((value) => value / lights.length);
    const middle = lights.reduce((total, light) => total + light, 0) / lights.length;
    const square = lights.reduce((total, light) => total + (light - middle) ** 2, 0) / lights.length;
    return { mean, spread: Math.sqrt(square) };
  },
};

export type ViewerTests = typeof tests;

Object.assign(globalThis, { viewerTests: tests });
