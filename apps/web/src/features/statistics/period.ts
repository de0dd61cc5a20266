import * as z from 'zod/mini';

/** Days `YYYY-MM-DD` of the house, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const PRESETS = ['months', 'year', 'lastYear', 'threeYears', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** Before the first order of any house that sells by this portal. */
const BEGINNING = '2000-01-01';

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The period that a word means on a day. */
export function presetPeriod(preset: Preset, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (back: number): string => day(new Date(Date.UTC(year, month - 1 - back, 1)));
  switch (preset) {
    case 'months':
      return { from: first(11), to: today };
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'threeYears':
      return { from: first(35), to: today };
    case 'all':
      return { from: BEGINNING, to: today };
  }
}

/** The word for a period; null for one that was typed. */
export const presetOf = (period: Period, today: string): Preset | null =>
  PRESETS.find((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  }) ?? null;

const DAY = z.iso.date().check(z.refine((date) => date >= '1900-01-01'));
/** Whether it can be asked for: two days in their order. */
export const isPeriod = ({ from, to }: Period): boolean =>
  DAY.safeParse(from).success && DAY.safeParse(to).success && from <= to;

const inAddress = z.object({ from: z.catch(z.optional(DAY), undefined), to: z.catch(z.optional(DAY), undefined) });
export const parsePeriod = (raw: Readonly<Record<string, unknown>>): z.output<typeof inAddress> => inAddress.parse(raw);

/** Over more months than these only those are drawn that lie between the first and the last with a figure. */
const WHOLE_MAX = 36;

function between(first: string, last: string): readonly string[] {
  const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  const count = Math.max(0, number(last) - number(first) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = number(first) + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** Months `YYYY-MM` of a chart, those without a figure too. @param found - months with figures, in their order */
export function monthsOf({ from, to }: Period, found: readonly string[]): readonly string[] {
  const whole = between(from.slice(0, 7), to.slice(0, 7));
  if (whole.length <= WHOLE_MAX) return whole;
  const [first] = found;
  return first === undefined ? [] : between(first, found.at(-1) ?? first);
}
