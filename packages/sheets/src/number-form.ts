export type DecimalSign = '.' | ',';
/** `mixed`: the file writes both forms, and none of them can be taken for what is ambiguous. Null: nothing says. */
export type NumberForm = DecimalSign | 'mixed' | null;

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: 'number' }
  /** `1.234` in a file that says nowhere which sign is the decimal one: it can be either. */
  | { readonly ok: false; readonly reason: 'ambiguous'; readonly readings: readonly [number, number] };

/** Signs and spaces that carry no digit: currencies, percent, groups of thousands by spaces or apostrophes. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replace(/^(?:€|EUR|CHF|¥|₩)/u, '')
    .replace(/(?:€|EUR|CHF|¥|₩|%)$/u, '')
    .replaceAll(/(?<=\d)['’](?=\d{3})/gu, '')
    .replace(/^\u2212/u, '-');

const GROUPED = {
  '.': /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u,
  ',': /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u,
} as const;
const PLAIN = { '.': /^-?\d+(?:\.\d+)?$/u, ',': /^-?\d+(?:,\d+)?$/u } as const;

/** The number by one decimal sign; null where the text is none by it. */
function readBy(plain: string, decimal: DecimalSign): number | null {
  const group = decimal === ',' ? '.' : ',';
  const isNumber = PLAIN[decimal].test(plain) || GROUPED[group].test(plain);
  return isNumber ? Number(plain.replaceAll(group, '').replace(',', '.')) : null;
}

/** What a text is by both signs. A zero before the sign groups nothing: `0.234` has one reading. */
function readingsOf(text: string): { readonly point: number | null; readonly comma: number | null } {
  const plain = plainOf(text);
  const isBelowOne = /^-?0\d*[.,]/u.test(plain);
  const [point, comma] = [readBy(plain, '.'), readBy(plain, ',')];
  if (!isBelowOne) return { point, comma };
  return /^-?0\d*\./u.test(plain) ? { point, comma: null } : { point: null, comma };
}

/** Which sign is the decimal one in a file: what its unambiguous numbers say, all together. */
export function numberFormOf(texts: Iterable<string>): NumberForm {
  let form: NumberForm = null;
  for (const text of texts) {
    const { point, comma } = readingsOf(text);
    if ((point === null) === (comma === null) || !/[.,]/u.test(text)) continue;
    const said: DecimalSign = comma === null ? '.' : ',';
    if (form !== null && form !== said) return 'mixed';
    form = said;
  }
  return form;
}

/**
 * A number as a person or another program writes it, in the form of its file. @param isPossible - what the place can hold: of
 * two readings the only possible one is taken.
 */
export function readNumber(
  text: string,
  form: NumberForm,
  isPossible: (value: number) => boolean = () => true,
): NumberReading {
  const { point, comma } = readingsOf(text);
  if (point === null) return comma === null ? { ok: false, reason: 'number' } : { ok: true, value: comma };
  if (comma === null || point === comma) return { ok: true, value: point };
  if (form === '.') return { ok: true, value: point };
  if (form === ',') return { ok: true, value: comma };
  const possible = [point, comma].filter((value) => isPossible(value));
  const [only] = possible;
  if (possible.length === 1 && only !== undefined) return { ok: true, value: only };
  return { ok: false, reason: 'ambiguous', readings: [point, comma] };
}
