import { labOfF0 } from './alloy-colour.ts';
import type { AlloySheet, CatalogueAlloy } from './alloy.ts';
import { alloyGroup, alloyTraits } from './alloy-traits.ts';
import { GOLD_333_TO_375 } from './content/gold-333-375.ts';
import { GOLD_585 } from './content/gold-585.ts';
import { GOLD_750_TO_916 } from './content/gold-750-916.ts';
import { OTHER_MATERIALS } from './content/other-metals.ts';
import { PLATINUM_PALLADIUM_SILVER } from './content/platinum-group.ts';

const SHEETS: readonly AlloySheet[] = [
  ...GOLD_333_TO_375,
  ...GOLD_585,
  ...GOLD_750_TO_916,
  ...PLATINUM_PALLADIUM_SILVER,
  ...OTHER_MATERIALS,
];

/** Every alloy that the workshop can turn a ring from, in the order of the menus. */
export const ALLOYS: readonly CatalogueAlloy[] = SHEETS.map((sheet) => ({
  ...sheet,
  ...alloyTraits(sheet),
  lab: labOfF0(sheet.f0),
  group: alloyGroup(sheet),
}));
