import { MODELS } from '@ringwerk/catalogue/models';
import { expect, test } from 'vitest';
import { modelPath } from '../../paths.ts';
import { setAddress } from './set-address.ts';

test('every set of the catalogue has its address, in its own ring world', () => {
  expect(MODELS.length).toBeGreaterThan(300);
  for (const { setId, kind, categories } of MODELS) {
    const address = setAddress(setId);
    if (kind === 'pair')
      expect(address).toBe(`/konfigurator/v2/kategorie/${Math.floor(setId / 1000)}/ringwerk/set/${setId}`);
    else expect(address).toBe(modelPath({ kind, setId, categories }));
  }
});

test.each([0, 999, 13_001, 20_001, 25_001])('%i is no set', (setId) => {
  expect(setAddress(setId)).toBeNull();
});
