import { relationOf } from '@ringwerk/advice';
import type { Design } from '@ringwerk/kernel';
import { equalLinks, isInLine, LINKS, type Link } from '../../../design-store/links.ts';

/** What a pair shares when it is opened: what is the same, or the line and colours of a pair that is designed as one. */
export function startLinks(design: Design): readonly Link[] {
  const equal = equalLinks(design);
  if (equal.includes('metal') || relationOf(design) === null) return equal;
  return LINKS.filter((link) => link === 'line' || (equal.includes(link) && !isInLine(link)));
}
