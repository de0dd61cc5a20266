import type { Design } from '@ringwerk/kernel';
import { useTexts } from '../../i18n/use-texts.ts';
import { hasStones } from './has-stones.ts';

export interface ArticleLineProps {
  /** Null for a ring that began without an article. */
  readonly articleNumber: string | null;
  readonly design: Design;
}

/** Article number and whether with or without stones, as it stands wherever a ring is shown: `RW-09-014 · With stones`. */
export function ArticleLine({ articleNumber, design }: ArticleLineProps) {
  const t = useTexts('gallery');
  const parts = [articleNumber, t(hasStones(design) ? 'withStones' : 'withoutStones')];
  return <>{parts.filter((part) => part !== null).join(' · ')}</>;
}
