import { mm, parseDesign } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { applyChanges } from './design-change.ts';
import { sharesChanges, splitFormChanges, swingChanges } from './split-changes.ts';
import { splitSegments } from './split-segments.ts';

const ringOf = (design = examplePair()) => {
  const [ring] = design.rings;
  if (ring === undefined) throw new Error('the example pair has no ring');
  return ring;
};

describe('the line of the colours', () => {
  it.each(['wave', 'diagonal', 'shell'] as const)('%s gives a ring of one colour a second one', (form) => {
    const changed = applyChanges(examplePair(), splitFormChanges(examplePair(), ringOf(), [0, 1], form, 'au585-rose'));
    expect(parseDesign(changed).ok).toBe(true);
    expect(changed.rings.map((ring) => [ring.split.form, ring.segments.length])).toEqual([
      [form, 2],
      [form, 2],
    ]);
  });

  it('becomes straight when the last joint goes', () => {
    const wave = applyChanges(examplePair(), splitFormChanges(examplePair(), ringOf(), [0], 'wave', 'au585-rose'));
    const one = splitSegments(ringOf(wave).segments, [1], 'au585-rose');
    expect(ringOf(applyChanges(wave, sharesChanges(wave, ringOf(wave), [0], one))).split.form).toBe('straight');
  });

  it('keeps a wave when only the ratio changes', () => {
    const wave = applyChanges(examplePair(), splitFormChanges(examplePair(), ringOf(), [0], 'wave', 'au585-rose'));
    const three = splitSegments(ringOf(wave).segments, [1, 2, 1], 'au585-rose');
    expect(ringOf(applyChanges(wave, sharesChanges(wave, ringOf(wave), [0], three))).split).toEqual(ringOf(wave).split);
  });

  it('gives joined rings the touched measure and leaves the swing of each as it is', () => {
    const changed = applyChanges(
      examplePair(),
      splitFormChanges(examplePair(), ringOf(), [0, 1], 'wave', 'au585-rose'),
    );
    const wave = applyChanges(changed, [{ path: '/rings/1/split/amplitude', value: 0.9 }]);
    const five = applyChanges(wave, swingChanges(wave, ringOf(wave), [0, 1], { ...ringOf(wave).split, waves: 5 }));
    expect(five.rings.map(({ split }) => split.waves)).toEqual([5, 5]);
    expect(five.rings.map(({ split }) => split.amplitude)).toEqual([ringOf(wave).split.amplitude, 0.9]);
    const deep = applyChanges(
      five,
      swingChanges(five, ringOf(five), [0, 1], { ...ringOf(five).split, amplitude: mm(0.3) }),
    );
    expect(deep.rings.map(({ split }) => split.amplitude)).toEqual([0.3, 0.3]);
  });
});
