import { parsePathData } from '@ringwerk/kernel/engraving';
import { expect, it } from 'vitest';
import { fitDrawing } from './fit-drawing.ts';
import { boxOf } from './path-text.ts';
import { SOUND_BARS, soundBars, waveContours } from './sound-wave.ts';

/** A tone that swells from nothing to `loud` and back, with silence on both sides. */
const swell = (length: number, loud: number): Float32Array =>
  Float32Array.from({ length: 3 * length }, (_, k) =>
    k < length || k >= 2 * length ? 0 : loud * Math.sin((Math.PI * (k - length)) / length) * Math.sin(k),
  );

it('draws how loud each moment is, whatever the recording’s level, without the silence around it', () => {
  const [quiet, loud] = [soundBars(swell(20_000, 0.02)), soundBars(swell(20_000, 0.9))];
  expect(loud).toHaveLength(SOUND_BARS);
  expect(Math.max(...(loud ?? []))).toBe(1);
  // Half a sine: the middle is loudest, both ends are quiet.
  expect(loud?.[SOUND_BARS / 2]).toBeGreaterThan(0.99);
  expect(loud?.[0]).toBeLessThan(0.15);
  quiet?.forEach((bar, index) => expect(bar).toBeCloseTo(loud?.[index] ?? 0, 2));
});

it('hears nothing in silence', () => {
  expect(soundBars(new Float32Array(48_000))).toBeNull();
  expect(soundBars(new Float32Array(0))).toBeNull();
});

it('fits the record as single strokes that keep their distance', () => {
  const fitted = fitDrawing(waveContours(soundBars(swell(20_000, 0.5)) ?? []), 1.6);
  const contours = parsePathData(fitted?.path ?? '') ?? [];
  expect(contours).toHaveLength(SOUND_BARS);
  expect(fitted?.moved).toBe(0);
  expect(boxOf(contours)?.height).toBeCloseTo(1.6, 2);
  expect(boxOf(contours)?.width).toBeCloseTo(1.6 * 0.17 * (SOUND_BARS - 1), 1);
});
