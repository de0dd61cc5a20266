import { growingArchive } from '@ringwerk/exchange/archive';
import {
  canvasFile,
  drawPicture,
  fittingTileEdge,
  runOf,
  type DrawnPicture,
  type PictureViewer,
  type Run,
} from '../../../pictures/files/draw-picture.ts';
import { extensionOf } from '../../../pictures/files/file-name.ts';
import { turnFill } from './turn-fill.ts';
import { frameName, turnAngles } from './turn-frames.ts';

export interface Sequence extends Omit<DrawnPicture, 'fill' | 'turn'> {
  readonly count: number;
  readonly type: 'image/png' | 'image/webp';
  /** Of its files, without number and extension. */
  readonly name: string;
}

/** The frames of a whole turn as a ZIP of numbered pictures. @throws PictureError */
export async function sequenceFile(viewer: PictureViewer, sequence: Sequence, run: Run): Promise<Blob> {
  const { count, type, name } = sequence;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const archive = growingArchive((chunk) => void parts.push(new Uint8Array(chunk)));
  const picture = { ...sequence, fill: await turnFill(viewer, sequence, run) };
  const edge = await fittingTileEdge(viewer, picture, run);
  const canvas = document.createElement('canvas');
  for (const [index, turn] of turnAngles(count).entries()) {
    await drawPicture(canvas, viewer, { ...picture, turn }, edge, runOf(run, index, count));
    const file = await canvasFile(canvas, type);
    archive.add(frameName(name, index, count, extensionOf(file)), new Uint8Array(await file.arrayBuffer()));
  }
  archive.end();
  return new Blob(parts, { type: 'application/zip' });
}
