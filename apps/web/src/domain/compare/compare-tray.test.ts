import { beforeEach, describe, expect, it } from 'vitest';
import { COMPARE_MOST, currentlyLaid, layAside, takeAway } from './compare-tray.ts';

const laid = (width: number) => ({ design: { rings: [{ width }] }, name: `Ring ${width}`, setId: 9001 });
const names = (): string[] => currentlyLaid().map(({ name }) => name);

beforeEach(() => {
  while (currentlyLaid().length > 0) takeAway(0);
});

describe('the tray of designs to compare', () => {
  it('holds four; the fifth pushes the first out', () => {
    for (const width of [1, 2, 3, 4, 5]) layAside(laid(width));
    expect(COMPARE_MOST).toBe(4);
    expect(names()).toEqual(['Ring 2', 'Ring 3', 'Ring 4', 'Ring 5']);
  });

  it('takes the same design once', () => {
    layAside(laid(1));
    layAside(laid(1));
    expect(names()).toEqual(['Ring 1']);
  });

  it('gives one back', () => {
    layAside(laid(1));
    layAside(laid(2));
    takeAway(0);
    expect(names()).toEqual(['Ring 2']);
  });
});
