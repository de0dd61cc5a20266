import type { Clause, ConceptClause, CountClause, EngravingClause, Span } from '../query.ts';
import { has, isStop, numeralOf, passStops, saysConcept, spanning, stoneConcepts } from './lexeme-roles.ts';
import type { Lexeme } from './lexeme.ts';
import type { ReadClauses } from './read-article.ts';
import { countedConcepts } from './read-figure.ts';
import { engravedText } from './read-names.ts';

type Read = ReadClauses<Clause>;

/** Stop words between a negation and what it turns: "nicht zu breit". */
const BETWEEN = 2;

function conceptOf(lexemes: readonly Lexeme[], at: number, span: Span, isNegated: boolean): ConceptClause | null {
  const lexeme = lexemes[at];
  const entry = lexeme?.entry;
  if (lexeme === undefined || entry === null || entry === undefined || entry.concepts.length === 0) return null;
  const { key: word, corrected } = lexeme;
  const isOne = has(lexemes[at - 1], 'indefinite');
  return { kind: 'concept', concepts: entry.concepts, isNegated, isOne, word, corrected, span, person: null };
}

/** "ohne Stein": a negation before its concept, as in European languages. */
export function readNegated(lexemes: readonly Lexeme[], at: number): Read | null {
  if (!has(lexemes[at], 'negation')) return null;
  const end = passStops(lexemes, at + 1, BETWEEN);
  const count = end - at + 1;
  const clause = conceptOf(lexemes, end, spanning(lexemes, at, count), true);
  return clause === null ? null : { clauses: [clause], count };
}

/** A concept, counted (`다이아 5개`) or turned (`石は不要`) by what stands behind it. */
export function readConcept(lexemes: readonly Lexeme[], at: number): Read | null {
  if (!saysConcept(lexemes[at])) return null;
  const next = passStops(lexemes, at + 1, BETWEEN);
  if (has(lexemes[next], 'negation-after')) {
    const count = next - at + 1;
    const clause = conceptOf(lexemes, at, spanning(lexemes, at, count), true);
    return clause === null ? null : { clauses: [clause], count };
  }
  const counted = countBehind(lexemes, at, next);
  if (counted !== null) return counted;
  const clause = conceptOf(lexemes, at, spanning(lexemes, at, 1), false);
  return clause === null ? null : { clauses: [clause], count: 1 };
}

function countBehind(lexemes: readonly Lexeme[], at: number, next: number): Read | null {
  const concepts = stoneConcepts(lexemes[at]);
  const number = lexemes[next];
  if (concepts.length === 0 || number === undefined || !has(lexemes[next + 1], 'counter')) return null;
  const value = numeralOf(number) ?? (number.kind === 'number' ? Number(number.key) : NaN);
  if (!Number.isInteger(value)) return null;
  const count = next + 2 - at;
  const clause: CountClause = {
    kind: 'count',
    from: value,
    to: value,
    concepts: countedConcepts(concepts),
    span: spanning(lexemes, at, count),
    person: null,
  };
  return { clauses: [clause], count };
}

interface EngravingWords {
  /** Place of the last word of engraving. */
  readonly last: number;
  readonly face: EngravingClause['face'];
}

/** Faces, fillers and words of engraving from a place on; null without one of these. */
function engravingWords(lexemes: readonly Lexeme[], at: number): EngravingWords | null {
  let last = -1;
  let face: EngravingClause['face'] = 'inside';
  for (let end = at; end < lexemes.length; end += 1) {
    const lexeme = lexemes[end];
    const isFace = has(lexeme, 'inside', 'outside') && !saysConcept(lexeme);
    if (has(lexeme, 'outside')) face = 'outside';
    if (has(lexeme, 'engraving') || (isFace && last >= 0)) last = end;
    else if (!isFace && !isStop(lexeme) && !has(lexeme, 'person-both')) break;
  }
  return last < 0 ? null : { last, face };
}

/** "innen unsere Namen": faces, fillers and at least one word of engraving, and the words themselves where they follow. */
export function readEngraving(lexemes: readonly Lexeme[], at: number, text: string): Read | null {
  if (!has(lexemes[at], 'engraving', 'inside', 'outside')) return null;
  const words = engravingWords(lexemes, at);
  if (words === null) return null;
  const { last, face } = words;
  const engraved = engravedText(lexemes, last + 1, text);
  const count = last - at + 1 + (engraved?.count ?? 0);
  const span = spanning(lexemes, at, count);
  const clause: EngravingClause = { kind: 'engraving', face, text: engraved?.text ?? null, span, person: null };
  // "our names" ends what belongs to one of them.
  const isOfBoth = lexemes.slice(at, last + 1).some((lexeme) => has(lexeme, 'person-both'));
  return { clauses: isOfBoth ? [{ kind: 'person', span, person: null, name: null }, clause] : [clause], count };
}
