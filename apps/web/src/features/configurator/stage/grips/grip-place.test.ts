import { expect, it } from 'vitest';
import type { RingGrip } from '../../../../viewer-host/viewer-types.ts';
import { gripPlace } from './grip-place.ts';

const grip: RingGrip = {
  ring: 0,
  grip: 'width',
  group: 0,
  end: 1,
  at: [200, 100],
  perMm: [10, 0],
  perDegree: [0, 0],
};
const room = { width: 390, height: 300, words: [] };

it('lies beside the metal, its arrow along the pull', () => {
  expect(gripPlace(grip, room)).toEqual({ at: [218, 100], turn: 0 });
});

it('is not drawn at the edge of the stage, or end on', () => {
  expect(gripPlace({ ...grip, at: [360, 100] }, room)).toBeNull();
  expect(gripPlace({ ...grip, perMm: [0, 0] }, room)).toBeNull();
});

it('is not drawn at the words that stand over the rings', () => {
  const words = [{ left: 16, top: 12, right: 196, bottom: 110 }];
  expect(gripPlace(grip, { ...room, words })).toBeNull();
  expect(gripPlace({ ...grip, at: [200, 140] }, { ...room, words })).not.toBeNull();
});
