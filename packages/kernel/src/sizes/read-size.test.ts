import { describe, expect, it } from 'vitest';
import { readSize } from './read-size.ts';
import { SIZE_SYSTEMS, sizeLabel } from './ring-sizes.ts';

describe('readSize', () => {
  it.each([
    ['54', 54],
    ['55.3', 55.3],
    ['55,3', 55.3],
    ['54 mm', 54],
    ['17.5 mm', 55],
    ['⌀ 17,5 mm', 55],
    ['Ø17.5', 55],
    ['17,5', 55],
    ['0.69in', 55.1],
    ['US 7', 54.4],
    ['7 us', 54.4],
    ['JP 12', 52.4],
    ['12号', 52.4],
    ['KR12', 52.4],
    ['NL 17.5', 55],
    ['CH 14', 54],
    ['IT 14', 54],
    ['５４', 54],
  ])('reads %s as %d mm around', (text, size) => expect(readSize(text, 'iso')).toBe(size));

  it('reads a bare number on the scale of the reader', () => {
    expect(readSize('7', 'us')).toBe(54.4);
    expect(readSize('12', 'jp')).toBe(52.4);
    expect(readSize('17', 'jp')).toBe(57.6);
    expect(readSize('54', 'jp')).toBe(54);
    expect(readSize('L 1/2', 'uk')).toBe(readSize('UK L½', 'iso'));
  });

  it.each(['', 'US', 'seven', '400', '9', '4 in', 'UK 7', 'HK 99'])('refuses %s', (text) =>
    expect(readSize(text, 'iso')).toBeNull(),
  );

  it.each(SIZE_SYSTEMS)('gives back every label of %s', (system) => {
    for (let tenth = 410; tenth <= 820; tenth += 1) {
      const label = sizeLabel(system, tenth / 10);
      if (label === '–') continue;
      const read = readSize(`${system === 'diameter' ? '⌀' : system} ${label}`, 'iso');
      // Labels at both ends of a scale stand for sizes of which the nearest whole one lies outside.
      if (read === null) expect(Math.min(tenth - 410, 820 - tenth), label).toBeLessThan(8);
      else expect(sizeLabel(system, read)).toBe(label);
    }
  });
});
