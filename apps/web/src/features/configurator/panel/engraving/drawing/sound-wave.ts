import { parsePathData, type PathContour } from '@ringwerk/kernel/engraving';

/** Strokes of a wave: as many as an inside engraving of usual length keeps apart. */
export const SOUND_BARS = 52;
/** Quieter than this share of the loudest is silence before and after the words. */
const SILENCE = 0.05;
/** The shortest stroke, as a share of the longest: silence is a mark, too. */
const SHORTEST = 0.08;
/** From stroke to stroke, as a share of the longest stroke. */
const PITCH = 0.17;

/** Loudness (root mean square) of `count` equal stretches, the loudest 1; null for silence. */
export function soundBars(samples: Float32Array, count: number = SOUND_BARS): readonly number[] | null {
  const heard = spoken(samples);
  if (heard.length < count) return null;
  const stretch = heard.length / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const part = heard.subarray(Math.floor(index * stretch), Math.floor((index + 1) * stretch));
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
  const loudest = Math.max(...bars);
  return loudest > 0 ? bars.map((bar) => bar / loudest) : null;
}

/** The recording without the silence before and after. */
function spoken(samples: Float32Array): Float32Array {
  const least = SILENCE * samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const isLoud = (value: number): boolean => Math.abs(value) > least;
  const first = samples.findIndex(isLoud);
  return first < 0 ? samples.subarray(0, 0) : samples.subarray(first, samples.findLastIndex(isLoud) + 1);
}

/** The wave as upright strokes about a middle line, the longest of length 1. */
export function waveContours(bars: readonly number[]): readonly PathContour[] {
  const strokes = bars.map((bar, index) => {
    const [x, half] = [(index * PITCH).toFixed(3), (Math.max(SHORTEST, bar) / 2).toFixed(3)];
    return `M${x} ${half}L${x} -${half}`;
  });
  return parsePathData(strokes.join('')) ?? [];
}
