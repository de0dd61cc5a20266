import { expect, it } from 'vitest';
import type { CatalogueAlloy } from './alloy.ts';
import { ALLOYS } from './alloys.ts';
import { PRICE_LIST } from './price-list.ts';

/** Families, and golds by colour, of which an alloy has a trait; `*` where only some finenesses have it. */
function kindsWith(has: (alloy: CatalogueAlloy) => boolean): readonly string[] {
  const kindOf = ({ family, colour }: CatalogueAlloy): string => (family === 'gold' ? `${colour} gold` : family);
  const kinds = [...new Set(ALLOYS.filter(has).map(kindOf))];
  return kinds.map((kind) => (ALLOYS.filter((alloy) => kindOf(alloy) === kind).every(has) ? kind : `${kind}*`)).sort();
}

const GOLDS_AND_PLATINUM = [
  ...new Set(ALLOYS.filter(({ family }) => family === 'gold').map(({ colour }) => `${colour} gold`)),
  'platinum',
].sort();

it.each<[string, (alloy: CatalogueAlloy) => boolean, readonly string[]]>([
  // trait, test, kinds
  ['worked hard', ({ work }) => work === 'hard', ['steel', 'tantalum', 'titanium', 'zirconium']],
  ['of fibre', ({ work }) => work === 'fibre', ['carbon']],
  ['layered', ({ work }) => work === 'layers', ['mokume']],
  ['milled on the surface', ({ surface }) => surface === 'milled', ['steel', 'titanium']],
  ['given one skin', ({ surface }) => surface === 'skin', ['carbon', 'tantalum', 'zirconium']],
  ['finished within layers', ({ surface }) => surface === 'layers', ['mokume']],
  ['rolled in', (alloy) => alloy.isRolledIn, GOLDS_AND_PLATINUM],
  ['springy', (alloy) => alloy.isSpringy, ['grey gold', 'platinum', 'steel', 'titanium', 'white gold*']],
  ['soft', (alloy) => alloy.isSoft, ['silver', 'yellow gold*']],
  ['brittle', (alloy) => alloy.isBrittle, ['carbon', 'zirconium']],
  ['not refinishable', (alloy) => !alloy.isRefinishable, ['carbon', 'zirconium']],
  ['tarnishing', (alloy) => alloy.tarnishes, ['mokume', 'silver']],
  ['taking rhodium', (alloy) => alloy.takesRhodium, ['grey gold', 'palladium', 'silver', 'white gold']],
  ['needing a wall of 1 mm', ({ leastWall }) => leastWall === 1, ['silver']],
  ['billed as white gold', ({ lossKey }) => lossKey === 'whiteGold', ['white gold']],
  ['cast before yellow gold', ({ castRank }) => castRank < 3, ['grey gold', 'palladium', 'platinum', 'white gold']],
])('%s are exactly these', (_, has, kinds) => {
  expect(kindsWith(has)).toEqual(kinds);
});

it('springs in pale gold of 585 and 750 only, and is soft in gold from 900', () => {
  const golds = ALLOYS.filter(({ family }) => family === 'gold');
  expect(new Set(golds.filter(({ isSpringy }) => isSpringy).map(({ fineness }) => fineness))).toEqual(
    new Set([585, 750]),
  );
  expect(golds.filter(({ isSoft }) => isSoft).map(({ id }) => id)).toEqual(['au916-yellow']);
});

it('names a row of the price list for the loss of every metal with a fixing', () => {
  const priced = ALLOYS.filter(({ fineMetal }) => fineMetal !== null);
  expect(priced.length).toBeGreaterThan(30);
  expect(priced.filter(({ lossKey }) => PRICE_LIST.loss[lossKey] === undefined).map(({ id }) => id)).toEqual([]);
});

it('plates only what a layer of rhodium suits, and patterns only what has layers or fibres', () => {
  const plated = ALLOYS.filter(({ isRhodiumPlated }) => isRhodiumPlated);
  expect(plated.length).toBeGreaterThan(0);
  expect(plated.filter(({ takesRhodium }) => !takesRhodium).map(({ id }) => id)).toEqual([]);
  const figured = ALLOYS.filter(({ pattern }) => pattern !== undefined);
  expect(figured).toEqual(ALLOYS.filter(({ work }) => work === 'layers' || work === 'fibre'));
});
