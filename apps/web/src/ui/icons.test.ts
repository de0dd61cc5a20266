import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';
import sprite from './icons.svg?raw';

describe('the line drawings', () => {
  it('holds exactly the named ones', () => {
    const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map((match) => match[1]);
    expect(drawn.length).toBeGreaterThan(40);
    expect(drawn).toEqual([...ICON_NAMES]);
  });
});
