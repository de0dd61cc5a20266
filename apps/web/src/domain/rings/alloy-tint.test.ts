import { ALLOYS } from '@ringwerk/catalogue';
import { expect, test } from 'vitest';
import { alloyTint } from './alloy-tint.ts';
import { isRingColour, RING_COLOURS } from './ring-colours.ts';

test('every alloy of the catalogue is drawn in its own colour', () => {
  expect(ALLOYS.length).toBeGreaterThan(30);
  for (const { id, colour } of ALLOYS) {
    expect(isRingColour(colour), `${colour} has no tint`).toBe(true);
    if (isRingColour(colour)) expect(alloyTint(id), id).toBe(RING_COLOURS[colour]);
  }
});
