import { readDesignCode } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { newDesignCode } from './design-code.ts';

const codes = Array.from({ length: 50 }, newDesignCode);
const others = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a new code is read back, as it is and as people write it', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(readDesignCode(code)).toBe(code);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(readDesignCode(typed)).toBe(code);
  }
});

test('every single wrong character is found', () => {
  for (const code of codes) {
    for (let place = 0; place < 8; place += 1) {
      for (const other of others) {
        if (other === code[place]) continue;
        expect(readDesignCode(code.slice(0, place) + other + code.slice(place + 1))).toBeNull();
      }
    }
  }
});

test('every swap of two different neighbours is found', () => {
  for (const code of codes) {
    for (let place = 0; place < 7; place += 1) {
      const [first = '', second = ''] = code.slice(place, place + 2);
      if (first === second) continue;
      expect(readDesignCode(code.slice(0, place) + second + first + code.slice(place + 2))).toBeNull();
    }
  }
});

test('other lengths and letters outside the alphabet are no codes', () => {
  for (const text of ['', '0', '00000000U', 'UUUUUUUU', '0000000000', '＊'.repeat(8)]) {
    expect(readDesignCode(text)).toBeNull();
  }
});
