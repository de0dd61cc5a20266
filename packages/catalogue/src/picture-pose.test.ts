import {
  DESIGN_VERSION,
  mm,
  PLAIN_ENGRAVING,
  PLAIN_RING,
  PLAIN_ROW,
  type Design,
  type RingDesign,
} from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { MODELS } from './models/index.ts';
import { isOpeningPose, picturePose, pictureSubject, PICTURE_SUBJECTS, turnedPose } from './picture-pose.ts';

const RING: RingDesign = {
  ...PLAIN_RING,
  role: 'single',
  profile: 'F04',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [{ alloy: 'au750-yellow', share: 1, finish: 'polished', pattern: 0 }],
};
const ring = (changed: Partial<RingDesign>): RingDesign => ({ ...RING, ...changed });
const coloured = (...alloys: readonly string[]): RingDesign['segments'] =>
  alloys.map((alloy) => ({ alloy, share: 1 / alloys.length, finish: 'polished', pattern: 0 }));
const stones = (count: number): RingDesign['stones'] => [
  {
    ...PLAIN_ROW,
    setting: 'flush',
    extent: 'count',
    count,
    diameter: mm(1.5),
    length: mm(1.5),
    spacing: mm(0.3),
    position: mm(0),
    material: 'diamond-natural',
    quality: 'tw-si',
  },
];
const subject = (...rings: readonly RingDesign[]) => pictureSubject({ version: DESIGN_VERSION, rings });

test.each([
  ['a plain ring', [RING], 'ring'],
  ['a plain pair', [RING, RING], 'pair'],
  ['a pair with a stone', [ring({ stones: stones(1) }), RING], 'stone'],
  ['a ring with a stone', [ring({ stones: stones(1) })], 'solitaire'],
  ['a pair with a row of stones', [ring({ stones: stones(7) }), RING], 'row'],
  [
    'a ring whose colours are exchanged in the other',
    [
      ring({ segments: coloured('au750-yellow', 'au750-white') }),
      ring({ segments: coloured('au750-white', 'au750-yellow') }),
    ],
    'together',
  ],
  [
    'a ring of several colours beside its like',
    [
      ring({ segments: coloured('au750-yellow', 'au750-white') }),
      ring({ segments: coloured('au750-yellow', 'au750-white') }),
    ],
    'pair',
  ],
  ['carbon', [ring({ segments: coloured('carbon-forged') }), RING], 'grain'],
  [
    'hammered',
    [ring({ segments: [{ alloy: 'au750-yellow', share: 1, finish: 'hammer-mat', pattern: 0 }] })],
    'surface',
  ],
  ['letters on the outer face of a ring', [ring({ engravings: [{ ...PLAIN_ENGRAVING, face: 'outside' }] })], 'words'],
  ['letters in the bore, which do not show', [ring({ engravings: [PLAIN_ENGRAVING] })], 'ring'],
  [
    'letters on one ring of a pair, which would hide the other',
    [ring({ engravings: [{ ...PLAIN_ENGRAVING, face: 'outside' }] }), RING],
    'pair',
  ],
] as const)('%s', (_, rings, expected) => {
  expect(subject(...rings)).toBe(expected);
});

test('the collection needs every pose but that of letters, and each kind of pose is seen from elsewhere', () => {
  const designs = MODELS.flatMap((model) => [model.with, model.without]).filter((design) => design !== null);
  const used = new Set(designs.map(pictureSubject));
  expect(PICTURE_SUBJECTS.filter((each) => !used.has(each))).toEqual(['words']);
  const cameras = [...new Set(designs.map((design) => JSON.stringify(picturePose(design))))];
  expect(cameras).toHaveLength(used.size);
  expect(isOpeningPose(picturePose({ version: DESIGN_VERSION, rings: [RING] }))).toBe(true);
});

test('a picture turns as far to the left as to the right, and stands as before', () => {
  const pair: Design = { version: DESIGN_VERSION, rings: [RING, RING] };
  const [left, middle, right] = [turnedPose(pair, 'left'), picturePose(pair), turnedPose(pair, 'right')];
  expect([left.arrangement, right.arrangement]).toEqual([middle.arrangement, middle.arrangement]);
  const [from, at, to] = [left, middle, right].map(({ camera }) => camera?.yaw ?? 0);
  expect((from ?? 0) + (to ?? 0)).toBeCloseTo(2 * (at ?? 0));
  expect(from).toBeLessThan(at ?? 0);
  expect(turnedPose({ ...pair, rings: [RING] }, 'right').camera?.yaw).toBeGreaterThan(0);
});
