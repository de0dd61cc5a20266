import { readDesignCode } from '@ringwerk/contract';

/** A text that has the form of a design's code and is none. */
export interface MistypedCode {
  /** Capital letters and digits alone. */
  readonly code: string;
  /** Place of a character that no code holds, from 0; null where every character could be right by itself. */
  readonly foreignAt: number | null;
  /** Codes that differ from it in one character, or by two neighbours in the wrong order. */
  readonly near: readonly string[];
}

const CHARACTERS = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
/** Seven characters and the check character; the letters that are read as digits are among them. */
const FORM = /^(?=.*\d)[0-9A-Z]{8}$/u;

const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/gu, '');

/** What was typed, where it has the form of a code whose check character contradicts it; a word without any digit is none. */
export function mistypedCode(typed: string): MistypedCode | null {
  const code = plain(typed);
  if (!FORM.test(code) || readDesignCode(code) !== null) return null;
  const at = code.search('U');
  const foreignAt = at < 0 ? null : at;
  const places = foreignAt === null ? Array.from(code, (_, place) => place) : [foreignAt];
  const changed = places.flatMap((place) =>
    CHARACTERS.map((character) => code.slice(0, place) + character + code.slice(place + 1)),
  );
  const swapped = places.map(
    (place) => code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2),
  );
  const read = [...changed, ...swapped].map((text) => readDesignCode(text)).filter((text) => text !== null);
  return { code, foreignAt, near: [...new Set(read)] };
}

/** Places, from 0, where what was typed is not the code that was meant. */
export const wrongPlaces = (typed: string, meant: string): readonly number[] =>
  Array.from(meant, (_, place) => place).filter((place) => {
    const own = typed[place] === 'O' ? '0' : (typed[place] ?? '').replace(/[IL]/u, '1');
    return own !== meant[place];
  });
