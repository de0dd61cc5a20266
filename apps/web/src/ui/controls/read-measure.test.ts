import { BCP47, COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../i18n/format.ts';
import { isSaidExactly, readMeasure } from './read-measure.ts';

const WIDTH = { min: 1.5, max: 12, step: 0.1 };

describe('a typed width', () => {
  it('is 6.3 mm for 6.3 and for 6,3 in all six languages, and for what the field itself shows', () => {
    for (const language of LANGUAGES) {
      for (const country of COUNTRIES) {
        const format = createFormat(`${BCP47[language]}-${country}`, 'UTC');
        for (const text of ['6.3', '6,3', '6.3 mm', '6,3mm', format.mm(6.3)]) {
          expect(readMeasure(text, WIDTH)?.taken, `${text} in ${language}-${country}`).toBe(6.3);
        }
      }
    }
  });

  it('is refused outside its limits instead of clamped', () => {
    expect(readMeasure('63', WIDTH)).toBeNull();
    expect(readMeasure('1.4', WIDTH)).toBeNull();
    expect(readMeasure('wide', WIDTH)).toBeNull();
  });

  it('lands on the step', () => {
    expect(readMeasure('4.3', { min: 1.5, max: 12, step: 0.5 })).toEqual({ typed: 4.3, taken: 4.5 });
    expect(readMeasure('0.2in', WIDTH)).toEqual({ typed: 5.08, taken: 5.1 });
  });

  it('needs no word only where the number itself is taken', () => {
    const isExact = (text: string): boolean => {
      const read = readMeasure(text, WIDTH);
      return read !== null && isSaidExactly(text, read, WIDTH.step);
    };
    expect(['4.2', '4,20 mm', '6.25', '0.2in'].map(isExact)).toEqual([true, true, false, false]);
  });
});
