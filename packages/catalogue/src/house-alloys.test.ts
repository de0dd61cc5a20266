import type { ListedAlloy } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { f0OfLab, labOfF0, plateColour, swatchOf } from './alloy-colour.ts';
import { ALLOYS } from './alloys.ts';
import { composeAlloys, isOffered, listedTables, plausibleDensity, type HouseAlloy } from './house-alloys.ts';
import { changedLooks, houseCatalogue } from './house-catalogue.ts';
import { LOOKS, looksOf } from './looks.ts';
import { KERNEL_TABLES } from './tables.ts';

const alloy = (id: string) => {
  const found = ALLOYS.find((known) => known.id === id);
  if (found === undefined) throw new Error(`the release has no ${id}`);
  return found;
};

describe('a measured colour', () => {
  // Plates as they were measured, and the reflectance that the sheets of the release were made with.
  it.each([
    ['au333-yellow', [89.5, 3, 14]],
    ['au585-red', [86.7, 11, 16.5]],
    ['au750-yellow', [90.7, 1.3, 23.2]],
    ['pt950-ru', [87, 0.5, 4]],
    ['ag925', [93, 0.2, 3.5]],
  ] as const)('of %s gives the reflectance of its sheet to the last place', (id, lab) => {
    expect(f0OfLab(lab)).toEqual(alloy(id).f0);
  });

  it('is read back from every sheet within a thousandth of light', () => {
    // A place of CIELAB is a little coarser than a thousandth of reflectance.
    const off = ALLOYS.map(({ f0 }) => {
      const again = f0OfLab(labOfF0(f0));
      return Math.max(...f0.map((value, channel) => Math.abs(value - (again[channel] ?? NaN))));
    });
    expect(Math.max(...off)).toBeLessThan(0.0025);
  });

  it('shows the swatch of the sheet, and the plate as a screen shows it', () => {
    const bare = ALLOYS.filter(({ family }) => family !== 'zirconium' && family !== 'carbon');
    const wrong = bare.filter(({ f0, isRhodiumPlated, swatch }) => swatchOf(f0, isRhodiumPlated) !== swatch);
    expect(wrong.map(({ id }) => id)).toEqual([]);
    // CIELAB 100, 0, 0 is the white of D65.
    expect(plateColour([100, 0, 0])).toBe('#FFFFFF');
    expect(plateColour([53.585, 0, 0])).toBe('#808080');
  });
});

const DAWN: HouseAlloy = {
  id: 'au750-rose-h1',
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  fineMetal: 'Au',
  density: 15.2,
  lab: [88.2, 6.8, 18.4],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE'],
  isListed: true,
  isWithdrawn: false,
};
const shippedAs = (id: string, change: Partial<HouseAlloy>): HouseAlloy => {
  const { family, colour, fineness, fineMetal, density, names, hallmark, isRhodiumPlated, markets } = alloy(id);
  const facts = { id, family, colour, fineness, fineMetal, density, names, hallmark, isRhodiumPlated, markets };
  return { ...facts, lab: null, isListed: true, isWithdrawn: false, ...change };
};
const composed = (house: readonly HouseAlloy[], id: string) => composeAlloys(house).find((one) => one.id === id);

describe('the house’s alloys in the one table', () => {
  it('stand behind those of their group, with the nature of their kind', () => {
    const ids = composeAlloys([DAWN]).map(({ id }) => id);
    const last = ALLOYS.findLastIndex(({ group }) => group === 'au750');
    expect(ids[last + 1]).toBe(DAWN.id);
    expect(composed([DAWN], DAWN.id)).toMatchObject({ isOwn: true, isRolledIn: true, group: 'au750', work: 'cold' });
  });

  it('reach the picture with their reflectance, under rhodium where they are plated', () => {
    const { alloys } = looksOf(composeAlloys([DAWN, shippedAs('au585-yellow', { lab: [85, 2, 25] })]));
    expect(alloys[DAWN.id]?.f0).toEqual(f0OfLab([88.2, 6.8, 18.4]));
    expect(alloys['au585-yellow']?.f0).toEqual(f0OfLab([85, 2, 25]));
    expect(alloys['au750-yellow']).toEqual({ f0: alloy('au750-yellow').f0 });
  });

  it('are what rings are computed and drawn with, and nothing else is changed', () => {
    const { kernel, looks } = houseCatalogue([DAWN]);
    expect(kernel.tables.alloys.find(({ id }) => id === DAWN.id)).toMatchObject({ density: 15.2 });
    expect(looks.alloys[DAWN.id]).toEqual({ f0: f0OfLab([88.2, 6.8, 18.4]) });
    expect(houseCatalogue([]).looks).toBe(LOOKS);
    const heavier = shippedAs('au585-yellow', { density: 13.6 });
    expect(Object.keys(changedLooks([DAWN, heavier]))).toEqual([DAWN.id]);
    // Layers are drawn in the colour of their alloys.
    const layered = ALLOYS.find(({ layers }) => layers !== undefined);
    const [layer = ''] = layered?.layers ?? [];
    expect(Object.keys(changedLooks([shippedAs(layer, { lab: [80, 2, 20] })]))).toContain(layered?.id);
  });

  it('of the release are offered nowhere while no list prices them', () => {
    const [unpriced] = [composed([shippedAs('ti-grade2', { isListed: false })], 'ti-grade2')];
    expect(unpriced?.markets).toEqual([]);
  });

  it('leave what the house does not change as it was to the last place', () => {
    const { f0, swatch } = alloy('au585-red');
    expect(composed([shippedAs('au585-red', { lab: labOfF0(f0) })], 'au585-red')).toMatchObject({ f0, swatch });
    expect(composeAlloys([])).toBe(ALLOYS);
    expect(listedTables([])).toBe(KERNEL_TABLES);
  });

  it('are offered where they are priced, marketed and not withdrawn', () => {
    const offered = (change: Partial<HouseAlloy>): boolean => {
      const one = composed([{ ...DAWN, ...change }], DAWN.id);
      return one !== undefined && isOffered(one, 'DE');
    };
    expect([
      offered({}),
      offered({ isListed: false }),
      offered({ isWithdrawn: true }),
      offered({ markets: ['JP'] }),
    ]).toEqual([true, false, false, false]);
  });

  it('weigh by the list that they were frozen in', () => {
    const listed: ListedAlloy = { ...DAWN, loss: 0.05 };
    const { alloys } = listedTables([listed, { ...shippedAs('au585-yellow', { density: 13.6 }), loss: null }]);
    expect(alloys.find(({ id }) => id === DAWN.id)).toMatchObject({ density: 15.2, isOwn: true });
    expect(alloys.find(({ id }) => id === 'au585-yellow')).toMatchObject({ density: 13.6 });
    expect(alloys.length).toBe(ALLOYS.length + 1);
  });
});

describe('plausible densities', () => {
  it('hold every alloy of the release', () => {
    const outside = ALLOYS.filter(({ family, fineness, density }) => {
      const [least, most] = plausibleDensity(family, fineness) ?? [0, 25];
      return density < least || density > most;
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
  });

  it('follow from the fineness by the rule of mixtures', () => {
    // 750 gold with zinc alone: 1 / (0.75 / 19.32 + 0.25 / 7.1) = 13.51; with palladium 16.83.
    expect(plausibleDensity('gold', 750)).toEqual([13.5, 16.9]);
    expect(plausibleDensity('steel', null)).toBeNull();
  });
});
