import { examplePair } from '@ringwerk/advice/test/example-pair';
import { ALLOYS } from '@ringwerk/catalogue';
import { mm, PLAIN_ROW, type Design, type StoneRow } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { buildMenu } from '../../../../kernel-worker/build-menu.ts';
import type { RingGrip } from '../../../../viewer-host/viewer-types.ts';
import { gripMeasures } from './grip-measures.ts';

const menu = buildMenu({ language: 'en', country: 'DE' }, ALLOYS);
const grip = (change: Partial<RingGrip>): RingGrip => ({
  ring: 0,
  grip: 'width',
  group: 0,
  end: 1,
  at: [0, 0],
  perMm: [20, 0],
  perDegree: [0, 2],
  ...change,
});
const row: StoneRow = {
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(1.5),
  length: mm(1.5),
  extent: 'count',
  count: 3,
  spacing: mm(0.2),
  position: mm(0.4),
};
const withRow = (change: Partial<StoneRow>): Design => {
  const pair = examplePair();
  return {
    ...pair,
    rings: pair.rings.map((ring, at) => (at === 0 ? { ...ring, stones: [{ ...row, ...change }] } : ring)),
  };
};
const names = (design: Design): readonly string[] =>
  gripMeasures(grip({ grip: 'stones' }), design, [], menu).map(({ name }) => name);

describe('what a grip pulls', () => {
  it('is one ring, or both where they are joined, in the range of its profile', () => {
    const pair = examplePair();
    const [alone] = gripMeasures(grip({ ring: 1, grip: 'height' }), pair, [], menu);
    expect(alone).toMatchObject({ name: 'height', from: 1.6, paths: ['/rings/1/height'] });
    const [joined] = gripMeasures(grip({}), pair, ['width'], menu);
    expect(joined?.paths).toEqual(['/rings/0/width', '/rings/1/width']);
    const court = menu.profiles.find(({ id }) => id === 'F05');
    expect([joined?.span.min, joined?.span.max]).toEqual(court?.width);
  });

  it('is place and angle of stones; a row all round only goes across, one on a flank only round', () => {
    expect(names(withRow({}))).toEqual(['position', 'angle']);
    expect(names(withRow({ extent: 'full' }))).toEqual(['position']);
    expect(names(withRow({ face: 'left', setting: 'side' }))).toEqual(['angle']);
    expect(names(examplePair())).toEqual([]);
  });
});
