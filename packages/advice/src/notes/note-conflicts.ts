import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { RingDesign } from '@ringwerk/kernel';
import { Lexicon, nameWords, readQuery, type Person } from '@ringwerk/search';
import { clauseKind, isMet, NOTE_KINDS, type NoteKind } from './note-clauses.ts';
import { isAboutOther, isAboutOtherPlace, isNegatedAt, sentenceAround, sentenceEnds } from './note-context.ts';

export { NOTE_KINDS, type NoteKind };

/** A place of a note that says otherwise than the sheet. */
export interface NoteConflict {
  readonly kind: NoteKind;
  /** UTF-16 units of the note in NFC. */
  readonly from: number;
  readonly to: number;
  /** What the note says there, as it is written. */
  readonly said: string;
  /** Whose ring it says it of; null where it says nobody's. */
  readonly person: Person | null;
  /** Places of the rings in `rings` that it was held against: none of them has it. */
  readonly rings: readonly number[];
}

export interface NotedRings {
  /** Of every position that the note is about. */
  readonly rings: readonly RingDesign[];
  /** Names of the persons; empty where nobody is named. */
  readonly persons: { readonly first: string; readonly second: string };
}

const made = new WeakMap<readonly CatalogueAlloy[], Lexicon>();
/** Words of the trade alone: names of models say nothing in a note. */
function lexiconOf(alloys: readonly CatalogueAlloy[]): Lexicon {
  const lexicon = made.get(alloys) ?? new Lexicon([], alloys);
  made.set(alloys, lexicon);
  return lexicon;
}

/**
 * What a note says of the rings and their sheet says otherwise, in the order of the note. Whatever is said of nobody holds
 * where any of the rings has it. What is negated, said of another thing, only guessed from a mistyped word, or a figure
 * without its unit is no conflict. Pure: the same note, rings and alloys give the same conflicts.
 */
export function noteConflicts(
  note: string,
  { rings, persons }: NotedRings,
  alloys: readonly CatalogueAlloy[],
): readonly NoteConflict[] {
  if (rings.length === 0 || note.trim() === '') return [];
  const { text, clauses } = readQuery(note, lexiconOf(alloys), undefined, namesOf(persons));
  const ends = sentenceEnds(text);
  return clauses.flatMap((clause, at): readonly NoteConflict[] => {
    const { from, to } = clause.span;
    const kind = clauseKind(clauses, at, text);
    if (kind === null || isNegatedAt(text, from, to)) return [];
    const sentence = sentenceAround(text, ends, clause.span);
    if (kind !== 'engraving' && isAboutOther(sentence)) return [];
    if (kind === 'finish' && isAboutOtherPlace(sentence)) return [];
    const { person } = clause;
    const places = placesOf(rings, person);
    if (places.some((place) => isMet(rings[place], clause, text, alloys))) return [];
    return [{ kind, from, to, said: text.slice(from, to), person, rings: places }];
  });
}

/** Words that both are called by, a common family name, tell nobody apart. */
function namesOf({ first, second }: NotedRings['persons']): ReadonlyMap<string, Person> {
  const [own, others] = [nameWords(first), nameWords(second)];
  return new Map<string, Person>([
    ...own.filter((word) => !others.includes(word)).map((word) => [word, 'first'] as const),
    ...others.filter((word) => !own.includes(word)).map((word) => [word, 'second'] as const),
  ]);
}

/** Rings of that person; all where nobody is named or nobody's ring is such. */
function placesOf(rings: readonly RingDesign[], person: Person | null): readonly number[] {
  const all = rings.map((_, place) => place);
  const own = all.filter((place) => rings[place]?.role === person);
  return own.length === 0 ? all : own;
}
