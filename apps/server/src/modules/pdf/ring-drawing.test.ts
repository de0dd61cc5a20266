import { ALLOYS } from '@ringwerk/catalogue';
import { STRAIGHT, mm, parseDesign, type RingDesign } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { colourOf, sectionSvg } from './ring-drawing.ts';

const lane = (alloy: string) => ({ alloy, share: 1, finish: 'polished', pattern: 0 }) as const;
const TWO = [lane('au585-yellow'), lane('au585-red')];

function ringOf(change: Partial<RingDesign>): RingDesign {
  const parsed = parseDesign(WORKED_EXAMPLE);
  const ring = parsed.ok ? parsed.value.rings[0] : undefined;
  if (ring === undefined) throw new Error('the worked example has a ring');
  return { ...ring, ...change };
}
const [YELLOW, RED] = [0, 1].map((segment) => colourOf(ALLOYS, ringOf({ segments: TWO }), segment));
/** Outlines of the metals of a cut ring with the colours that fill them, in the order in which they are drawn. */
const metals = (ring: RingDesign) =>
  [...sectionSvg(ring, ALLOYS, 1, null).svg.matchAll(/ d="([^"]+)" fill="(#[0-9A-Fa-f]+)"/gu)].map(
    ([, path, fill]) => ({
      path,
      fill,
    }),
  );

test('the cut of two shells shows both alloys, not the inner one all over', () => {
  const shells = metals(ringOf({ segments: TWO, split: { ...STRAIGHT, form: 'shell' } }));
  expect(shells.map(({ fill }) => fill)).toEqual([YELLOW, RED]);
  expect(shells[0]?.path).not.toBe(shells[1]?.path);
});

test('a strip that is let in has its own colour in the cut', () => {
  const strip = { alloy: 'au585-red', width: mm(0.8), position: mm(0), depth: mm(0.5), finish: 'polished' } as const;
  const cut = metals(ringOf({ segments: TWO.slice(0, 1), inlays: [strip] }));
  expect(cut.map(({ fill }) => fill)).toEqual([YELLOW, RED]);
});
