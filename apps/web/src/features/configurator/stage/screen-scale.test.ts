import { describe, expect, it } from 'vitest';
import { keepScreenScale, readScreenScale } from './screen-scale.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('the measured scale of a screen', () => {
  it('is kept and read back', () => {
    const device = storage();
    expect(readScreenScale(device)).toBeNull();
    keepScreenScale(device, 5.921);
    expect(readScreenScale(device)).toBeCloseTo(5.921, 4);
  });

  it.each([0, 1.9, 9.1, Number.NaN])('is never %d', (value) => {
    const device = storage();
    keepScreenScale(device, value);
    expect(readScreenScale(device)).toBeNull();
  });

  it('left over from somebody else is not trusted', () => {
    expect(readScreenScale({ getItem: () => '1e9' })).toBeNull();
    expect(readScreenScale({ getItem: () => 'wide' })).toBeNull();
  });
});
