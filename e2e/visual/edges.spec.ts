import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { RESTING_SAMPLES } from '@ringwerk/viewer/reference';
import { openContestPage, type ContestPage } from '../../bench/picture/contest-page.ts';
import { BANDS, edgeStairs, VIEWS } from '../../bench/picture/edge-stairs.ts';

/*
 * Edges of the picture at rest, in one view of one ring; `npm run bench -- picture edges` holds all of them to the same limit.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const SHOWN = VIEWS.filter(({ name }) => name === 'bore of 260 px');
let page: ContestPage | null = null;

test.beforeAll(async () => {
  page = await openContestPage(root);
});
test.afterAll(() => page?.close());

for (const band of BANDS.slice(0, 1)) {
  test(`rims of ${band.name} have no dots, dashes or steps at rest`, async () => {
    if (!page) throw new Error('the page is open');
    const stairs = await edgeStairs(page, band, RESTING_SAMPLES, SHOWN);
    expect(stairs.length).toBeGreaterThanOrEqual(3);
    for (const { ratio, note } of stairs) expect(ratio, note).toBeLessThan(1.1);
    // What the eye sees as a stair is one for the measure as well.
    const rough = await edgeStairs(page, band, 1, SHOWN);
    expect(Math.max(...rough.map(({ ratio }) => ratio))).toBeGreaterThan(1.3);
  });
}
