import { expect, test } from 'vitest';
import { houseChangeSchema } from './operations/house-settings.ts';

test('a change of the house names what it changes, and nothing else', () => {
  expect(houseChangeSchema.parse({ quoteDays: 20 })).toEqual({ quoteDays: 20 });
  expect(houseChangeSchema.parse({})).toEqual({});
});
