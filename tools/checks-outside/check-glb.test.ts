import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { MODELS } from '@ringwerk/catalogue/models';
import { exchangeStones, exchangeSurfaces, glbBytes } from '@ringwerk/kernel/exchange';
import { buildRingScene } from '@ringwerk/kernel/mesh';
import { roundBrilliant } from '@ringwerk/kernel/stones';
import { expect, test } from 'vitest';
import { glbFaults } from './check-glb.ts';

const design = MODELS.find((model) => model.with !== null)?.with;
const [ring] = design?.rings ?? [];

test('a ring with stones has no fault in the validator, a changed one has', async () => {
  if (ring === undefined) throw new Error('the catalogue has a ring with stones');
  const scene = buildRingScene(ring, KERNEL, { around: 64, perArc: 6 });
  const surfaces = exchangeSurfaces(scene.parts, LOOKS);
  const bytes = glbBytes({
    name: 'ring',
    surfaces,
    stones: exchangeStones(scene.stones, LOOKS, () => roundBrilliant().mesh),
  });
  expect(await glbFaults(bytes)).toEqual([]);
  // The file ends with the corners of the last triangles: now they name vertices that are not there.
  const broken = bytes.slice();
  broken.fill(0xff, broken.length - 64);
  expect((await glbFaults(broken)).length).toBeGreaterThan(0);
});
