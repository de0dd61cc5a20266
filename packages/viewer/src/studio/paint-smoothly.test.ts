import { expect, test } from 'vitest';
import { paintSmoothly } from './paint-smoothly.ts';

const SIZE = 64;

/** Light with a lamp of twelve texels, a soft slope and a hard edge. */
function lightAt(column: number, row: number): readonly [number, number, number] {
  const lamp = 20 * Math.exp(-(((column - 41) / 5) ** 4) - ((row - 23) / 5) ** 4);
  return [0.4 + 0.005 * column, 0.2 + lamp, column + row < 70 ? 0.1 : 1.3];
}

test('is the light to a few thousandths at every texel, and looks at fewer than all', () => {
  let looks = 0;
  const painted = paintSmoothly(SIZE, (column, row, out, at) => {
    looks += 1;
    out.set(lightAt(column, row), at);
  });
  let most = 0;
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      lightAt(column, row).forEach((light, channel) => {
        const found = painted[3 * (row * (SIZE + 1) + column) + channel] ?? Number.NaN;
        most = Math.max(most, Math.abs(found - light) / (0.1 + light));
      });
    }
  }
  expect(most).toBeLessThan(0.02);
  expect(looks).toBeLessThan(0.6 * SIZE * SIZE);
});
