import { decode, encode } from 'fast-png';

/**
 * A reference as it is kept: 16 bits a channel, light as the cube root of its share of `MOST_LIGHT`, so that any
 * picture viewer shows something near it; premultiplied. The fourth channel holds coverage in its high byte and
 * coverage by metal in its low one.
 */
export interface ReferencePicture {
  readonly width: number;
  readonly height: number;
  /** Linear premultiplied RGBA, bottom row first. */
  readonly light: Float32Array;
  /** 0..1 of every pixel, bottom row first. */
  readonly metal: Float32Array;
}

const MOST_LIGHT = 64;

/** Bytes of a PNG that holds the reference. */
export function encodeReference({ width, height, light, metal }: ReferencePicture): Uint8Array {
  const data = new Uint16Array(4 * width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (height - 1 - y) * width + x;
      const to = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const share = Math.min(1, Math.max(0, light[4 * from + channel] ?? 0) / MOST_LIGHT);
        data[to + channel] = Math.round(65_535 * Math.cbrt(share));
      }
      const byte = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));
      data[to + 3] = 256 * byte(light[4 * from + 3] ?? 0) + byte(metal[from] ?? 0);
    }
  }
  return encode({ width, height, data, channels: 4, depth: 16 }, { zlib: { level: 9 } });
}

/** @throws RangeError for a PNG that is no reference. */
export function decodeReference(bytes: Uint8Array): ReferencePicture {
  const { width, height, data, channels, depth } = decode(bytes);
  if (channels !== 4 || depth !== 16) throw new RangeError('a reference has four channels of 16 bits');
  const light = new Float32Array(4 * width * height);
  const metal = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = 4 * (y * width + x);
      const to = (height - 1 - y) * width + x;
      for (let channel = 0; channel < 3; channel += 1) {
        light[4 * to + channel] = MOST_LIGHT * ((data[from + channel] ?? 0) / 65_535) ** 3;
      }
      const coverage = data[from + 3] ?? 0;
      light[4 * to + 3] = (coverage >> 8) / 255;
      metal[to] = (coverage & 255) / 255;
    }
  }
  return { width, height, light, metal };
}

/** The same picture at half the size: light and coverage of four pixels each, averaged. */
export function halved({ width, height, light, metal }: ReferencePicture): ReferencePicture {
  const [w, h] = [width >> 1, height >> 1];
  const mean = (values: Float32Array, channels: number): Float32Array =>
    Float32Array.from({ length: channels * w * h }, (_, index) => {
      const [channel, at] = [index % channels, Math.floor(index / channels)];
      const from = 2 * Math.floor(at / w) * width + 2 * (at % w);
      const four = [from, from + 1, from + width, from + width + 1];
      return four.reduce((sum, place) => sum + (values[channels * place + channel] ?? 0), 0) / 4;
    });
  return { width: w, height: h, light: mean(light, 4), metal: mean(metal, 1) };
}
