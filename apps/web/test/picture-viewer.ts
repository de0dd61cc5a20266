import { vi } from 'vitest';
import type { RingViewer } from '../src/viewer-host/viewer-types.ts';

type Order = Parameters<RingViewer['snapshot']>[0];

export interface PictureViewer {
  readonly viewer: RingViewer;
  /** What it was asked to draw, oldest first. */
  readonly orders: Order[];
  /** Whether it was seen, oldest first. */
  readonly visible: boolean[];
  /** How it answers. */
  answer: (order: Order) => Promise<Blob>;
}

/** A viewer that draws pictures without content, in a document that has no canvas: files of them say their size. */
export function openPictureViewer(): PictureViewer {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 96, height: 96, close: () => undefined }));
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  const context = {
    drawImage: () => undefined,
    getImageData: () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never); // all that is used of it
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function file(
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    give(new Blob([`${this.width} × ${this.height}`], type === undefined ? {} : { type }));
  });
  const viewer = {
    snapshot: (order: Order) => {
      drawn.orders.push(order);
      return drawn.answer(order);
    },
    setVisible: (isVisible: boolean) => void drawn.visible.push(isVisible),
  } as RingViewer; // what a dialog of pictures asks of it
  const drawn: PictureViewer = {
    viewer,
    orders: [],
    visible: [],
    answer: () => Promise.resolve(new Blob(['picture'])),
  };
  return drawn;
}
