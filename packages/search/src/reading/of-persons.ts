import type { Clause, Person } from '../query.ts';

/** Stands for what the other person's ring has: "dasselbe ohne Stein". */
export interface SameMark {
  readonly kind: 'same';
  readonly span: Clause['span'];
  readonly person: null;
}

/** A price, an article and a name are of the set. */
const isOfSet = ({ kind }: Clause): boolean => kind === 'price' || kind === 'article' || kind === 'name';

/**
 * Whose ring each clause means: that of the person named last before it. Where the whole question names one person, all of
 * it is that person's.
 */
export function ofPersons(all: readonly (Clause | SameMark)[], text: string): readonly Clause[] {
  const read = personsInFront(bothAtOnce(all, text), text);
  const named = new Set(read.flatMap(({ kind, person }) => (kind === 'person' ? [person] : [])));
  const [only] = named;
  let person: Person | null = named.size === 1 ? (only ?? null) : null;
  const owned = read.map((clause): Clause | (Omit<SameMark, 'person'> & { readonly person: Person | null }) => {
    if (clause.kind === 'person') {
      person = clause.person;
      return clause;
    }
    if (clause.kind === 'same') return { ...clause, person };
    return isOfSet(clause) ? clause : { ...clause, person };
  });
  const clauses = owned.filter((clause): clause is Clause => clause.kind !== 'same');
  const expanded = owned.flatMap((clause) => (clause.kind === 'same' ? sameAs(clause, clauses) : [clause]));
  // "Both" only ends what belongs to one of them.
  return engravedOnBoth(commonTail(expanded, text))
    .filter(({ kind, person: whose }) => kind !== 'person' || whose !== null)
    .toSorted((a, b) => a.span.from - b.span.from);
}

const PAUSE = /[,;.:、。]/u;
const AND = /^\s*(und|and|en|et|と|、)\s*$/iu;
type Read = Clause | SameMark;
const between = (text: string, before: Read | undefined, after: Read | undefined): string =>
  text.slice(before?.span.to ?? 0, after?.span.from ?? text.length);

/** "his and hers", "Damen- und Herrenring": both at once are nobody in particular. */
function bothAtOnce(read: readonly Read[], text: string): readonly Read[] {
  return read.flatMap((clause, at): readonly Read[] => {
    const [before, next] = [read[at - 1], read[at + 1]];
    if (clause.kind !== 'person') return [clause];
    const isWith = (other: Read | undefined, gap: string): boolean =>
      other?.kind === 'person' && other.person !== clause.person && !/[,;.]/u.test(gap);
    if (isWith(before, between(text, before, clause))) return [{ ...clause, person: null }];
    return isWith(next, between(text, clause, next)) ? [] : [clause];
  });
}

/** "6 mm for him, 4 mm for her": a person at the end of a part of the sentence is named before what it says. */
function personsInFront(read: readonly Read[], text: string): readonly Read[] {
  const parts: Read[][] = [];
  for (const [at, clause] of read.entries()) {
    const before = read[at - 1];
    const gap = between(text, before, clause);
    const isNew = before === undefined || PAUSE.test(gap) || (before.kind === 'person' && AND.test(gap));
    if (isNew) parts.push([clause]);
    else parts.at(-1)?.push(clause);
  }
  const isNamedLast = (part: readonly Read[]): boolean =>
    part.length > 1 && part.at(-1)?.kind === 'person' && part.filter(({ kind }) => kind === 'person').length === 1;
  return parts.flatMap((part) => (isNamedLast(part) ? [...part.slice(-1), ...part.slice(0, -1)] : part));
}

/** What the other person's ring has and this one is not said to have otherwise. */
function sameAs(
  { span, person }: { readonly span: Clause['span']; readonly person: Person | null },
  clauses: readonly Clause[],
): readonly Clause[] {
  if (person === null) return [];
  const own = clauses.filter((clause) => clause.person === person);
  const isSaid = (clause: Clause): boolean =>
    clause.kind === 'measure' && own.some((other) => other.kind === 'measure' && other.of === clause.of);
  return clauses
    .filter((clause) => clause.person !== null && clause.person !== person)
    .filter((clause) => (clause.kind === 'concept' || clause.kind === 'measure') && !isSaid(clause) && !isStone(clause))
    .map((clause) => ({ ...clause, span, person }));
}

type Topic = 'size' | 'width' | 'height' | 'stones' | 'metal' | 'finish' | 'form' | 'other';

/** What a clause is about, for the parallel between two persons. */
function topicOf(clause: Clause): Topic {
  if (clause.kind === 'size') return 'size';
  if (clause.kind === 'count' || isStone(clause)) return 'stones';
  if (clause.kind === 'measure') return clause.of === 'height' ? 'height' : 'width';
  if (clause.kind !== 'concept') return 'other';
  const says = (pattern: RegExp): boolean => clause.concepts.some((concept) => pattern.test(concept));
  if (says(/^(finish-|matt$|hammered$|contrast$)/u)) return 'finish';
  return says(/^(profile-|groove-|comfort-fit$|wave$|diagonal$)/u) ? 'form' : 'metal';
}

/**
 * "Anna size 54, Thomas size 62, platinum, 5 mm": where both have said the same of themselves, what follows behind a pause
 * and was said of nobody is of both.
 */
function commonTail(clauses: readonly Clause[], text: string): readonly Clause[] {
  const persons = clauses.flatMap((clause, at) =>
    clause.kind === 'person' && clause.person !== null ? [{ person: clause.person, at }] : [],
  );
  const [first, second] = persons;
  if (first === undefined || second === undefined || persons.length > 2 || first.person === second.person)
    return clauses;
  const own = new Set(clauses.slice(first.at + 1, second.at).map(topicOf));
  const tail = clauses.slice(second.at + 1);
  const said = new Set<Topic>();
  const from = tail.findIndex((clause, index) => {
    const before = clauses[second.at + index];
    const isPause = PAUSE.test(text.slice(before?.span.to ?? 0, clause.span.from));
    if (isPause && own.size > 0 && [...own].every((topic) => said.has(topic))) return true;
    said.add(topicOf(clause));
    return false;
  });
  const common = from < 0 ? [] : tail.slice(from);
  if (common.some((clause) => clause.kind === 'person' || own.has(topicOf(clause)))) return clauses;
  return [
    ...clauses.slice(0, clauses.length - common.length),
    ...common.map((clause) => ({ ...clause, person: null })),
  ];
}

const isStone = (clause: Clause): boolean =>
  (clause.kind === 'measure' && (clause.of === 'stone' || clause.of === 'carat')) ||
  (clause.kind === 'concept' &&
    clause.concepts.some((concept) => /stone|diamond|sapphire|lab-grown|^(cut|setting|row|quality)-/u.test(concept)));

/** The last thing said of two persons' rings, "names inside", is of both. */
function engravedOnBoth(clauses: readonly Clause[]): readonly Clause[] {
  const persons = new Set(
    clauses.flatMap(({ kind, person }) => (kind === 'person' && person !== null ? [person] : [])),
  );
  const last = clauses.at(-1);
  const isOnly = clauses.filter(({ kind }) => kind === 'engraving').length === 1;
  if (last?.kind !== 'engraving' || persons.size < 2 || !isOnly) return clauses;
  return [...clauses.slice(0, -1), { ...last, person: null }];
}
