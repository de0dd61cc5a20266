import type { CatalogueAlloy } from '@ringwerk/catalogue';
import type { Language, SearchReading, Understood } from '@ringwerk/contract';
import { conceptLabel, type ArticleClause, type Clause, type CountClause } from '@ringwerk/search';
import type { ModelLookup } from './house-models.ts';
import type { SearchOutcome } from './search/model-search.ts';

interface WordsReader {
  readonly language: Language;
  readonly models: ModelLookup;
  readonly alloys: readonly CatalogueAlloy[];
}

/** What was understood of a question, in the reader's language. */
export function readingAnswer(
  { query, isPartial, unapplied }: SearchOutcome,
  reader: WordsReader,
): Omit<SearchReading, 'stones'> {
  return {
    understood: query.clauses.map((clause, at) => understoodOf(clause, !unapplied.includes(at), reader)),
    unknownWords: query.unknownWords.map(({ word, span }) => ({ word, ...span })),
    isPartial,
  };
}

const NUMBER_LENGTH = 3;

/** `RW-09-014` of what was typed, also where there is no such article. */
function articleNumberOf(digits: string): string {
  const [section, number] = [digits.slice(0, 2), digits.slice(2)];
  return number === '' ? `RW-${section}` : `RW-${section}-${number.padStart(NUMBER_LENGTH, '0')}`;
}

function understoodOf(clause: Clause, isApplied: boolean, reader: WordsReader): Understood {
  const { language, models, alloys } = reader;
  const { span, person } = clause;
  const said = { ...span, person };
  switch (clause.kind) {
    case 'article':
      return { ...said, kind: 'article', ...articleOf(clause, models) };
    case 'concept': {
      const { isNegated, corrected } = clause;
      return { ...said, kind: 'concept', label: conceptLabel(clause, language, alloys), isNegated, corrected };
    }
    case 'name':
      return { ...said, kind: 'name', label: clause.word, corrected: clause.corrected };
    case 'measure':
      return { ...said, ...rangeOf(clause), kind: 'measure', of: clause.of, isAbout: clause.isAbout };
    case 'count':
      return { ...said, ...rangeOf(clause), kind: 'count', label: countedLabel(clause, reader) };
    case 'price': {
      const { currency, isAbout } = clause;
      return { ...said, ...rangeOf(clause), kind: 'price', currency, isAbout, isApplied };
    }
    case 'size':
      return { ...said, kind: 'size', circumference: clause.circumference };
    case 'person':
      return { ...said, kind: 'person', name: clause.name };
    case 'engraving':
      return { ...said, kind: 'engraving', face: clause.face, text: clause.text };
  }
}

function articleOf({ setId, digits }: ArticleClause, models: ModelLookup) {
  const model = setId === null ? null : models.find(setId);
  return { articleNumber: model?.articleNumber ?? articleNumberOf(digits), isKnown: model !== null };
}

const countedLabel = ({ concepts }: CountClause, { language, alloys }: WordsReader): string | null =>
  concepts.length === 0 ? null : conceptLabel({ concepts, word: '' }, language, alloys);

const rangeOf = ({ from, to }: { readonly from: number | null; readonly to: number | null }) => ({
  least: from,
  most: to,
});
