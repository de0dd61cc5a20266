import { describe, expect, it } from 'vitest';
import { readSize } from './read-size.ts';
import { circumferenceAt, SIZE_SYSTEMS, sizeLabel, widthAdvice, type SizeSystem } from './ring-sizes.ts';

/** Every hundredth of a millimetre that the record can hold. */
const EVERY = Array.from({ length: 4101 }, (_, index) => (4100 + index) / 100);
const numberOf = (system: SizeSystem, circumference: number): number => Number(sizeLabel(system, circumference));
/** Half letters from A: `M½` is 25, `Z+1` is 52. */
function halvesOf(label: string): number {
  const [, letter = '', beyond = '0', half = ''] = /^([A-Z])(?:\+(\d+))?(½?)$/u.exec(label) ?? [];
  return 2 * ('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter) + Number(beyond)) + (half === '' ? 0 : 1);
}

describe('the conversion table of the trade', () => {
  // [circumference, diameter, C − 40, UK, US, JP and KR, HK]; rows that the unit test of the labels does not have.
  it.each([
    [45, 14.32, '5', 'G', '3.25', '5.0', '7'],
    [46, 14.64, '6', 'H', '3.75', '5.9', '8'],
    [49, 15.6, '9', 'J', '5', '8.8', '10'],
    [51, 16.23, '11', 'L', '5.75', '10.7', '12'],
    [52, 16.55, '12', 'L½', '6', '11.7', '13'],
    [53, 16.87, '13', 'M½', '6.5', '12.6', '14'],
    [55, 17.51, '15', 'O', '7.25', '14.5', '15'],
    [56, 17.83, '16', 'P', '7.5', '15.5', '16'],
    [58, 18.46, '18', 'Q½', '8.5', '17.4', '18'],
    [59, 18.78, '19', 'R', '8.75', '18.3', '19'],
    [61, 19.42, '21', 'T', '9.5', '20.3', '21'],
    [63, 20.05, '23', 'U½', '10.25', '22.2', '23'],
    [64, 20.37, '24', 'V', '10.75', '23.1', '24'],
    [65, 20.69, '25', 'W', '11.25', '24.1', '25'],
    [66, 21.01, '26', 'X', '11.5', '25.0', '26'],
    [67, 21.33, '27', 'X½', '12', '26.0', '27'],
    [68, 21.65, '28', 'Y½', '12.25', '26.9', '28'],
    [72, 22.92, '32', 'Z+2½', '14', '30.8', '–'],
    [74, 23.55, '34', 'Z+4', '14.75', '32.7', '–'],
    [75, 23.87, '35', 'Z+5', '15', '33.6', '–'],
    [76, 24.19, '36', 'Z+6', '15.5', '34.6', '–'],
    [77, 24.51, '37', 'Z+6½', '15.75', '35.5', '–'],
  ])('%d mm', (size, diameter, swiss, uk, us, gauge, hk) => {
    const shown = (['ch', 'it', 'uk', 'us', 'jp', 'kr', 'hk'] as const).map((system) => sizeLabel(system, size));
    expect(shown).toEqual([swiss, swiss, uk, us, gauge, gauge, hk]);
    expect(Math.abs(numberOf('diameter', size) - diameter)).toBeLessThanOrEqual(0.06);
    // The table's two decimals against π itself.
    expect(Math.abs(circumferenceAt('diameter', diameter) - size)).toBeLessThan(0.016);
  });
});

describe('the formula of a scale', () => {
  it('of ISO and of France is the circumference, of Switzerland and Italy 40 less', () => {
    for (const size of EVERY) {
      expect(numberOf('iso', size)).toBe(size);
      expect(numberOf('ch', size)).toBeCloseTo(size - 40, 9);
      expect(sizeLabel('it', size)).toBe(sizeLabel('ch', size));
    }
  });
  it('of the United States is 11.63 mm and 0.8128 mm a size, by quarters, or by eighths where a stored size is one', () => {
    for (const size of EVERY) {
      const exact = (size / Math.PI - 11.63) / 0.8128;
      const shown = numberOf('us', size);
      expect(Math.abs(shown - exact)).toBeLessThanOrEqual(0.125 + 1e-9);
      expect((shown * 8) % 1).toBe(0);
      // An eighth is said only where the size is exactly that, to half a hundredth of a millimetre around.
      if ((shown * 4) % 1 !== 0) expect(Math.abs(shown - exact) * 0.8128 * Math.PI).toBeLessThan(0.0051);
    }
  });
  it('of Japan and Korea is a third of n + 38, to a tenth', () => {
    for (const size of EVERY) {
      const exact = (3 * size) / Math.PI - 38;
      expect(Math.abs(numberOf('jp', size) - exact)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(sizeLabel('kr', size)).toBe(sizeLabel('jp', size));
      expect(sizeLabel('jp', size)).toMatch(/^\d+\.\d$/u);
    }
  });
  it('of the Netherlands is the diameter by quarters, of the diameter itself a tenth or a half of one', () => {
    for (const size of EVERY) {
      expect(Math.abs(numberOf('nl', size) - size / Math.PI)).toBeLessThanOrEqual(0.125 + 1e-9);
      expect((numberOf('nl', size) * 4) % 1).toBe(0);
      expect(Math.abs(numberOf('diameter', size) - size / Math.PI)).toBeLessThanOrEqual(0.05 + 1e-9);
    }
  });
  it('of the United Kingdom is 37.5 mm at A and 1.25 mm a letter, by halves', () => {
    for (const size of EVERY) {
      const halves = halvesOf(sizeLabel('uk', size));
      expect(Math.abs(37.5 + 0.625 * halves - size)).toBeLessThanOrEqual(0.3125 + 1e-9);
    }
    expect(sizeLabel('uk', 37)).toBe('–');
  });
  it.each(SIZE_SYSTEMS.filter((system) => system !== 'uk' && system !== 'hk'))('of %s never falls', (system) => {
    let before = -Infinity;
    for (const size of EVERY) {
      // An exact half tenth or eighth may stand between two rounded ones, so that two neighbours are compared by their scale.
      const shown = numberOf(system, size);
      expect(shown).toBeGreaterThanOrEqual(before - (system === 'us' ? 0.125 : 0.05) - 1e-9);
      before = Math.max(before, shown);
    }
  });
  it('of Hong Kong names the nearest US size of its table, and nothing beyond its ends', () => {
    let before = 0;
    for (const size of EVERY) {
      const label = sizeLabel('hk', size);
      if (label === '–') {
        expect(size < 43.56 - 0.69 || size > 70.37 + 0.69).toBe(true);
        continue;
      }
      expect(Number(label)).toBeGreaterThanOrEqual(before);
      before = Number(label);
    }
    expect(before).toBe(30);
    expect([sizeLabel('hk', 42.8), sizeLabel('hk', 43.6), sizeLabel('hk', 71.1)]).toEqual(['–', '5', '–']);
  });
  it.each([
    ['us', 7, 54.411],
    ['us', 0, 36.537],
    ['us', 6.125, 52.177],
    ['jp', 10, 50.265],
    ['jp', 13, 53.407],
    ['kr', 19, 59.69],
    ['nl', 17.5, 54.978],
    ['diameter', 20, 62.832],
    ['ch', 14, 54],
    ['it', 20.5, 60.5],
    ['iso', 54, 54],
  ] as const)('of %s: size %d is %d mm around', (system, size, circumference) => {
    expect(circumferenceAt(system, size)).toBeCloseTo(circumference, 3);
  });
});

describe('a size that is typed', () => {
  // Left and right of what the record can hold: 41 and 82 mm.
  it.each([
    ['41', 41],
    ['40.99', null],
    ['82', 82],
    ['82.01', null],
    ['41 mm', 41],
    ['CH 1', 41],
    ['CH 0.99', null],
    ['IT 42', 82],
    ['IT 42.01', null],
    ['13.06 mm', 41.03],
    ['13.04 mm', null],
    ['26.1 mm', 82],
    ['26.11 mm', null],
    ['5.4 cm', 54],
    ['1.75 cm', 54.98],
    ['2 in', 50.8],
    ['0.7 inch', 55.86],
    ['0.7"', 55.86],
    ['54ミリ', 54],
    ['54밀리', 54],
    ['UK D', 41.25],
    ['UK C½', null],
    ['UK Z+10', 81.25],
    ['UK Z+11', null],
    ['GB n.5', 54.38],
    ['n 1/2 gb', 54.38],
    ['HK 5', 43.56],
    ['HK 30', 70.37],
    ['HK 4', null],
    ['HK 31', null],
    ['US 17.75', 81.86],
    ['US 18', null],
    ['EU 54', 54],
    ['fr 54,5', 54.5],
    ['DE54', 54],
    ['12 호', 52.36],
    ['ho 12', 52.36],
    ['12 ho', 52.36],
    ['ø 17.19', 54],
    ['1e2', null],
    ['-54', null],
    ['54 54', null],
    ['54 kg', null],
  ] as const)('%s is %s', (text, size) => {
    expect(readSize(text, 'iso')).toBe(size);
  });

  it.each(SIZE_SYSTEMS)('without a name is one of %s where it is too small for a circumference', (system) => {
    const ofScale = readSize('14', system);
    const named = system === 'uk' ? null : readSize(`${system === 'diameter' ? '⌀' : system} 14`, 'iso');
    // 14 letters are none, 14 mm around fit no finger: both are then 14 mm of diameter.
    const diameter = Math.round(14 * Math.PI * 100) / 100;
    expect(ofScale).toBe(system === 'iso' || system === 'uk' ? diameter : named);
    expect(readSize('54', system)).toBe(54);
  });
});

describe('the advice for a wide band', () => {
  // [width, flat bore, domed bore]: just up to a limit and just beyond it.
  it.each([
    [1.5, 0, 0],
    [4, 0, 0],
    [4.05, 0.5, 0],
    [6, 0.5, 0],
    [6.05, 1, 0.5],
    [8, 1, 0.5],
    [8.05, 1.5, 1],
    [12, 1.5, 1],
  ])('%d mm', (width, flat, domed) => {
    expect([widthAdvice(width, false), widthAdvice(width, true)]).toEqual([flat, domed]);
  });
});
