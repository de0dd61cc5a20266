import type { AlloyGroup } from '@ringwerk/catalogue';
import type { Segment } from '@ringwerk/kernel';
import { preferredFirst } from '../../../api/preferences.ts';
import type { AlloyEntry } from '../../../kernel-worker/kernel-messages.ts';

/** The groups that hold an offered alloy, in the order of the alloys; those of the preferred alloys first. */
export function groupsOf(alloys: readonly AlloyEntry[], preferred: readonly string[]): readonly AlloyGroup[] {
  const offered = alloys.filter(({ isOffered }) => isOffered);
  const known = preferred.flatMap((id) => offered.filter((alloy) => alloy.id === id).map(({ group }) => group));
  return preferredFirst([...new Set(offered.map(({ group }) => group))], (group) => group, known);
}

const CONTRAST: Readonly<Record<string, readonly string[]>> = {
  yellow: ['white', 'grey', 'rose'],
  rose: ['white', 'grey', 'yellow'],
  red: ['white', 'grey', 'yellow'],
  champagne: ['white', 'grey', 'rose'],
  white: ['rose', 'yellow', 'red'],
  grey: ['rose', 'yellow', 'red'],
};

/** The colour that a second lane starts with: another one of the same fineness, so that one stamp is true for both. */
export function secondAlloy(alloys: readonly AlloyEntry[], segments: readonly Segment[]): string {
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
  return first.family === 'carbon' && gold !== undefined ? gold.id : first.id;
}
