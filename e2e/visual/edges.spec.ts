import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { RESTING_SAMPLES } from '@ringwerk/viewer/reference';
import { openContestPage, type ContestPage } from '../../bench/picture/contest-page.ts';
import { BANDS, edgeStairs, VIEWS } from '../../bench/picture/edge-stairs.ts';

/*
 * Edges of the picture at rest, in one view of one ring; `npm run bench -- picture edges` holds all of them to the same limit.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Into the bore, where the thin light on the inner rim stood as dots. */
const SHOWN = VIEWS.filter(({ name }) => name.startsWith('bore')).map((view) => ({ ...view, edge: 140 }));
let page: ContestPage | null = null;

test.beforeAll(async () => {
  page = await openContestPage(root);
});
test.afterAll(() => page?.close());

for (const band of BANDS.slice(0, 1)) {
  test(`rims of ${band.name} have no dots, dashes or steps at rest`, async () => {
    if (!page) throw new Error('the page is open');
    const stairs = await edgeStairs(page, band, [RESTING_SAMPLES, 1], SHOWN);
    const [resting, rough] = [RESTING_SAMPLES, 1].map((count) => stairs.filter(({ samples }) => samples === count));
    expect(resting?.length).toBeGreaterThanOrEqual(3);
    for (const { ratio, note } of resting ?? []) expect(ratio, note).toBeLessThan(1.1);
    // What the eye sees as a stair is one for the measure as well.
    expect(Math.max(...(rough ?? []).map(({ ratio }) => ratio))).toBeGreaterThan(1.3);
  });
}
