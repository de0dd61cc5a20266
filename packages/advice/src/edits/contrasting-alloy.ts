import type { Segment } from '@ringwerk/kernel';
import type { OfferedAlloy } from '../ideas/offer.ts';

/** Colours that stand off against each other, the most worn first. */
const CONTRAST: Readonly<Record<string, readonly string[]>> = {
  yellow: ['white', 'grey', 'rose'],
  rose: ['white', 'grey', 'yellow'],
  red: ['white', 'grey', 'yellow'],
  champagne: ['white', 'grey', 'rose'],
  white: ['rose', 'yellow', 'red'],
  grey: ['rose', 'yellow', 'red'],
};

/** The colour that a second lane starts with: another one of the same fineness, so that one stamp is true for both. */
export function contrastingAlloy(alloys: readonly OfferedAlloy[], segments: readonly Segment[]): string {
  const first = alloys.find((alloy) => alloy.id === segments[0]?.alloy);
  if (first === undefined) return segments[0]?.alloy ?? '';
  const family = alloys.filter(
    (alloy) => alloy.family === first.family && alloy.fineness === first.fineness && alloy.isOffered,
  );
  for (const colour of CONTRAST[first.colour] ?? []) {
    const found = family.find((alloy) => alloy.colour === colour);
    if (found !== undefined) return found.id;
  }
  // Fibre is worn with gold.
  const gold = alloys.find(
    ({ family: kind, fineness, colour }) => kind === 'gold' && fineness === 585 && colour === 'yellow',
  );
  return first.work === 'fibre' && gold !== undefined ? gold.id : first.id;
}
