import { expect, it } from 'vitest';
import { changeOf, commonChange } from './flicker.ts';

const SIZE = { width: 64, height: 64 } as const;
/** Premultiplied light of a grey frame whose pixels are as bright as `of` says. */
const frame = (of: (at: number) => number): typeof SIZE & { light: Float32Array } => ({
  ...SIZE,
  light: Float32Array.from({ length: 4 * SIZE.width * SIZE.height }, (_, k) => (k % 4 === 3 ? 1 : of(k >> 2))),
});
/** Even numbers of -1..1 without an order. */
function noise(seed: number): (at: number) => number {
  return (at) => {
    const wild = Math.sin((at + 1) * 12.9898 + seed * 78.233) * 43_758.5453;
    return 2 * (wild - Math.floor(wild)) - 1;
  };
}

it('sees no change between a frame and itself', () => {
  const still = changeOf(
    frame(() => 0.3),
    frame(() => 0.3),
  );
  expect(commonChange(still, still)).toBe(0);
});

it('finds the change of noisy frames by two seeds', () => {
  const [before, after] = [(at: number) => 0.2 + 0.1 * (at % 2), (at: number) => 0.3 - 0.1 * (at % 2)];
  const noisy = (of: (at: number) => number, seed: number) => frame((at) => of(at) + 0.05 * noise(seed)(at));
  const clean = changeOf(frame(before), frame(after));
  const [one, other] = [1, 3].map((seed) => changeOf(noisy(before, seed), noisy(after, seed + 1)));
  if (!one || !other) throw new Error('two seeds');
  const truth = commonChange(clean, clean);
  expect(commonChange(one, one)).toBeGreaterThan(1.03 * truth);
  expect(Math.abs(commonChange(one, other) / truth - 1)).toBeLessThan(0.04);
});
