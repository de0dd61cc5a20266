import { vi } from 'vitest';

/** What was drawn: the names of the calls on any canvas, in their order. */
export interface FakeCanvas {
  readonly calls: readonly string[];
}

/** Canvases of a document without a browser: they take every call, hold grey pixels and encode to one byte. */
export function fakeCanvas(): FakeCanvas {
  const calls: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: HTMLCanvasElement) {
    const known: Record<string, unknown> = {
      canvas: this,
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(4 * width * height).fill(128),
        width,
        height,
      }),
    };
    return new Proxy(known, {
      get: (target, name: string) => (name in target ? target[name] : (): undefined => void calls.push(name)),
      set: () => true,
    }) as never;
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['p'], { type: 'image/png' })),
  );
  return { calls };
}

/** What browsers decode a picture to. */
export const bitmap = (width: number, height: number): ImageBitmap => ({ width, height, close: () => undefined });
