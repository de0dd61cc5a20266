import { describe, expect, it } from 'vitest';
import { readSize } from './read-size.ts';
import { SIZE_TABLES } from '../../test/fixtures/ring-sizes.ts';
import { circumferenceAt, SIZE_SYSTEMS, sizeLabel, type CountedSystem } from './ring-sizes.ts';

describe('readSize', () => {
  it.each([
    ['54', 54],
    ['55.3', 55.3],
    ['55,3', 55.3],
    ['54 mm', 54],
    ['17.5 mm', 54.98],
    ['⌀ 17,5 mm', 54.98],
    ['Ø17.5', 54.98],
    ['17,5', 54.98],
    ['0.69in', 55.06],
    ['US 7', 54.41],
    ['7 us', 54.41],
    ['US 6½', 53.13],
    ['6 1/2 US', 53.13],
    ['US 6⅛', 52.18],
    ['US 10 3/4', 63.99],
    ['JP 12', 52.36],
    ['12号', 52.36],
    ['KR12', 52.36],
    ['KR 12½', 52.88],
    ['NL 17.5', 54.98],
    ['CH 14', 54],
    ['IT 14', 54],
    ['５４', 54],
  ])('reads %s as %d mm around', (text, size) => expect(readSize(text, 'iso')).toBe(size));

  it('reads a bare number on the scale of the reader', () => {
    expect(readSize('7', 'us')).toBe(54.41);
    expect(readSize('12', 'jp')).toBe(52.36);
    expect(readSize('17', 'jp')).toBe(57.6);
    expect(readSize('54', 'jp')).toBe(54);
    expect(readSize('L 1/2', 'uk')).toBe(readSize('UK L½', 'iso'));
  });

  it.each(['', 'US', 'seven', '400', '9', '4 in', 'UK 7', 'UK A+1', 'HK 99', 'US 6/2', 'US 1/3'])(
    'refuses %s',
    (text) => expect(readSize(text, 'iso')).toBeNull(),
  );

  // The finest step that each counted scale is sold in.
  it.each([
    ['iso', 0.1],
    ['ch', 0.1],
    ['it', 0.1],
    ['us', 0.125],
    ['jp', 0.1],
    ['kr', 0.1],
    ['diameter', 0.05],
    ['nl', 0.25],
  ] as const)('stores every step of %s (%d) exactly and shows it again', (system: CountedSystem, step) => {
    let seen = 0;
    for (let at = 0; at <= 800; at++) {
      const size = Number((at * step).toFixed(3));
      const exact = circumferenceAt(system, size);
      if (exact < 41 || exact > 82) continue;
      seen++;
      const name = system === 'diameter' ? '⌀' : system;
      const stored = readSize(`${name} ${size}`, 'iso');
      expect(Math.abs((stored ?? 0) - exact), `${name} ${size}`).toBeLessThan(0.0051);
      expect(Number(sizeLabel(system, stored ?? 0)), `${name} ${size}`).toBe(size);
    }
    expect(seen).toBeGreaterThan(50);
  });

  it.each(SIZE_SYSTEMS.filter((system) => system in SIZE_TABLES))('holds every row of the table of %s', (system) => {
    for (const row of (SIZE_TABLES[system] ?? '').split(', ')) {
      const [label = '', circumference = ''] = row.split(' ');
      const exact = Number(circumference);
      if (exact < 41 || exact > 82) continue;
      const stored = readSize(`${system} ${label}`, 'iso');
      expect(Math.abs((stored ?? 0) - exact), label).toBeLessThan(0.0057);
      const shown = sizeLabel(system, stored ?? 0);
      expect(system === 'jp' || system === 'kr' ? shown.replace(/\.0$/, '') : shown).toBe(label);
    }
  });

  it('holds letters and halves of the United Kingdom up to Z+9', () => {
    for (const half of ['', '½']) {
      const labels = [...'DEFGHIJKLMNOPQRSTUVWXYZ', ...Array.from({ length: 9 }, (_, at) => `Z+${at + 1}`)];
      for (const label of labels.map((letter) => `${letter}${half}`).filter((name) => name < 'Z+9½')) {
        expect(sizeLabel('uk', readSize(`UK ${label}`, 'iso') ?? 0)).toBe(label);
        expect(readSize(`${label.replace('½', ' 1/2')} uk`, 'iso')).toBe(readSize(`UK ${label}`, 'iso'));
      }
    }
  });

  it.each(SIZE_SYSTEMS)('gives back every label of %s', (system) => {
    for (let hundredth = 4100; hundredth <= 8200; hundredth += 1) {
      const label = sizeLabel(system, hundredth / 100);
      if (label === '–') continue;
      const read = readSize(`${system === 'diameter' ? '⌀' : system} ${label}`, 'iso');
      // Labels at both ends of a scale stand for sizes of which the nearest whole one lies outside.
      if (read === null) expect(Math.min(hundredth - 4100, 8200 - hundredth), label).toBeLessThan(80);
      else expect(sizeLabel(system, read)).toBe(label);
    }
  });
});
