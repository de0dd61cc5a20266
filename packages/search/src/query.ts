/** A part of the question, in UTF-16 units of its NFC text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whose ring is meant, where the words say so. */
export type Person = 'first' | 'second';
export type Measure = 'width' | 'height' | 'stone' | 'carat';
export const ASKED_CURRENCIES = ['EUR', 'CHF', 'JPY', 'KRW'] as const;
export type AskedCurrency = (typeof ASKED_CURRENCIES)[number];

interface Said {
  readonly span: Span;
  readonly person: Person | null;
}

/** Both ends count; null is an open end. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export interface ArticleClause extends Said {
  readonly kind: 'article';
  /** Section × 1000 + number; null where only the beginning of a number was typed. */
  readonly setId: number | null;
  /** Digits as the number begins, with the section in two and without separators. */
  readonly digits: string;
}

/** A word of the catalogue: kind, metal, finish, profile, setting, stone, trait. */
export interface ConceptClause extends Said {
  readonly kind: 'concept';
  /** What the word may mean, the likeliest first. */
  readonly concepts: readonly string[];
  readonly isNegated: boolean;
  /** "a brilliant", "einen Rubin": one, as far as it can be counted. */
  readonly isOne: boolean;
  /** The word itself, folded: a model's name may hold it, too. */
  readonly word: string;
  /** The word that was taken for it, where another one was typed. */
  readonly corrected: string | null;
}

export interface NameClause extends Said {
  readonly kind: 'name';
  readonly word: string;
  readonly corrected: string | null;
}

/** mm of widths, heights and stones; carats. `isAbout`: a figure without "at least" and "at most" allows its neighbours. */
export interface MeasureClause extends Said, Range {
  readonly kind: 'measure';
  readonly of: Measure;
  readonly isAbout: boolean;
}

/** Stones of one ring. */
export interface CountClause extends Said, Range {
  readonly kind: 'count';
  readonly concepts: readonly string[];
}

/** Whole units of the currency; null where none was named. */
export interface PriceClause extends Said, Range {
  readonly kind: 'price';
  readonly currency: AskedCurrency | null;
  readonly isAbout: boolean;
}

/** Inner circumference, mm. */
export interface SizeClause extends Said {
  readonly kind: 'size';
  readonly circumference: number;
}

export interface PersonClause extends Said {
  readonly kind: 'person';
  /** Where a name stands for him or her: `Anna`. */
  readonly name: string | null;
}

export interface EngravingClause extends Said {
  readonly kind: 'engraving';
  readonly face: 'inside' | 'outside';
  /** The words themselves, where they are said: `Anna & Thomas 12.06.2027`. */
  readonly text: string | null;
}

export type Clause =
  | ArticleClause
  | ConceptClause
  | NameClause
  | MeasureClause
  | CountClause
  | PriceClause
  | SizeClause
  | PersonClause
  | EngravingClause;

/** A word that nothing knows, as it was typed. */
export interface UnknownWord {
  readonly word: string;
  readonly span: Span;
}

/** What a question asks for: its clauses in the order of the text, and what was not understood. */
export interface SearchQuery {
  /** The question in NFC; spans count in it. */
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly unknownWords: readonly UnknownWord[];
}
