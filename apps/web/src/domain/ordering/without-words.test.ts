import { describe, expect, it } from 'vitest';
import { withoutWords } from './without-words.ts';

const without = (note: string, words: string): string => {
  const from = note.indexOf(words);
  return withoutWords(note, { from, to: from + words.length });
};

describe('words taken out of a note', () => {
  it.each([
    ['Bitte 5 mm breit, danke', '5 mm breit', ''],
    ['Bitte in Platin', 'Platin', ''],
    ['Bitte in Platin, Anruf vor Versand', 'Platin', 'Bitte, Anruf vor Versand'],
    ['Rückruf am Montag. Ring 5 mm breit', '5 mm breit', 'Rückruf am Montag. Ring'],
    ['please make it 5 mm wide and call', '5 mm wide', 'please make it and call'],
    ['플래티넘으로 부탁드립니다', '플래티넘', ''],
    ['폭 5mm로 해주세요', '폭 5mm', ''],
    ['금요일 전화 주세요. 폭 5mm로 부탁드립니다', '폭 5mm', '금요일 전화 주세요.'],
    ['플래티넘으로 부탁드립니다. 금요일 전화 주세요', '플래티넘', '금요일 전화 주세요'],
    ['プラチナでお願いします', 'プラチナ', ''],
    ['幅5mmにしてください。電話希望', '幅5mm', '電話希望'],
    ['merci, en platine', 'platine', ''],
  ])('%s, without %s', (note, words, left) => expect(without(note, words)).toBe(left));
});
