import {
  drawPicture,
  fittingTileEdge,
  runOf,
  type DrawnPicture,
  type PictureViewer,
  type Run,
} from '../../../pictures/files/draw-picture.ts';
import { turnFill } from './turn-fill.ts';
import { turnAngles } from './turn-frames.ts';
import type { VideoFormat } from './video-format.ts';

export interface TurnVideo extends Omit<DrawnPicture, 'fill' | 'turn' | 'ground'> {
  readonly format: VideoFormat;
  /** Seconds of the whole turn, and frames of each. */
  readonly length: number;
  readonly rate: number;
}

/** A whole turn as a video that repeats without a jump. @throws PictureError */
export async function videoFile(viewer: PictureViewer, video: TurnVideo, run: Run): Promise<Blob> {
  const { format, length, rate } = video;
  const picture = { ...video, ground: 'stage', fill: await turnFill(viewer, video, run) } as const;
  const edge = await fittingTileEdge(viewer, picture, run);
  const canvas = document.createElement('canvas');
  const { openVideo } = await import('./video-file.ts');
  const writer = await openVideo(canvas, format, video, rate);
  const angles = turnAngles(length * rate);
  try {
    for (const [index, turn] of angles.entries()) {
      await drawPicture(canvas, viewer, { ...picture, turn }, edge, runOf(run, index, angles.length));
      await writer.add();
    }
  } catch (error) {
    await writer.drop();
    throw error;
  }
  return writer.end();
}
