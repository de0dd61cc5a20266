import { writeDesignCode } from '@ringwerk/contract';
import { expect, it } from 'vitest';
import { typedTag } from './typed-tag.ts';

const CODE = writeDesignCode([10, 11, 12, 13, 14, 15, 16]);

it('reads an address that was scanned and a code that was typed, and no other words', () => {
  expect(typedTag(`https://portal.example/vitrine/${CODE}`)).toBe(CODE);
  // A scanner that is set to another keyboard.
  expect(typedTag(`https>&&portal.example&vitrine&${CODE}\n`)).toBe(CODE);
  expect(typedTag(` ${CODE.slice(0, 4)}-${CODE.slice(4)} `.toLowerCase())).toBe(CODE);
  for (const text of ['', 'RW-09-014', 'Tray 12', 'https://portal.example/vitrine', CODE.slice(1)])
    expect([text, typedTag(text)]).toEqual([text, null]);
});
