import { expect, it } from 'vitest';
import { ringWith, TABLES, WORKED_RING } from '../../../test/fixtures/tables.ts';
import { checkDesign } from '../engine/check-design.ts';

/* Stones against each other and against the metal under them, where rows do not merely lie side by side. */

const lane = (alloy: string, share = 1): object => ({ alloy, share, finish: 'polished', pattern: 0 });
const shells = (...segments: readonly object[]): object => ({
  segments,
  split: { form: 'shell', amplitude: 0, waves: 1, phase: 0 },
});
const stones = (...changes: readonly { readonly diameter?: number; readonly [field: string]: unknown }[]): object => ({
  stones: changes.map((change) => {
    const diameter = change.diameter ?? 1.5;
    return { ...WORKED_RING.stones[0], diameter, length: diameter, ...change };
  }),
});
const errorsOf = (change: object) => {
  const ring = ringWith({
    ...({ profile: 'F01', width: 5, height: 2, stones: [], engravings: [] } as object),
    ...change,
  });
  return checkDesign({ version: 3, rings: [ring] }, TABLES).filter(({ severity }) => severity === 'error');
};

it.each<[string, object, string, object]>([
  [
    'a flank stone under a stone of the outer face',
    stones({ position: 1.4 }, { setting: 'side', face: 'right', diameter: 1, position: 1 }),
    'stone.overlap',
    // Girdles at (1.4, 1.88) and (2.38, 1): hypot(0.98, 0.88) less both radii.
    { value: 0.07, min: 0.2 },
  ],
  [
    'a strewn stone under a row',
    { width: 6, ...stones({ setting: 'scatter', extent: 'full', count: 40 }, { extent: 'full', position: 1.5 }) },
    'stone.overlap',
    { min: 0.2 },
  ],
  [
    'two rows of bars whose pockets run into each other',
    {
      width: 8,
      height: 3,
      ...stones(
        { setting: 'bar', extent: 'full', spacing: 0.5, diameter: 3, position: -1.6 },
        { setting: 'bar', extent: 'full', spacing: 0.5, diameter: 3, position: 1.6 },
      ),
    },
    'stone.overlap',
    { value: 0, min: 0.2 },
  ],
  [
    'a princess whose pavilion would pierce the bore',
    { height: 2.4, ...stones({ setting: 'channel', cut: 'princess', diameter: 3, spacing: 0.05 }) },
    'stone.wall',
    { min: 0.35, diameter: 3 },
  ],
  [
    'a culet in a carbon core',
    { height: 2.4, ...shells(lane('au585-yellow'), lane('carbon-forged', 3)), ...stones({}) },
    'stone.setting-alloy',
    { alloy: 'carbon-forged' },
  ],
])('refuses %s', (_, change, code, params) => {
  expect(errorsOf(change).find((issue) => issue.code === code)?.params).toMatchObject(params);
});

it('sets a stone over a carbon core that it does not reach', () => {
  const core = { height: 3, ...shells(lane('au585-yellow', 3), lane('carbon-forged')), ...stones({}) };
  expect(errorsOf(core).map(({ code }) => code)).not.toContain('stone.setting-alloy');
});

const HEAD = { setting: 'prong4', extent: 'count', count: 1, diameter: 4.3, lift: 2, position: 0, angle: 0 };
it('a flush stone beneath a tall head is refused, and the nearest way is beside it', () => {
  const under = stones(HEAD, { diameter: 1, extent: 'count', count: 1, angle: 0, position: 0 });
  const found = errorsOf({ width: 6, height: 2.2, ...under }).find(({ code }) => code === 'stone.under-head');
  // Both stand on one axis: no room at all; girdles need half of both and 0.1 mm beside each other.
  expect(found).toMatchObject({ path: '/rings/0/stones/1/position', params: { value: 0, min: 0.1 } });
  const angle = Number(found?.repair?.value);
  expect(found?.repair?.path).toBe('/rings/0/stones/1/angle');
  const apart = ((Math.abs(angle) * Math.PI) / 180) * (54 / 2 / Math.PI + 2.2);
  expect(apart).toBeGreaterThanOrEqual(2.15 + 0.5 + 0.1);
  expect(apart).toBeLessThan(3.5);
  const beside = stones(HEAD, { diameter: 1, extent: 'count', count: 1, angle, position: 0 });
  expect(errorsOf({ width: 6, height: 2.2, ...beside }).map(({ code }) => code)).not.toContain('stone.under-head');
});

it('a full flush row beneath a tall head is shortened to the far side', () => {
  const under = stones(
    { ...HEAD, diameter: 2.1 },
    { diameter: 1, extent: 'full', count: 1, spacing: 0.3, position: 0 },
  );
  const found = errorsOf({ width: 3, height: 2.2, ...under }).find(({ code }) => code === 'stone.under-head');
  expect(found?.repair).toMatchObject({ path: '/rings/0/stones/1', value: { extent: 'count', angle: 180 } });
});
