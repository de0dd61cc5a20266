import { GROOVE_WIDTHS, mm } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import { applyChanges } from '../../../kernel-worker/design-change.ts';
import { examplePair } from '../../../kernel-worker/example-pair.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { GROOVE_PLACES, placedGrooves } from './groove-places.ts';
import { splitSegments, writeField } from './ring-changes.ts';

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
  await kernel.open({ language: 'en', country: 'DE', priceBasis: null });
  const pair = wavePair();
  const expected = { edges: 2, joints: 2, centre: 1 };
  for (const place of GROOVE_PLACES) {
    const changes = placedGrooves(pair, [0, 1], 'milgrain', GROOVE_WIDTHS.milgrain[0] ?? 0, place);
    const [her, his] = applyChanges(pair, changes).rings;
    expect([her?.grooves.length, his?.grooves.length], place).toEqual([expected[place], expected[place]]);
    for (const ring of [her, his])
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
