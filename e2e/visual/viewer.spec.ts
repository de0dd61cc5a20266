import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bundlePage } from '../../tools/page-bundle/bundle-page.ts';
import type { ViewerTests } from './page/viewer-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** GPU objects of one kind that a ring holds at the most. */
const ONE_PREDECESSOR = 4;
let script = '';

test.beforeAll(async () => {
  script = await bundlePage(root, 'e2e/visual/page/viewer-page.ts');
});

async function open(page: Page): Promise<void> {
  await page.setContent('<!doctype html><title>viewer</title>');
  await page.addScriptTag({ content: script });
}

/** Calls one of the page's own tests; their types stop at the border of the browser. */
async function call<K extends keyof ViewerTests>(
  page: Page,
  name: K,
  ...words: Parameters<ViewerTests[K]>
): Promise<Awaited<ReturnType<ViewerTests[K]>>> {
  const answer: unknown = await page.evaluate(
    ({ name, words }) => {
      const { viewerTests } = globalThis as unknown as { viewerTests: Record<string, (...rest: unknown[]) => unknown> };
      return viewerTests[name]?.(...words);
    },
    { name, words },
  );
  return answer as Awaited<ReturnType<ViewerTests[K]>>;
}

test('twelve rounds of designs leave no more GPU objects than one, and closing leaves none', async ({ page }) => {
  await open(page);
  const { first, last, empty, closed } = await call(page, 'leak');
  expect(first.geometries).toBeGreaterThan(1);
  // One predecessor may still be held until its successor has been traced; what leaked would come with every round.
  for (const kind of ['geometries', 'textures', 'programs'] as const) {
    expect(last[kind], kind).toBeLessThanOrEqual(first[kind] + ONE_PREDECESSOR);
  }
  // The two planes of floor and screen stay as long as the viewer is open.
  expect(empty.geometries).toBeLessThanOrEqual(2);
  expect(closed.geometries).toBe(0);
  expect(closed.textures).toBe(0);
});

test('a lost context comes back with the same picture', async ({ page }) => {
  await open(page);
  const { events, isSame } = await call(page, 'contextLoss');
  expect(events).toEqual(['context-lost']);
  expect(isSame).toBe(true);
});

test('a canvas without WebGL2 is a typed failure', async ({ page }) => {
  await open(page);
  expect(await call(page, 'missing')).toBe('webgl-missing');
});

test('the pointer finds the band, and nothing beside the ring', async ({ page }) => {
  await open(page);
  const { on, beside } = await call(page, 'pick');
  expect(on).toMatchObject({ ring: 0, partKind: 'band', stoneId: null });
  expect(beside).toBeNull();
});

test('a ring on no background has no dark dashes along its outline where its shadow lies behind', async ({ page }) => {
  await open(page);
  const { pixels, darker } = await call(page, 'outline');
  expect(pixels).toBeGreaterThan(100);
  expect(darker / pixels).toBeLessThan(0.02);
});

test('the shadow under a ring that lies flat runs along it without scallops', async ({ page }) => {
  await open(page);
  const shadow = await call(page, 'laidShadow');
  expect(shadow.length).toBeGreaterThan(150);
  // Unevenness over the length of a scallop: how far each place is from the middle of its surroundings.
  const uneven = shadow.slice(20, -20).map((value, index) => {
    const near = shadow.slice(index, index + 41);
    return Math.abs(value - near.reduce((sum, each) => sum + each, 0) / near.length);
  });
  expect(Math.max(...uneven)).toBeLessThan(12);
});

for (const backdrop of ['stage', 'transparent'] as const)
  test(`a picture in tiles is the whole picture, and a whole turn comes back to it: ${backdrop}`, async ({ page }) => {
    await open(page);
    const { tiles, seams, round, turned } = await call(page, 'inTiles', backdrop);
    // The stage's grain is one step of eight bits; at outlines a sample may fall on the other side.
    expect(tiles).toBeLessThan(0.6);
    expect(seams).toBeLessThan(0.6);
    expect(round).toBeLessThan(0.1);
    expect(turned).toBeGreaterThan(5);
  });

test('a slow machine traces the picture at rest in strips: put together they are the one that is traced at once', async ({
  page,
}) => {
  await open(page);
  const { strips, before } = await call(page, 'inStrips');
  expect(strips).toBe(0);
  expect(before).toBeGreaterThan(0.5);
});

test('metals keep their colour: gold is warmer than white gold, rose redder than yellow, none is flat', async ({
  page,
}) => {
  await open(page);
  const warmth = ([r = 0, , b = 0]: readonly number[]): number => r - b;
  const redness = ([r = 0, g = 0]: readonly number[]): number => r - g;
  const yellow = await call(page, 'look', { alloy: 'au750-yellow' });
  const rose = await call(page, 'look', { alloy: 'au750-rose' });
  const platinum = await call(page, 'look', { alloy: 'pt950-ru' });
  expect(warmth(yellow.mean)).toBeGreaterThan(warmth(platinum.mean) + 15);
  expect(redness(rose.mean)).toBeGreaterThan(redness(yellow.mean) + 5);
  for (const { spread } of [yellow, rose, platinum]) expect(spread).toBeGreaterThan(18);
});

test('worked surfaces and cut pieces look like themselves: no two finishes, weaves or seeds are the same picture', async ({
  page,
}) => {
  await open(page);
  // Hammer, bark and notches are in the mesh; here are the finishes that the shader draws.
  const finishes = [
    'satin',
    'matte-cross',
    'matte-diag',
    'matte-xcross',
    'ice',
    'star',
    'diamond-long',
    'diamond-diag',
  ];
  let last: string = 'polished';
  for (const finish of finishes) {
    const share = await call(page, 'difference', { finish: last as 'polished' }, { finish: finish as 'polished' });
    expect(share, `${last} and ${finish}`).toBeGreaterThan(0.05);
    last = finish;
  }
  expect(await call(page, 'difference', { alloy: 'carbon-twill' }, { alloy: 'carbon-forged' })).toBeGreaterThan(0.1);
  const mokume = { alloy: 'mokume-au750red-ag925' };
  expect(await call(page, 'difference', mokume, { ...mokume, pattern: 4711 })).toBeGreaterThan(0.1);
  expect(await call(page, 'difference', mokume, mokume)).toBe(0);
});
