import { describe, expect, it } from 'vitest';
import { EDGES, pictureSize, SHAPES } from './picture-size.ts';
import { tileEdge, tilesOf } from './picture-tiles.ts';

describe('tiles of a picture', () => {
  it('cover every pixel once, also where the edges do not divide', () => {
    for (const size of [
      { width: 5, height: 3 },
      { width: 8, height: 8 },
      { width: 1, height: 9 },
    ]) {
      const times = new Map<string, number>();
      for (const { left, top, width, height } of tilesOf(size, 4))
        for (let y = top; y < top + height; y += 1)
          for (let x = left; x < left + width; x += 1) times.set(`${x} ${y}`, (times.get(`${x} ${y}`) ?? 0) + 1);
      expect(times.size).toBe(size.width * size.height);
      expect(new Set(times.values())).toEqual(new Set([1]));
    }
  });

  it('are as large as a device draws within a second and a half, and never smaller than 128 pixels', () => {
    // A graphics card: a thousand million samples a second. Software GL: half a million.
    expect(tileEdge(1e-9, 256)).toBe(1024);
    expect(tileEdge(1e-7, 64)).toBe(256);
    expect(tileEdge(2e-6, 256)).toBe(128);
    expect(tileEdge(0, 256)).toBe(1024);
  });
});

it('every picture has the proportions of its shape, and no edge that a device does not draw', () => {
  for (const edge of EDGES)
    for (const shape of ['square', 'landscape', 'portrait'] as const) {
      const { width, height } = pictureSize(shape, edge);
      const [wide, high] = SHAPES[shape];
      expect(Math.max(width, height)).toBe(edge);
      expect(Math.abs(width / height - wide / high)).toBeLessThan(1e-3);
    }
});
