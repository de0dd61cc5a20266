import { LOOSE_STONE_TEXTS, looseStoneWords } from '@ringwerk/catalogue';
import type { Language, LooseStone } from '@ringwerk/contract';
import type { Format } from '../../i18n/format.ts';

/** Name and facts of a loose stone: whether it was grown and what was done to it stands first. */
export function describeStone(stone: LooseStone, language: Language, format: Format) {
  const { name, ...words } = looseStoneWords(stone, language, format);
  const keys = ['provenance', 'grades', 'measures', 'report'] as const;
  const facts = keys
    .filter((key) => words[key] !== '')
    .map((key) => ({ label: LOOSE_STONE_TEXTS[key][language], value: words[key] }));
  return { name, facts };
}
