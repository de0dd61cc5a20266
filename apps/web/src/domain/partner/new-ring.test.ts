import { describe, expect, it } from 'vitest';
import { coupleFile, design, order, position } from '../../../test/fixtures.ts';
import { canMatch, madeRings, newRing } from './new-ring.ts';

const PERSONS = { first: 'Anna', second: 'Paul' };
const { people } = coupleFile();
const [first, second] = design.rings;
if (first === undefined || second === undefined) throw new Error('the pair of the tests has two rings');

describe('rings of an order', () => {
  it('are those of its positions, each with the other one of its pair', () => {
    const made = madeRings(order({ positions: [position(), position({ number: 2, kind: 'extra', rings: null })] }));
    expect(made.map(({ position: of, ring, made: one, other }) => [of, ring, one, other])).toEqual([
      [1, 0, first, second],
      [1, 1, second, first],
    ]);
    expect(made[0]).toMatchObject({ setId: 9014, articleNumber: 'RW-09-014' });
  });

  it('can be matched once they are ordered, and not when they were never made', () => {
    expect(canMatch(order())).toBe(true);
    expect(canMatch(order({ status: 'cancelled' }))).toBe(false);
    expect(canMatch(order({ positions: [position({ rings: null })] }))).toBe(false);
  });
});

describe('the new ring', () => {
  it('of a pair is for the other person, in the size that was made for that person', () => {
    const made = { made: first, other: second };
    expect(newRing(made, 'partner', PERSONS, people)).toEqual({ wearer: 'Paul', size: null, sizeFrom: 'order' });
    expect(newRing({ made: second, other: first }, 'partner', PERSONS, people).wearer).toBe('Anna');
  });

  it('that is the same once more is for the same person', () => {
    const made = { made: second, other: first };
    expect(newRing(made, 'reorder', PERSONS, people)).toEqual({ wearer: 'Paul', size: null, sizeFrom: 'order' });
  });

  it('beside a ring that was made alone is for whom the file names beside its wearer, in the measured size', () => {
    const made = { made: { ...first, role: 'single' as const }, other: null };
    const forPaul = { first: 'Paul', second: '' };
    expect(newRing(made, 'partner', forPaul, people)).toEqual({ wearer: 'Anna', size: 51.88, sizeFrom: 'file' });
    const forAnna = { first: 'Anna', second: '' };
    expect(newRing(made, 'partner', forAnna, people)).toEqual({ wearer: 'Paul', size: null, sizeFrom: 'unknown' });
    expect(newRing(made, 'partner', forAnna, [])).toEqual({ wearer: '', size: null, sizeFrom: 'unknown' });
  });
});
