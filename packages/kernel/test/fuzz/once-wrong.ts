import { PLAIN_RING, PLAIN_ROW } from '../../src/design/blank-ring.ts';

const WHITE = { alloy: 'au750-white-pd', share: 1, finish: 'polished', pattern: 0 };
const RING = { ...PLAIN_RING, role: 'single', profile: 'F05', width: 2.5, height: 1.8, size: 54, segments: [WHITE] };
const STONES = { ...PLAIN_ROW, material: 'diamond-natural', quality: 'tw-si', spacing: 0.2, position: 0 };
const designOf = (ring: object, ...stones: readonly object[]) => ({
  version: 3,
  rings: [{ ...RING, ...ring, stones: stones.map((row) => ({ ...STONES, ...row })) }],
});

const bezel = { setting: 'bezel', extent: 'third', count: 1, orientation: 'across' };
const sky = { setting: 'scatter', diameter: 1, length: 1, extent: 'count', count: 120 };
const head = { setting: 'prong4', diameter: 1.9, length: 1.9, extent: 'count', count: 1, lift: 0.5 };

/** Records that once took seconds of the processor's time: the bound on every call is held to them first. */
export const ONCE_SLOW: Readonly<Record<string, unknown>> = {
  'pear bezels of 4 × 6': designOf({}, { ...bezel, cut: 'pear', diameter: 4, length: 6, lift: 2.1 }),
  'three pear bezels of 5 × 8': designOf(
    { width: 4 },
    { ...bezel, cut: 'pear', diameter: 5, length: 8, lift: 2.6, extent: 'count', count: 3 },
  ),
  'heart bezels beside a waved joint': designOf(
    {
      width: 5,
      segments: [WHITE, { ...WHITE, alloy: 'au585-yellow' }],
      split: { form: 'wave', amplitude: 0.6, waves: 3, phase: 0 },
    },
    { ...bezel, cut: 'heart', diameter: 4, length: 4, lift: 2, extent: 'count', count: 3 },
  ),
  'forty skies over each other': designOf(
    { width: 8, height: 2 },
    ...Array.from({ length: 40 }, (_, seed) => ({ ...sky, seed })),
  ),
};

/** Rings whose prongs once hung in the air: one shell was three. */
export const ONCE_FLOATING: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...[-1, -0.9, 0.9].map((position) => [`a head at ${position}`, designOf({ height: 1.5 }, { ...head, position })]),
  [
    'a head of 2.1 on a band of 2',
    designOf({ width: 2, height: 1.5 }, { ...head, diameter: 2.1, length: 2.1, position: 0.8 }),
  ],
  ['a row along the edge', designOf({ height: 1.5 }, { ...head, extent: 'full', position: -1 })],
]);

const path = { form: 'straight', amplitude: 0, waves: 1, phase: 0 };

/** Rings that once weighed more from one side than from the other. */
export const ONCE_LOPSIDED: Readonly<Record<string, unknown>> = {
  'an emerald bezel over a raised band beside the middle': designOf(
    {
      width: 5.5,
      height: 2.1,
      size: 65.5,
      grooves: [{ shape: 'raised', width: 2, position: 0.25, path }],
    },
    { ...bezel, extent: 'count', cut: 'emerald', diameter: 3.53, length: 5, depth: 2.17, lift: 1.5 },
  ),
  // The pattern under the groove is another one on the other side.
  'a coarsely hammered band with a waved groove beside the middle': designOf({
    profile: 'F10',
    width: 5,
    height: 2,
    size: 67,
    segments: [{ ...WHITE, finish: 'hammer-coarse' }],
    grooves: [{ shape: 'v60', width: 0.65, position: 1.5, path: { ...path, form: 'wave', amplitude: 0.25, waves: 4 } }],
  }),
};
