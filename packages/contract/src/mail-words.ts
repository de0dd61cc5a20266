import type { Role } from './permissions.ts';

/** Letters about an order, each at its step; a dealer chooses which of them he gets. */
export const ORDER_MAIL_KINDS = [
  'order-received',
  'order-confirmed',
  'order-in-production',
  'order-quality',
  'order-shipped',
  'order-ready',
  'order-cancelled',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
/** Of a dealer who has chosen nothing: what he passes on to the couple, or has to act on. */
export const FIRST_ORDER_MAILS: readonly OrderMailKind[] = [
  'order-received',
  'order-confirmed',
  'order-shipped',
  'order-ready',
  'order-cancelled',
];

/** Letters that the house sends. A kind is stored with its mails: it is never renamed. */
export const MAIL_KINDS = [
  'first-password',
  'password-reset',
  'invitation',
  'registration-declined',
  'remake-answered',
  'house-order-changed',
  'house-order-cancelled',
  ...ORDER_MAIL_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `house`: the manufactory's company, as it signs every mail. `parcel`: carrier and number, `date`: the requested day; both a dash without. */
export const MAIL_VARIABLES = [
  'contact',
  'company',
  'house',
  'number',
  'password',
  'url',
  'until',
  'commission',
  'date',
  'parcel',
] as const;
export type MailVariable = (typeof MAIL_VARIABLES)[number];
export type MailValues = Partial<Readonly<Record<MailVariable, string>>>;

export interface MailKindFacts {
  /** What a text of the kind may name, written `{contact}`. */
  readonly variables: readonly MailVariable[];
  /** What opens an account: stored only until the mail is out, shown to nobody but its reader, and in every text of the kind. */
  readonly secret: MailVariable | null;
}

const ORDER_FACTS = { variables: ['company', 'house', 'number', 'commission', 'date', 'url'], secret: null } as const;

/** To the house: `contact` is who of the shop did it. */
const HOUSE_FACTS = { variables: [...ORDER_FACTS.variables, 'contact'], secret: null } as const;

export const MAIL_FACTS = {
  'first-password': { variables: ['contact', 'company', 'house', 'number', 'password', 'url'], secret: 'password' },
  'password-reset': { variables: ['contact', 'house', 'number', 'url', 'until'], secret: 'url' },
  invitation: { variables: ['company', 'house', 'number', 'url', 'until'], secret: 'url' },
  'registration-declined': { variables: ['contact', 'company', 'house'], secret: null },
  'remake-answered': ORDER_FACTS,
  'house-order-changed': HOUSE_FACTS,
  'house-order-cancelled': HOUSE_FACTS,
  'order-received': ORDER_FACTS,
  'order-confirmed': ORDER_FACTS,
  'order-in-production': ORDER_FACTS,
  'order-quality': ORDER_FACTS,
  'order-shipped': { ...ORDER_FACTS, variables: [...ORDER_FACTS.variables, 'parcel'] },
  'order-ready': ORDER_FACTS,
  'order-cancelled': ORDER_FACTS,
} as const satisfies Readonly<Record<MailKind, MailKindFacts>>;

/** A text that carries what opens an account could lead it elsewhere: only an admin writes it. */
export const mayWriteMailText = (kind: MailKind, role: Role): boolean =>
  MAIL_FACTS[kind].secret === null || role === 'admin';

export const MAIL_STATES = ['waiting', 'sent', 'printed', 'failed', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What the list of mails can be sorted by. */
export const MAIL_SORTS = ['recipient', 'kind', 'subject', 'state', 'written'] as const;
export type MailSort = (typeof MAIL_SORTS)[number];

const VARIABLE = /\{([^{}\n]*)\}/g;

/** Fills `{name}` in one pass; line breaks in a value cannot begin a new line of the mail. A name without a value stays. */
export const fillMailText = (text: string, values: MailValues): string =>
  text.replaceAll(VARIABLE, (written, name: string) => {
    const known = MAIL_VARIABLES.find((variable) => variable === name);
    return (known === undefined ? undefined : values[known])?.replaceAll(/\s+/g, ' ') ?? written;
  });

/** What is in braces and is no variable of the kind, in the order of the text. */
export function unknownVariables(kind: MailKind, text: string): string[] {
  const known: readonly string[] = MAIL_FACTS[kind].variables;
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}
