import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { comparePictures } from '../../bench/picture/compare-pictures.ts';
import { openContestPage, readReference, type ContestPage } from '../../bench/picture/contest-page.ts';
import { FLIP_LIMITS, type ReferenceName } from '../../bench/reference/flip-limits.ts';
import { DESIGN_CAMERAS } from '../../bench/reference/reference-cameras.ts';
import { REFERENCE_DESIGNS } from '../../bench/reference/reference-designs.ts';

/*
 * The viewer's picture at rest beside path tracing. These stand for all: gold, palladium, titanium, carbon and mokume; polished,
 * brushed, sand, turned;
 * heart, cushion, marquise, radiant and round. All 24 are held to the same limits by `npm run bench -- picture`.
 */
const SHOWN: readonly ReferenceName[] = [
  'yellow-polished-heart',
  'palladium-diagonal-cushion',
  'pale-stardust-marquise',
  'yellow-turned-diagonal',
  'titanium-coarse-tension',
  'carbon-twill',
  'mokume-flow',
  'white-pave',
];
const SAMPLES = 8;

const root = fileURLToPath(new URL('../..', import.meta.url));
let page: ContestPage | null = null;

test.beforeAll(async () => {
  page = await openContestPage(root);
});
test.afterAll(() => page?.close());

for (const name of SHOWN) {
  test(`${name} is as near to path tracing as it was measured`, async () => {
    const found = REFERENCE_DESIGNS.find((one) => one.name === name);
    if (!found || !page) throw new Error(`${name} is not among the reference designs`);
    const reference = await readReference(name);
    await page.show('ours', found.design);
    const light = await page.gather('ours', DESIGN_CAMERAS[found.view], reference, SAMPLES);
    expect(comparePictures(reference, light).flip).toBeLessThan(FLIP_LIMITS[name]);
  });
}
