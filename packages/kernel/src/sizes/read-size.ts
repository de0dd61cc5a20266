import { sizeLabel, type SizeSystem } from './ring-sizes.ts';

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

/** Sizes that the record can hold, inner circumference in mm, and their step. */
const SMALLEST = 41;
const LARGEST = 82;
const STEP = 0.1;

const rounded = (value: number): number => Number((Math.round(value / STEP) * STEP).toFixed(1));
const isSize = (value: number): boolean => value >= SMALLEST - 1e-9 && value <= LARGEST + 1e-9;

/** Inner circumference of a size of a scale; null where the scale has no such size. */
function circumferenceOf(system: SizeSystem, size: string): number | null {
  if (system === 'uk' || system === 'hk') return listed(system, size);
  const number = Number(size.replace(',', '.'));
  return size === '' || !Number.isFinite(number) ? null : counted(system, number);
}

function counted(system: Exclude<SizeSystem, 'uk' | 'hk'>, number: number): number {
  switch (system) {
    case 'iso':
      return number;
    case 'ch':
    case 'it':
      return number + 40;
    case 'us':
      return Math.PI * (11.63 + 0.8128 * number);
    case 'jp':
    case 'kr':
      return (Math.PI * (number + 38)) / 3;
    case 'diameter':
    case 'nl':
      return Math.PI * number;
  }
}

/** Scales of letters and of a table: the middle of the circumferences that are called so. */
function listed(system: 'uk' | 'hk', size: string): number | null {
  const asked = size.toUpperCase().replace(/(?:\.5|,5|1\/2|1⁄2)$/u, '½');
  const steps = Math.round((LARGEST - SMALLEST) / STEP) + 1;
  const called = Array.from({ length: steps }, (_, at) => SMALLEST + at * STEP).filter(
    (value) => sizeLabel(system, value) === asked,
  );
  const [first, last] = [called[0], called.at(-1)];
  return first === undefined || last === undefined ? null : (first + last) / 2;
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
 * circumference. Returns the inner circumference on the record's tenth of a millimetre; null for anything else.
 */
export function readSize(text: string, system: SizeSystem): number | null {
  const plain = text.replaceAll('½', ' 1/2').normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
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
