import type { Design } from '@ringwerk/kernel';
import { exactWord, searchWords } from '../catalogue/search-words.ts';

interface Saved {
  readonly code: string;
  readonly name: string;
  readonly setId?: number | null;
  readonly design: Design;
}

/** The words that a saved design is found by. The article and the alloys stand in them by their keys: their names change. */
export function designWords({ code, name, setId = null, design }: Saved): string[] {
  const alloys = design.rings.flatMap(({ segments, inlays }) => [...segments, ...inlays].map(({ alloy }) => alloy));
  return [
    code.toLowerCase(),
    ...searchWords([name]),
    ...(setId === null ? [] : [exactWord('set', String(setId))]),
    ...alloys.map((alloy) => exactWord('alloy', alloy)),
  ];
}
