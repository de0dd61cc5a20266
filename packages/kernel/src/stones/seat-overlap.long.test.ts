import { describe, expect, it } from 'vitest';
import { TABLES } from '../../test/fixtures/tables.ts';
import { overlapRings, SET_CUTS } from '../../test/overlap-rings.ts';
import { stoneOverlap } from '../../test/stone-overlap.ts';

/**
 * Every cut that the rules let a setting hold: rings that were made with it – stones of 1.3 to 6.5 mm, each in its own
 * depth, direction, profile and back in turn, in the lowest and narrowest band – and how deep a stone lies in metal, mm.
 */
const MEASURED: readonly (readonly [setting: string, cut: string, rings: number, overlap: string])[] = [
  ['flush', 'round', 4, '0.000'],
  ['flush', 'princess', 3, '0.000'],
  ['flush', 'oval', 4, '0.000'],
  ['flush', 'cushion', 4, '0.000'],
  ['grain', 'round', 4, '0.000'],
  ['pave', 'round', 4, '0.000'],
  ['channel', 'round', 4, '0.000'],
  ['channel', 'princess', 3, '0.000'],
  ['channel', 'emerald', 4, '0.000'],
  ['channel', 'asscher', 4, '0.000'],
  ['channel', 'radiant', 4, '0.000'],
  ['channel', 'baguette', 3, '0.000'],
  ['channel-cross', 'round', 2, '0.000'],
  ['channel-cross', 'princess', 2, '0.000'],
  ['channel-cross', 'emerald', 1, '0.000'],
  ['channel-cross', 'asscher', 2, '0.000'],
  ['channel-cross', 'radiant', 2, '0.000'],
  ['channel-cross', 'baguette', 1, '0.000'],
  ['bar', 'round', 4, '0.000'],
  ['bar', 'princess', 3, '0.000'],
  ['bar', 'emerald', 4, '0.000'],
  ['bar', 'asscher', 4, '0.000'],
  ['bar', 'radiant', 4, '0.000'],
  ['bar', 'baguette', 3, '0.000'],
  ['bezel', 'round', 5, '0.000'],
  ['bezel', 'princess', 5, '0.000'],
  ['bezel', 'oval', 5, '0.000'],
  ['bezel', 'cushion', 5, '0.000'],
  ['bezel', 'emerald', 5, '0.000'],
  ['bezel', 'asscher', 5, '0.000'],
  ['bezel', 'radiant', 5, '0.000'],
  ['bezel', 'pear', 5, '0.000'],
  ['bezel', 'marquise', 5, '0.000'],
  ['bezel', 'heart', 5, '0.000'],
  ['bezel', 'baguette', 5, '0.000'],
  ['tension', 'round', 4, '0.000'],
  ['tension', 'princess', 4, '0.000'],
  ['tension', 'oval', 4, '0.000'],
  ['tension', 'cushion', 4, '0.000'],
  ['tension', 'emerald', 4, '0.000'],
  ['tension', 'asscher', 4, '0.000'],
  ['tension', 'radiant', 4, '0.000'],
  ['tension', 'baguette', 3, '0.000'],
  ['prong4', 'round', 5, '0.000'],
  ['prong4', 'princess', 5, '0.000'],
  ['prong4', 'oval', 5, '0.000'],
  ['prong4', 'cushion', 5, '0.000'],
  ['prong4', 'emerald', 5, '0.000'],
  ['prong4', 'asscher', 5, '0.000'],
  ['prong4', 'radiant', 5, '0.000'],
  ['prong4', 'pear', 5, '0.000'],
  ['prong4', 'marquise', 5, '0.000'],
  ['prong4', 'heart', 5, '0.000'],
  ['prong4', 'baguette', 5, '0.000'],
  ['prong6', 'round', 5, '0.000'],
  ['prong6', 'oval', 5, '0.000'],
  ['side', 'round', 2, '0.000'],
  ['side', 'princess', 2, '0.000'],
  ['scatter', 'round', 4, '0.000'],
];

describe('no stone stands in metal', () => {
  it.each(SET_CUTS.map(({ setting, cut }) => [setting, cut] as const))('%s, %s', (setting, cut) => {
    const rings = overlapRings({ setting, cut }, TABLES, 1);
    const worst = Math.max(...rings.map((ring) => stoneOverlap(ring, TABLES).depth));
    const row = MEASURED.find(([ofSetting, ofCut]) => ofSetting === setting && ofCut === cut);
    expect([setting, cut, rings.length, worst.toFixed(3)]).toEqual(row);
  });
  it('in no setting that the table leaves out', () => {
    expect(MEASURED.map(([setting, cut]) => `${setting} ${cut}`)).toEqual(
      SET_CUTS.map(({ setting, cut }) => `${setting} ${cut}`),
    );
  });
});
