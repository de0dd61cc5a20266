import { circumferenceAt, HK_ROWS, SIZE_STEP, UK, type SizeSystem } from './ring-sizes.ts';

/** Names of the scales as people write them before or behind a size; the ISO size is the circumference itself. */
const NAMES: Readonly<Record<string, SizeSystem>> = {
  iso: 'iso',
  eu: 'iso',
  de: 'iso',
  fr: 'iso',
  ch: 'ch',
  it: 'it',
  us: 'us',
  usa: 'us',
  jp: 'jp',
  号: 'jp',
  kr: 'kr',
  호: 'kr',
  ho: 'kr',
  nl: 'nl',
  uk: 'uk',
  gb: 'uk',
  hk: 'hk',
  '⌀': 'diameter',
  ø: 'diameter',
};

/** Sizes that the record can hold, inner circumference in mm. */
const SMALLEST = 41;
const LARGEST = 82;

const rounded = (value: number): number => Number((Math.round(value / SIZE_STEP + 1e-9) * SIZE_STEP).toFixed(2));
const isSize = (value: number): boolean => value >= SMALLEST - 1e-9 && value <= LARGEST + 1e-9;

/** A number as people write sizes: `6.5`, `6,5`, and `61/2` for 6½; null for anything else. */
function numberOf(text: string): number | null {
  const [, whole = '', above, below] = /^(\d*)(?:([1357])\/([248]))?$/u.exec(text) ?? [];
  if (above !== undefined && below !== undefined) return Number(whole) + Number(above) / Number(below);
  const number = Number(text.replace(',', '.'));
  return text === '' || !Number.isFinite(number) ? null : number;
}

/** Inner circumference of a size of a scale; null where the scale has no such size. */
function circumferenceOf(system: SizeSystem, size: string): number | null {
  if (system === 'uk') return ofLetter(size);
  if (system === 'hk') return HK_ROWS.find(([, label]) => label === size)?.[0] ?? null;
  const number = numberOf(size);
  return number === null ? null : circumferenceAt(system, number);
}

/** `l`, `l1/2`, `l.5`, and behind Z `z+2`, `z+21/2`. */
function ofLetter(size: string): number | null {
  const [, letter = '', beyond = '0', half] = /^([a-z])(?:\+(\d+?))?([.,]5|1\/2)?$/u.exec(size) ?? [];
  if (letter === '' || (beyond !== '0' && letter !== 'z')) return null;
  const letters = letter.charCodeAt(0) - 'a'.charCodeAt(0) + Number(beyond) + (half === undefined ? 0 : 0.5);
  return UK.first + UK.letter * letters;
}

const UNITS: Readonly<Record<string, number>> = { mm: 1, ミリ: 1, 밀리: 1, cm: 10, in: 25.4, inch: 25.4, '"': 25.4 };

/** A length is the circumference, or where it is too short for one the inner diameter. */
function lengthOf(text: string): number | null {
  const [, number = '', unit = ''] = /^(\d+[.,]?\d*|[.,]\d+)([^\d.,]+)$/u.exec(text) ?? [];
  const factor = UNITS[unit];
  if (factor === undefined) return null;
  const millimetres = Number(number.replace(',', '.')) * factor;
  return isSize(millimetres) ? millimetres : millimetres * Math.PI;
}

/**
 * A ring size as people type it: `54`, `US 7`, `L½ UK`, `17.5 mm`, `⌀ 17,5`, `0.69 in`. A bare number from 41 is the
 * circumference; a smaller one is a size of `system`, the reader's scale, and the inner diameter where that is the
 * circumference. Returns the inner circumference on the record's hundredth of a millimetre; null for anything else.
 */
export function readSize(text: string, system: SizeSystem): number | null {
  // NFKC writes ½ as 1⁄2, with a slash of its own.
  const plain = text.normalize('NFKC').replaceAll('⁄', '/').replaceAll(/\s/gu, '').toLowerCase();
  const value = namedSize(plain) ?? lengthOf(plain) ?? bareSize(plain, system);
  return value === null || !isSize(rounded(value)) ? null : rounded(value);
}

function namedSize(plain: string): number | null {
  for (const [name, system] of Object.entries(NAMES)) {
    const size = plain.startsWith(name)
      ? plain.slice(name.length)
      : plain.endsWith(name)
        ? plain.slice(0, -name.length)
        : null;
    if (size === null) continue;
    const value = circumferenceOf(system, system === 'diameter' ? size.replace(/mm$/u, '') : size);
    if (value !== null) return value;
  }
  return null;
}

function bareSize(plain: string, system: SizeSystem): number | null {
  const own = circumferenceOf(system, plain);
  const number = Number(plain.replace(',', '.'));
  if (!Number.isFinite(number)) return own;
  if (isSize(number)) return number;
  return own !== null && isSize(rounded(own)) ? own : number * Math.PI;
}
