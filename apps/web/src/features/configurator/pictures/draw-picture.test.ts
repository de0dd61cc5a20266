import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unzipSync } from 'fflate';
import {
  drawPicture,
  fittingTileEdge,
  type DrawnPicture,
  type PictureViewer,
  type Run,
} from '../../../pictures/files/draw-picture.ts';
import { sequenceFile } from './save-sequence.ts';

type Order = Parameters<PictureViewer['snapshot']>[0];

const PICTURE: DrawnPicture = { width: 300, height: 200, ground: 'transparent', fill: 0.8, samples: 64 };

/** A viewer that answers every order at once with a picture without content, and keeps the orders. */
function openViewer(answer: (order: Order) => Promise<Blob> = () => Promise.resolve(new Blob(['picture']))) {
  const orders: Order[] = [];
  const viewer: PictureViewer = {
    snapshot: (order) => {
      orders.push(order);
      return answer(order);
    },
  };
  return { viewer, orders };
}

/** A canvas that keeps where something was drawn, and gives itself as a file of its size. */
function openCanvas() {
  const drawn: string[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      drawImage: (_: unknown, x: number, y: number) => void drawn.push(`${x} ${y}`),
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(4 * width * height).fill(255),
        width,
        height,
      }),
    }),
    toBlob: (give: (blob: Blob | null) => void, type: string) =>
      give(canvas.width > 4096 ? null : new Blob([`${canvas.width}`], { type })),
  };
  return { canvas: canvas as unknown as HTMLCanvasElement, drawn }; // what of a canvas is used here
}

function openRun(isBroken = (): boolean => false) {
  const controller = new AbortController();
  const shares: number[] = [];
  const run: Run = { signal: controller.signal, isBroken, onProgress: (share) => void shares.push(share) };
  return { run, shares, end: () => controller.abort() };
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 96, height: 96, close: () => undefined }));
  vi.stubGlobal('document', { createElement: () => openCanvas().canvas });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a picture in tiles', () => {
  it('is asked for part by part, each part put where it belongs, and says how far it is', async () => {
    const { viewer, orders } = openViewer();
    const { canvas, drawn } = openCanvas();
    const { run, shares } = openRun();
    await drawPicture(canvas, viewer, PICTURE, 128, run);
    expect([canvas.width, canvas.height]).toEqual([300, 200]);
    expect(drawn).toEqual(['0 0', '128 0', '256 0', '0 128', '128 128', '256 128']);
    expect(orders.map(({ tile }) => `${tile?.left} ${tile?.top}`)).toEqual(drawn);
    expect(orders[5]).toEqual({
      width: 300,
      height: 200,
      turn: 0,
      backdrop: 'transparent',
      type: 'image/png',
      camera: { fill: 0.8 },
      samples: 64,
      tile: { left: 256, top: 128, width: 44, height: 72 },
    });
    expect(shares.at(0)).toBeCloseTo(1 / 6, 10);
    expect(shares.at(-1)).toBe(1);
  });

  it('asks for nothing more once it is ended', async () => {
    const { run, end } = openRun();
    const { viewer, orders } = openViewer(() => {
      end();
      return Promise.resolve(new Blob());
    });
    await expect(drawPicture(openCanvas().canvas, viewer, PICTURE, 128, run)).rejects.toThrow(/abort/iu);
    expect(orders).toHaveLength(1);
  });

  it('is none when the graphics context is lost, whether the viewer says so or draws nothing', async () => {
    const lost = openRun(() => true).run;
    const silent = openViewer().viewer;
    const refusing = openViewer(() => Promise.reject(new Error('the graphics context is lost'))).viewer;
    for (const viewer of [silent, refusing])
      await expect(drawPicture(openCanvas().canvas, viewer, PICTURE, 128, lost)).rejects.toMatchObject({
        failure: 'lost',
      });
    await expect(drawPicture(openCanvas().canvas, refusing, PICTURE, 128, openRun().run)).rejects.toMatchObject({
      failure: 'failed',
    });
  });

  it('has tiles as large as this device draws soon, measured in its own middle', async () => {
    const { viewer, orders } = openViewer();
    expect(await fittingTileEdge(viewer, { ...PICTURE, width: 64 }, openRun().run)).toBe(1024);
    expect(orders.map(({ tile }) => tile)).toEqual(
      Array.from({ length: 3 }, () => ({ left: 0, top: 36, width: 64, height: 128 })),
    );
    // A tenth of a second for asking, and another for every sample.
    let clock = 0;
    const slow = openViewer(({ samples = 0 }) => {
      clock += 100 * (1 + samples);
      return Promise.resolve(new Blob());
    }).viewer;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    expect(await fittingTileEdge(slow, { ...PICTURE, samples: 3 }, openRun().run)).toBe(256);
    expect(await fittingTileEdge(slow, { ...PICTURE, samples: 64 }, openRun().run)).toBe(128);
  });
});

describe('a turn as pictures', () => {
  const SEQUENCE = { width: 512, height: 512, ground: 'stage', samples: 16, count: 24, type: 'image/webp' } as const;

  it('is an archive of numbered files, one for each angle, all from one distance', async () => {
    const { viewer, orders } = openViewer();
    const { run, shares } = openRun();
    const zip = await sequenceFile(viewer, { ...SEQUENCE, name: 'RW-1-360' }, run);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(zip.type).toBe('application/zip');
    expect(Object.keys(files)).toEqual(
      Array.from({ length: 24 }, (_, index) => `RW-1-360-${String(index + 1).padStart(2, '0')}.webp`),
    );
    expect(new TextDecoder().decode(files['RW-1-360-24.webp'])).toBe('512');
    const frames = orders.filter(({ samples }) => samples === 16);
    expect(new Set(frames.map(({ turn }) => turn)).size).toBe(24);
    // Rings that reach to the edge at half of the picture's size are drawn smaller.
    expect(new Set(frames.map(({ camera }) => camera?.fill))).toEqual(new Set([0.5 * 0.82 * (96 / 95)]));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('ends between two pictures', async () => {
    const { run, end } = openRun();
    const { viewer, orders } = openViewer(({ turn = 0 }) => {
      if (turn < -2) end();
      return Promise.resolve(new Blob());
    });
    await expect(sequenceFile(viewer, { ...SEQUENCE, name: 'x' }, run)).rejects.toThrow(/abort/iu);
    expect(orders.length).toBeLessThan(12);
  });
});
