import type { AlloyGroup } from '@ringwerk/catalogue';
import { preferredFirst } from '../../../../api/preferences.ts';
import type { AlloyEntry } from '../../../../kernel-worker/kernel-messages.ts';

/** The groups that hold an offered alloy, in the order of the alloys; those of the preferred alloys first. */
export function groupsOf(alloys: readonly AlloyEntry[], preferred: readonly string[]): readonly AlloyGroup[] {
  const offered = alloys.filter(({ isOffered }) => isOffered);
  const known = preferred.flatMap((id) => offered.filter((alloy) => alloy.id === id).map(({ group }) => group));
  return preferredFirst([...new Set(offered.map(({ group }) => group))], (group) => group, known);
}
