import { describe, expect, it } from 'vitest';
import { SIZE_TABLES } from '../../test/fixtures/ring-sizes.ts';
import { SIZE_SYSTEMS, sizeLabel, widthAdvice } from './ring-sizes.ts';

describe('sizeLabel', () => {
  // circumference, diameter, CH, UK, US, JP, KR, HK
  it.each([
    [44, '14.0', '4', 'F', '3', '4.0', '4.0', '6'],
    [47, '15.0', '7', 'H½', '4', '6.9', '6.9', '9'],
    [48, '15.3', '8', 'I½', '4.5', '7.8', '7.8', '9'],
    [50, '15.9', '10', 'K', '5.25', '9.7', '9.7', '11'],
    [54, '17.2', '14', 'N', '6.75', '13.6', '13.6', '15'],
    [57, '18.1', '17', 'P½', '8', '16.4', '16.4', '18'],
    [60, '19.1', '20', 'S', '9.25', '19.3', '19.3', '20'],
    [62, '19.7', '22', 'T½', '10', '21.2', '21.2', '22'],
    [69, '22.0', '29', 'Z', '12.75', '27.9', '27.9', '29'],
    [70, '22.3', '30', 'Z+1', '13', '28.8', '28.8', '30'],
    [71, '22.6', '31', 'Z+2', '13.5', '29.8', '29.8', '30'],
    [73, '23.2', '33', 'Z+3½', '14.25', '31.7', '31.7', '–'],
    [78, '24.8', '38', 'Z+7½', '16.25', '36.5', '36.5', '–'],
  ])('%d mm', (size, diameter, ch, uk, us, jp, kr, hk) => {
    const labels = (['diameter', 'ch', 'uk', 'us', 'jp', 'kr', 'hk'] as const).map((system) => sizeLabel(system, size));
    expect(labels).toEqual([diameter, ch, uk, us, jp, kr, hk]);
    expect(sizeLabel('iso', size)).toBe(String(size));
    expect(sizeLabel('it', size)).toBe(ch);
  });
  it.each(SIZE_SYSTEMS.filter((system) => system in SIZE_TABLES))('reads every row of the table of %s', (system) => {
    const rows = (SIZE_TABLES[system] ?? '').split(', ').map((row) => row.split(' '));
    expect(rows.length).toBeGreaterThan(25);
    for (const [label = '', circumference = ''] of rows) {
      const shown = sizeLabel(system, Number(circumference));
      expect(system === 'jp' || system === 'kr' ? shown.replace(/\.0$/, '') : shown).toBe(label);
    }
  });
  it('labels every size that can be ordered in every system', () => {
    for (let size = 41; size <= 82; size += 0.5) {
      for (const system of SIZE_SYSTEMS) expect(sizeLabel(system, size)).toMatch(/^[\w.+½–-]+$/);
    }
  });
  it('keeps the gauge marks of Japan: 10 go is 16.00 mm, 13 go 17.00 mm, 19 go 19.00 mm', () => {
    expect([16, 17, 19].map((diameter) => sizeLabel('jp', Math.PI * diameter))).toEqual(['10.0', '13.0', '19.0']);
  });
});

describe('widthAdvice', () => {
  it.each([
    [4, 0, 0],
    [4.5, 0.5, 0],
    [6, 0.5, 0],
    [8, 1, 0.5],
    [10, 1.5, 1],
  ])('%d mm wide', (width, flat, domed) => {
    expect([widthAdvice(width, false), widthAdvice(width, true)]).toEqual([flat, domed]);
  });
});
