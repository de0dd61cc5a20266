import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
  type VideoCodec,
} from 'mediabunny';
import { PictureError } from '../../../pictures/files/picture-error.ts';
import type { PictureSize } from '../../../pictures/files/picture-size.ts';
import type { VideoFormat } from './video-format.ts';

/** By the trust that a shop's page and people's phones play them. */
const CODECS: Readonly<Record<VideoFormat, VideoCodec[]>> = { mp4: ['avc'], webm: ['vp9', 'vp8', 'av1'] };
const QUALITY = new Quality('high');

/** The codec that this browser encodes for a container at this size; null where it encodes none. */
export const codecFor = (format: VideoFormat, { width, height }: PictureSize): Promise<VideoCodec | null> =>
  getFirstEncodableVideoCodec(CODECS[format], { width, height, quality: QUALITY });

export interface VideoWriter {
  /** Encodes what stands on the canvas as the next frame. */
  readonly add: () => Promise<void>;
  readonly end: () => Promise<Blob>;
  /** Gives the encoder back without a file. */
  readonly drop: () => Promise<void>;
}

/**
 * A video of what is drawn on a canvas, frame after frame.
 * @param rate - frames a second
 * @throws PictureError `encoder`, also from its functions
 */
export async function openVideo(
  canvas: HTMLCanvasElement,
  format: VideoFormat,
  size: PictureSize,
  rate: number,
): Promise<VideoWriter> {
  const codec = await codecFor(format, size);
  if (codec === null) throw new PictureError('encoder');
  const target = new BufferTarget();
  // In memory, so that the table of frames stands at the head of the file: it plays before it is loaded whole.
  const container = format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format: container, target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY });
  output.addVideoTrack(source, { frameRate: rate });
  const encoded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw new PictureError('encoder', { cause: error });
    }
  };
  await encoded(output.start());
  let frame = 0;
  return {
    add: () => {
      frame += 1;
      return encoded(source.add((frame - 1) / rate, 1 / rate));
    },
    end: async () => {
      await encoded(output.finalize());
      if (target.buffer === null) throw new PictureError('encoder');
      return new Blob([target.buffer], { type: `video/${format}` });
    },
    drop: () => output.cancel(),
  };
}
