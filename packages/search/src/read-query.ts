import type { Lexicon } from './lexicon/lexicon.ts';
import type { Clause, Person, SearchQuery, UnknownWord } from './query.ts';
import { has, isStop, saysConcept } from './reading/lexeme-roles.ts';
import type { Lexeme } from './reading/lexeme.ts';
import { lexemesOf } from './reading/lexemes.ts';
import { ofPersons, type SameMark } from './reading/of-persons.ts';
import { readArticle, readBareArticle, type ReadClauses } from './reading/read-article.ts';
import { readFigure } from './reading/read-figure.ts';
import { namesIn, type Names } from './reading/read-names.ts';
import { readConcept, readEngraving, readNegated } from './reading/read-phrase.ts';
import { READ_AT_MOST } from './text/tokens.ts';

interface Sentence {
  readonly text: string;
  readonly lexemes: readonly Lexeme[];
  readonly names: Names;
  readonly isArticle: (setId: number) => boolean;
}
type Read = ReadClauses<Clause | SameMark>;
const NOBODY: Names = new Map();

/**
 * What a question asks for, in six languages and mixed. Pure: the same text, words and articles give the same query. Time
 * grows with the length of the text, of which `READ_AT_MOST` characters are read. `known`: whose names the persons' are, by
 * `nameWords`; without them the words themselves say who is named.
 */
export function readQuery(
  question: string,
  lexicon: Lexicon,
  isArticle: (setId: number) => boolean = () => false,
  known: Names = NOBODY,
): SearchQuery {
  const text = question.normalize('NFC');
  const lexemes = lexemesOf(text, lexicon);
  const sentence: Sentence = { text, lexemes, isArticle, names: known.size > 0 ? known : namesIn(lexemes) };
  const clauses: (Clause | SameMark)[] = [];
  const unknownWords: UnknownWord[] = [];
  for (let at = 0; at < lexemes.length;) {
    const read = readAt(sentence, at);
    if (read !== null) {
      clauses.push(...read.clauses);
      at += read.count;
      continue;
    }
    const lexeme = lexemes[at];
    if (lexeme !== undefined && isUnknown(lexeme)) {
      const { from, to } = lexeme;
      unknownWords.push({ word: text.slice(from, to), span: { from, to } });
    }
    at += 1;
  }
  if (text.length > READ_AT_MOST) unknownWords.push({ word: '…', span: { from: READ_AT_MOST, to: text.length } });
  return { text, clauses: ofPersons(clauses, text), unknownWords };
}

function readAt({ text, lexemes, isArticle, names }: Sentence, at: number): Read | null {
  return (
    readArticle(lexemes, at) ??
    readEngraving(lexemes, at, text) ??
    readNamed(lexemes, at, names) ??
    readFigure(lexemes, at, text) ??
    readBareArticle(lexemes, at, isArticle) ??
    readNegated(lexemes, at) ??
    readPerson(lexemes, at) ??
    readSame(lexemes, at) ??
    readConcept(lexemes, at) ??
    readName(lexemes, at)
  );
}

/** `Sie` in the middle of a sentence addresses the seller. */
const isAddress = (lexeme: Lexeme, at: number): boolean => lexeme.typed === 'Sie' && at > 0;

function readPerson(lexemes: readonly Lexeme[], at: number): Read | null {
  const lexeme = lexemes[at];
  if (lexeme === undefined || saysConcept(lexeme)) return null;
  const { from, to } = lexeme;
  if (!has(lexeme, 'person-first', 'person-second', 'person-both') || isAddress(lexeme, at)) return null;
  const person: Person | null = has(lexeme, 'person-first') ? 'first' : has(lexeme, 'person-second') ? 'second' : null;
  return { clauses: [{ kind: 'person', span: { from, to }, person, name: null }], count: 1 };
}

/** A person by name. */
function readNamed(lexemes: readonly Lexeme[], at: number, names: Names): Read | null {
  const lexeme = lexemes[at];
  const person = lexeme === undefined ? undefined : names.get(lexeme.key);
  if (lexeme === undefined || person === undefined) return null;
  const { from, to, typed: name } = lexeme;
  return { clauses: [{ kind: 'person', span: { from, to }, person, name }], count: 1 };
}

function readSame(lexemes: readonly Lexeme[], at: number): Read | null {
  const lexeme = lexemes[at];
  if (lexeme === undefined || !has(lexeme, 'same') || saysConcept(lexeme)) return null;
  const { from, to } = lexeme;
  return { clauses: [{ kind: 'same', span: { from, to }, person: null }], count: 1 };
}

function readName(lexemes: readonly Lexeme[], at: number): Read | null {
  const lexeme = lexemes[at];
  if (lexeme?.entry?.isName !== true) return null;
  const { key: word, corrected, from, to } = lexeme;
  return { clauses: [{ kind: 'name', word, corrected, span: { from, to }, person: null }], count: 1 };
}

/** Signs without a meaning are punctuation; a picture or a letter that nothing knows is not. */
const PICTURE = /\p{Extended_Pictographic}/u;
const UNIT_ROLES = ['millimetre', 'centimetre', 'carat', 'tenth-carat'] as const;

function isUnknown(lexeme: Lexeme): boolean {
  const { kind, typed, entry } = lexeme;
  if (kind === 'sign') return entry === null && PICTURE.test(typed);
  if (kind === 'number') return true;
  // A unit without its number says nothing that could be looked for.
  return entry === null || (has(lexeme, ...UNIT_ROLES) && !isStop(lexeme));
}
