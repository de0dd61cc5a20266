import { ENGRAVING_METHODS, FINISH_IDS, GROOVE_SHAPES, SETTING_IDS, STONE_CUTS } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { ALLOYS } from './alloys.ts';
import { STONE_MATERIALS } from './content/stone-materials.ts';
import { PRICE_LIST } from './price-list.ts';
import { ROUND_SIZES } from './stones.ts';

const priceFor = (steps: readonly (readonly [number, number])[] | undefined, value: number) =>
  steps?.find(([upTo]) => value <= upTo)?.[1];

describe('the price list', () => {
  it('prices every material in every quality and size', () => {
    const cells = STONE_MATERIALS.flatMap(({ id, qualities }) =>
      qualities.flatMap((quality) => ROUND_SIZES.map(({ bucket }) => ({ id, quality, bucket }))),
    );
    expect(cells.length).toBeGreaterThan(400);
    const unpriced = cells.filter(
      ({ id, quality, bucket }) => !((priceFor(PRICE_LIST.stonePrice[id]?.[quality], bucket) ?? 0) > 0),
    );
    expect(unpriced).toEqual([]);
  });

  it('prices no stone that is not sold', () => {
    for (const [material, qualities] of Object.entries(PRICE_LIST.stonePrice)) {
      const known = STONE_MATERIALS.find(({ id }) => id === material)?.qualities ?? [];
      expect(
        Object.keys(qualities).filter((quality) => !known.includes(quality)),
        material,
      ).toEqual([]);
    }
  });

  it('prices every alloy by fixing, loss and fee or by the piece', () => {
    const unpriced = ALLOYS.filter(({ id, family, fineMetal }) => {
      if (fineMetal === null) return !((priceFor(PRICE_LIST.pieceMetal[id], 6) ?? 0) > 0);
      return !(
        PRICE_LIST.fixing[fineMetal] > 0 &&
        (PRICE_LIST.loss[family] ?? -1) >= 0 &&
        (PRICE_LIST.alloyFee[family] ?? -1) >= 0
      );
    });
    expect(unpriced).toEqual([]);
  });

  it('rises with size: piece prices by section, stones per carat, fees by diameter', () => {
    const tables = [
      ...Object.values(PRICE_LIST.pieceMetal),
      ...Object.values(PRICE_LIST.stonePrice).flatMap((qualities) => Object.values(qualities)),
      PRICE_LIST.settingSizeFactor,
    ];
    for (const steps of tables) {
      for (const [index, [upTo, price]] of steps.entries()) {
        const previous = steps[index - 1];
        if (!previous) continue;
        expect(upTo).toBeGreaterThan(previous[0]);
        expect(price).toBeGreaterThanOrEqual(previous[1]);
      }
    }
  });

  it('holds whole cents only', () => {
    const amounts = [
      PRICE_LIST.turning,
      PRICE_LIST.hallmark,
      PRICE_LIST.joint,
      PRICE_LIST.inlay,
      PRICE_LIST.openSeat,
      ...Object.values(PRICE_LIST.edge),
      ...Object.values(PRICE_LIST.plating),
      ...Object.values(PRICE_LIST.finish),
      ...Object.values(PRICE_LIST.groove),
      ...Object.values(PRICE_LIST.engraving),
      ...Object.values(PRICE_LIST.setting),
      ...Object.values(PRICE_LIST.pieceMetal).flatMap((steps) => steps.map(([, price]) => price)),
      ...Object.values(PRICE_LIST.stonePrice).flatMap((qualities) =>
        Object.values(qualities).flatMap((steps) => steps.map(([, price]) => price)),
      ),
    ];
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount <= 0)).toEqual([]);
  });

  it('covers every finish, groove, setting and engraving of the design record', () => {
    expect(Object.keys(PRICE_LIST.finish).sort()).toEqual([...FINISH_IDS].sort());
    expect(Object.keys(PRICE_LIST.groove).sort()).toEqual([...GROOVE_SHAPES].sort());
    expect(Object.keys(PRICE_LIST.setting).sort()).toEqual([...SETTING_IDS].sort());
    expect(Object.keys(PRICE_LIST.engraving).sort()).toEqual([...ENGRAVING_METHODS].sort());
  });

  it('never makes harder work cheaper', () => {
    const factors = [
      ...Object.values(PRICE_LIST.jointFactor),
      ...Object.values(PRICE_LIST.grooveFactor),
      ...Object.values(PRICE_LIST.settingCutFactor),
      ...Object.values(PRICE_LIST.engravingFactor).flatMap((faces) => Object.values(faces)),
    ];
    expect(factors.filter((factor) => !(factor >= 1 && factor <= 3))).toEqual([]);
    expect(Object.keys(PRICE_LIST.settingCutFactor).sort()).toEqual([...STONE_CUTS].sort());
    expect(PRICE_LIST.jointFactor.straight * PRICE_LIST.grooveFactor.straight).toBe(1);
    expect(PRICE_LIST.settingCutFactor.round * PRICE_LIST.engravingFactor.text.inside).toBe(1);
  });

  // The agreed calculation of the trade: 585 yellow, brushed, one brilliant 0.02 ct TW/SI set flush, laser text.
  it('carries the agreed rates of the worked example', () => {
    expect(PRICE_LIST.fixing.Au).toBe(10_000);
    expect(PRICE_LIST.loss['gold']).toBe(0.06);
    expect(PRICE_LIST.alloyFee['gold']).toBe(210);
    expect(PRICE_LIST.colourSurcharge['yellow'] ?? 0).toBe(0);
    expect(PRICE_LIST.turning).toBe(2_400);
    expect(PRICE_LIST.finish['matte-long']).toBe(1_150);
    expect(PRICE_LIST.hallmark).toBe(320);
    expect(priceFor(PRICE_LIST.stonePrice['diamond-natural']?.['tw-si'], 0.02)).toBe(45_000);
    expect(PRICE_LIST.setting.flush * (priceFor(PRICE_LIST.settingSizeFactor, 1.7) ?? 0)).toBe(650);
    expect(PRICE_LIST.engraving.laser).toBe(1_200);
  });
});
