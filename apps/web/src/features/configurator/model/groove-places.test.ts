import { applyChanges, splitFormChanges, splitSegments, writeField } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { MODELS } from '@ringwerk/catalogue/models';
import { GROOVE_WIDTHS, mm } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { GROOVE_PLACES, placedWays } from './groove-places.ts';

/** As it is asked for, nothing else changed. */
const placedGrooves = (...asked: Parameters<typeof placedWays>) => placedWays(...asked)[0] ?? [];

/** Widths 4 and 6 mm, each of three colours along a wave that three beads' wheels can follow. */
function wavePair() {
  const pair = examplePair();
  const split = { form: 'wave', amplitude: mm(0.3), waves: 3, phase: 0 } as const;
  return applyChanges(
    pair,
    pair.rings.flatMap((ring, index) => [
      ...writeField([index], 'width', mm(index === 0 ? 5 : 6.5)),
      ...writeField([index], 'segments', splitSegments(ring.segments, [1, 1, 1], 'au585-white-pd')),
      ...writeField([index], 'split', split),
    ]),
  );
}

it('lays beads at the matching place of each ring, and the rules take them on a wave of three colours', async () => {
  const kernel = openKernelInProcess();
  await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
  const pair = wavePair();
  const expected = { edges: 2, joints: 2, centre: 1 };
  for (const place of GROOVE_PLACES) {
    const changes = placedGrooves(pair, [0, 1], 'milgrain', GROOVE_WIDTHS.milgrain[0] ?? 0, place);
    const [first, second] = applyChanges(pair, changes).rings;
    expect([first?.grooves.length, second?.grooves.length], place).toEqual([expected[place], expected[place]]);
    for (const ring of [first, second])
      expect(
        ring?.grooves.reduce((sum, { position }) => sum + position, 0),
        place,
      ).toBeCloseTo(0, 6);
    const { refused } = await kernel.evaluate(pair, changes);
    expect(
      refused.map(({ code, path, params }) => ({ code, path, params })),
      place,
    ).toEqual([]);
  }
  kernel.dispose();
});

it('names the true reason on an article of 4 and 5 mm, three colours and the wave that is offered first', async () => {
  const kernel = openKernelInProcess();
  await kernel.open({ language: 'de', country: 'DE', priceBasis: null, alloys: [] });
  const article = MODELS.find(({ setId }) => setId === 11_001)?.without;
  const read = await kernel.read(article);
  if (!read.ok) throw new Error('the collection has no set 11001');
  const colours = applyChanges(
    read.value,
    read.value.rings.flatMap((ring, index) =>
      writeField([index], 'segments', splitSegments(ring.segments, [1, 1, 1], 'au585-white-pd')),
    ),
  );
  const [first] = colours.rings;
  if (first === undefined) throw new Error('a design has at least one ring');
  const pair = applyChanges(colours, splitFormChanges(colours, first, [0, 1], 'wave', 'au585-white-pd'));
  const answerAt = async (place: (typeof GROOVE_PLACES)[number]) => {
    const changes = placedGrooves(pair, [0, 1], 'milgrain', GROOVE_WIDTHS.milgrain[0] ?? 0, place);
    const { refused } = await kernel.evaluate(pair, changes);
    const grooves = applyChanges(pair, changes).rings.map((ring) => ring.grooves.map(({ position }) => position));
    return { grooves, refused: refused.map(({ code, path, params }) => ({ code, path, params })) };
  };
  // Between the joints the beads swing with them: straight they would cross them.
  expect(await answerAt('centre')).toEqual({ grooves: [[0], [0]], refused: [] });
  // Straight beads on the edges meet the wavy joint, and nothing else is wrong with them.
  const edges = await answerAt('edges');
  expect(edges.grooves.map((ring) => ring.length)).toEqual([2, 2]);
  expect(new Set(edges.refused.map(({ code }) => code))).toEqual(new Set(['groove.joint']));
  for (const { params } of edges.refused) expect(params).toEqual({ value: 0, min: 0.1 });
  kernel.dispose();
});

/** Set 11001, bands of 4 and 5 mm, in three colours along a line of this form as it is offered first. */
async function threeColours(kernel: ReturnType<typeof openKernelInProcess>, form: 'wave' | 'diagonal') {
  const read = await kernel.read(MODELS.find(({ setId }) => setId === 11_001)?.without);
  if (!read.ok) throw new Error('the collection has no set 11001');
  const colours = applyChanges(
    read.value,
    read.value.rings.flatMap((ring, index) =>
      writeField([index], 'segments', splitSegments(ring.segments, [1, 1, 1], 'au585-white-pd')),
    ),
  );
  const [her] = colours.rings;
  if (her === undefined) throw new Error('a design has at least one ring');
  return applyChanges(colours, splitFormChanges(colours, her, [0, 1], form, 'au585-white-pd'));
}

it('calms a diagonal just so far that beads on both edges and on the joints are taken', async () => {
  const kernel = openKernelInProcess();
  await kernel.open({ language: 'de', country: 'DE', priceBasis: null, alloys: [] });
  const pair = await threeColours(kernel, 'diagonal');
  const swings = pair.rings.map(({ split }) => split.amplitude);
  for (const place of ['edges', 'joints'] as const) {
    const ways = placedWays(pair, [0, 1], 'milgrain', GROOVE_WIDTHS.milgrain[0] ?? 0, place);
    const answers = await Promise.all(ways.map((way) => kernel.evaluate(pair, way)));
    const taken = answers.findIndex(({ refused }) => refused.length === 0);
    // As it is, the diagonal is too lively for them.
    expect(taken, place).toBeGreaterThan(0);
    const asked = applyChanges(pair, ways[0] ?? []).rings;
    const made = applyChanges(pair, ways[taken] ?? []).rings;
    // The beads lie where they were asked for; the line alone gives way, on each ring no further than it must.
    const positions = (rings: typeof made) => rings.map(({ grooves }) => grooves.map(({ position }) => position));
    expect(positions(made), place).toEqual(positions(asked));
    made.forEach(({ split, grooves }, index) => {
      expect(split.amplitude).toBeLessThanOrEqual(swings[index] ?? 0);
      if (place === 'joints') for (const { path } of grooves) expect(path.amplitude).toBe(split.amplitude);
    });
  }
  kernel.dispose();
});

it('asks for nothing but the beads where no calmer wave makes room, and the reason is the joint', async () => {
  const kernel = openKernelInProcess();
  await kernel.open({ language: 'de', country: 'DE', priceBasis: null, alloys: [] });
  const pair = await threeColours(kernel, 'wave');
  const ways = placedWays(pair, [0], 'milgrain', GROOVE_WIDTHS.milgrain[0] ?? 0, 'edges');
  const answers = await Promise.all(ways.map((way) => kernel.evaluate(pair, way)));
  expect(answers.filter(({ refused }) => refused.length === 0)).toEqual([]);
  expect(ways[0]?.map(({ path }) => path)).toEqual(['/rings/0/grooves']);
  expect(answers[0]?.refused.map(({ code }) => code)).toContain('groove.joint');
  kernel.dispose();
});
