import {
  FEED_FORMATS,
  RATE_SUBJECTS,
  rateSubjectsOf,
  type FeedContent,
  type FeedReading,
  type RateFeed,
  type RateSubject,
} from '@ringwerk/contract';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import { isMetal } from './rate-words.ts';

/** A reading while it is edited: its factor as it is typed. */
export type ReadingDraft = Omit<FeedReading, 'factor'> & { readonly factor: string };
/** A feed while it is edited: its times as one line. */
export type FeedDraft = Omit<FeedContent, 'times' | 'readings'> & {
  readonly times: string;
  readonly readings: readonly ReadingDraft[];
};

const blankReading = (subject: RateSubject): ReadingDraft => ({
  subject,
  at: '',
  row: 'last',
  cell: '',
  unit: 'oz-t',
  currency: 'USD',
  factor: '1',
});

/** What is read of first: gold, which no house has as its currency. */
const FIRST_SUBJECT = RATE_SUBJECTS[0];

export const BLANK_FEED: FeedDraft = {
  name: '',
  format: FEED_FORMATS[0],
  url: 'https://',
  isHttpAllowed: false,
  decimalSign: '.',
  readings: [blankReading(FIRST_SUBJECT)],
  times: '09:00',
  isOnWorkDaysOnly: true,
  isActive: true,
};

export const draftOf = (feed: RateFeed): FeedDraft => ({
  name: feed.name,
  format: feed.format,
  url: feed.url,
  isHttpAllowed: feed.isHttpAllowed,
  decimalSign: feed.decimalSign,
  readings: feed.readings.map((reading) => ({ ...reading, factor: String(reading.factor) })),
  times: feed.times.join(', '),
  isOnWorkDaysOnly: feed.isOnWorkDaysOnly,
  isActive: feed.isActive,
});

/** What a format can bring to a house of a base currency: a central bank quotes currencies only. */
export const subjectsOf = (format: FeedContent['format'], base: BaseCurrency): readonly RateSubject[] =>
  rateSubjectsOf(base).filter((subject) => format !== 'reference-rates' || !isMetal(subject));

/** Subjects of the format that nothing is read of yet. */
export const freeSubjects = ({ format, readings }: FeedDraft, base: BaseCurrency): readonly RateSubject[] =>
  subjectsOf(format, base).filter((subject) => readings.every((reading) => reading.subject !== subject));

/** Another format keeps the readings that it can bring, and begins with one of its own where none is left. */
export function withFormat(draft: FeedDraft, format: FeedContent['format'], base: BaseCurrency): FeedDraft {
  const possible = subjectsOf(format, base);
  const left = draft.readings.filter(({ subject }) => possible.includes(subject));
  const first = possible[0];
  return { ...draft, format, readings: left.length > 0 || first === undefined ? left : [blankReading(first)] };
}

export const withReading = (draft: FeedDraft, base: BaseCurrency): FeedDraft => {
  const [subject] = freeSubjects(draft, base);
  return subject === undefined ? draft : { ...draft, readings: [...draft.readings, blankReading(subject)] };
};

/** Times of a line, as two digits each; null when one of them is none. */
export function timesOf(line: string): string[] | null {
  const times = line
    .normalize('NFKC')
    .split(/[,;、\s]+/u)
    .filter(Boolean);
  const read = times.map((time) => /^(\d{1,2})[:.](\d{2})$/u.exec(time));
  const plain = read.flatMap((match) => (match === null ? [] : [`${match[1]?.padStart(2, '0')}:${match[2]}`]));
  const isClock = plain.length === times.length && plain.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/u.test(time));
  return isClock && plain.length > 0 && plain.length <= 12 ? [...new Set(plain)].toSorted() : null;
}

/** A factor with a point or a comma; null when it is none. */
export function factorOf(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  const factor = /^\d+(\.\d+)?$/u.test(plain) ? Number(plain) : 0;
  return factor >= 0.000001 && factor <= 1_000_000 ? factor : null;
}

/** What is sent; null while times or a factor cannot be read. */
export function contentOf(draft: FeedDraft): FeedContent | null {
  const times = timesOf(draft.times);
  const readings = draft.readings.flatMap((reading) => {
    const factor = factorOf(reading.factor);
    return factor === null ? [] : [{ ...reading, factor }];
  });
  return times === null || readings.length < draft.readings.length ? null : { ...draft, times, readings };
}

/** Fields that differ from a saved feed, for whoever was overtaken. */
export function differingFields(draft: FeedDraft, saved: RateFeed): readonly (keyof FeedDraft)[] {
  const theirs = draftOf(saved);
  const fields = Object.keys(theirs) as (keyof FeedDraft)[]; // keys of the literal in draftOf
  return fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(theirs[field]));
}
