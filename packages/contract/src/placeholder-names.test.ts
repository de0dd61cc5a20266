import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { lacksNames, placeholderNames, unnamedLines } from './placeholder-names.ts';

describe('names that nobody has typed', () => {
  it('are known in every language, and where only one of them was typed', () => {
    expect(LANGUAGES.filter((language) => !lacksNames(placeholderNames(language)))).toEqual([]);
    expect(['Anna & Name', 'Nom&Paul'].map(lacksNames)).toEqual([true, true]);
  });

  it('are told from what somebody wants engraved', () => {
    expect(['Anna & Paul', 'Name', 'In deinem Namen', 'Nomi & Paul', '', 'A & B & C'].map(lacksNames)).toEqual(
      Array<boolean>(6).fill(false),
    );
  });

  it('are found by the lines on which they stand', () => {
    const engravings = [{ text: '12.06.2027' }, { text: 'Name & Name' }];
    expect(unnamedLines({ rings: [{ engravings: [] }, { engravings }] })).toEqual(['/rings/1/engravings/1/text']);
  });
});
