import type { SearchReading, WordsDesignAnswer } from '@ringwerk/contract';
import { issueParams } from '../../domain/rings/issue-params.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { UnderstoodText } from './use-understood-text.ts';

/** One requirement that could not be granted beside the others. */
export interface UnmetText {
  readonly key: string;
  /** "0.02 ct instead of 1 ct" */
  readonly what: string;
  /** The rules in its way, a sentence each. */
  readonly why: readonly string[];
}

/** Sentences for one requirement: the first names the reason, more would bury it. */
const REASONS = 2;

/** What gave way in a design that was made of words, by how much, and why. */
export function useUnmetTexts(
  { unmet }: WordsDesignAnswer,
  { understood }: SearchReading,
  words: UnderstoodText,
): readonly UnmetText[] {
  const sentences = useTexts('issues');
  const format = useFormat();
  return unmet.flatMap(({ clause, ring, actual, reasons }) => {
    const item = understood[clause];
    if (item === undefined) return [];
    const all = reasons.map((issue) =>
      sentences(
        issue.code,
        issueParams(issue, format, (_, value) => value),
      ),
    );
    const why = [...new Set(all)].slice(0, REASONS);
    return [{ key: `${clause} ${ring ?? ''}`, what: words.missingTextOf(item, actual), why }];
  });
}
