import type { Language } from './languages.ts';
import type { Persons } from './persons.ts';

export const HANDS = ['left', 'right'] as const;
export const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

/** How a couple came to the shop. */
export const COUPLE_SOURCES = ['shop', 'recommendation', 'website', 'fair', 'advertisement', 'other'] as const;
export type CoupleSource = (typeof COUPLE_SOURCES)[number];

/** What a note is about. `merged`: what a double said otherwise. */
export const NOTE_KINDS = ['talk', 'taste', 'measuring', 'service', 'merged'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** What a couple may agree to. */
export const CONSENT_PURPOSES = ['contact', 'newsletter', 'pictures', 'anniversary'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const COUPLE_SORTS = ['recent', 'wedding', 'name'] as const;
export type CoupleSort = (typeof COUPLE_SORTS)[number];

/** Where a couple signs and answers: on the tablet in the shop, or by its private link. */
export const COUPLE_PLACES = ['counter', 'link'] as const;
export type CouplePlace = (typeof COUPLE_PLACES)[number];

/** What is tied to a couple's file. */
export const TIED_KINDS = ['design', 'quote', 'order', 'share'] as const;
export type TiedKind = (typeof TIED_KINDS)[number];

/** Why a couple stands on the first page of the day. */
export const DUE_KINDS = [
  'step',
  'wedding',
  'quote',
  'accepted',
  'declined',
  'message',
  'order-confirmed',
  'order-shipped',
  'order-cancelled',
  'order-answered',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/**
 * Years that invoices, papers of orders and ordered quotes are kept after the end of the year they were made in: German Commercial
 * Code § 257 and Fiscal Code § 147, for accounting vouchers; business letters alone would be six.
 */
export const PAPER_RETENTION_YEARS = 8;

interface Named {
  readonly givenName: string;
  readonly familyName: string;
}

/** Languages in which the family's name comes first. */
const isFamilyFirst = (language: Language): boolean => language === 'jp' || language === 'kr';
const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

const HANGUL = /^\p{Script=Hangul}+$/u;
/** A Korean name is written in one piece: 이서연. */
const isOnePiece = ({ givenName, familyName }: Named): boolean => HANGUL.test(familyName) && HANGUL.test(givenName);

export function personName(person: Named, language: Language): string {
  const { givenName, familyName } = person;
  if (!isFamilyFirst(language)) return joined([givenName, familyName], ' ');
  return joined([familyName, givenName], isOnePiece(person) ? '' : ' ');
}

/** Both persons as one is called: `Anna & Paul Huber`, `Anna Huber & Maria Lang`, `이서연 & 이도윤`. */
export function coupleTitle(people: readonly Named[], language: Language): string {
  const [first, second] = people;
  const isOneFamily =
    first !== undefined &&
    second !== undefined &&
    first.familyName !== '' &&
    first.familyName === second.familyName &&
    first.givenName !== '' &&
    second.givenName !== '' &&
    !isOnePiece(second);
  if (!isOneFamily)
    return joined(
      people.map((person) => personName(person, language)),
      ' & ',
    );
  return personName({ givenName: `${first.givenName} & ${second.givenName}`, familyName: first.familyName }, language);
}

/** Whose rings a couple's are, as the headings of the rings call them. */
export function personsOfCouple(people: readonly Named[]): Persons {
  const [first = '', second = ''] = people.map(({ givenName, familyName }) =>
    givenName === '' ? familyName : givenName,
  );
  return { first, second };
}
