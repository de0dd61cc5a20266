import { cutContent, STONE_MATERIALS, type CatalogueAlloy } from '@ringwerk/catalogue';
import {
  SETTING_IDS,
  STONE_CUTS,
  type KernelTables,
  type RingDesign,
  type RowExtent,
  type SettingId,
  type StoneCut,
  type StoneRow,
} from '@ringwerk/kernel';
import { measuresOf } from '@ringwerk/search';
import { newStones, presetStones, withCut, withSetting, withSize } from '../edits/stone-groups.ts';
import { meetsRequirement } from './meets-requirement.ts';
import { isOfStones, refusesStones, wantsStones, type Requirement } from './requirement.ts';

/** What is said of the stones of one ring. */
interface SaidStones {
  readonly count: number | null;
  readonly extent: RowExtent;
  readonly materials: readonly string[];
  readonly cut: StoneCut | null;
  readonly quality: string | null;
  readonly settings: readonly SettingId[];
  /** mm */
  readonly diameter: number | null;
  readonly carat: number | null;
}

const DIAMOND = 'diamond-natural';
const GROUPS: Readonly<Record<string, string>> = {
  diamond: DIAMOND,
  'with-stones': DIAMOND,
  sapphire: 'sapphire-blue',
  'lab-grown': 'diamond-lab',
  'coloured-stone': 'sapphire-blue',
};
const EXTENTS: readonly RowExtent[] = ['full', 'half', 'third'];

const conceptsSaid = (requirements: readonly Requirement[]): readonly string[] =>
  requirements.flatMap((requirement) => {
    if (requirement.kind === 'count') return requirement.concepts;
    return requirement.kind === 'concept' && !requirement.isNegated && isOfStones(requirement.concepts)
      ? requirement.concepts
      : [];
  });

function materialsOf(concepts: readonly string[]): readonly string[] {
  const named = STONE_MATERIALS.filter(({ id }) => concepts.includes(`stone-${id}`)).map(({ id }) => id);
  const groups = Object.keys(GROUPS)
    .toReversed()
    .filter((group) => concepts.includes(group))
    .flatMap((group) => GROUPS[group] ?? []);
  return [...new Set([...named, ...groups])];
}

function countOf(requirements: readonly Requirement[], concepts: readonly string[]): number | null {
  const counts = requirements.flatMap((requirement) =>
    requirement.kind === 'count' ? (requirement.from ?? requirement.to ?? []) : [],
  );
  if (counts.length > 0) return Math.max(...counts);
  const isOne = requirements.some(
    (requirement) => requirement.kind === 'concept' && requirement.isOne && isOfStones(requirement.concepts),
  );
  return isOne || concepts.includes('single-stone') ? 1 : concepts.includes('several-stones') ? SEVERAL : null;
}
const SEVERAL = 3;

const figureOf = (requirements: readonly Requirement[], of: 'stone' | 'carat'): number | null => {
  const requirement = requirements.find((one) => one.kind === 'measure' && one.of === of);
  return requirement?.kind === 'measure' ? (requirement.to ?? requirement.from) : null;
};

function saidOf(requirements: readonly Requirement[]): SaidStones {
  const concepts = conceptsSaid(requirements);
  const heads: readonly SettingId[] = concepts.includes('prong') ? ['prong4', 'prong6'] : [];
  return {
    count: countOf(requirements, concepts),
    extent: EXTENTS.find((extent) => concepts.includes(`row-${extent}`)) ?? 'count',
    materials: materialsOf(concepts),
    cut: STONE_CUTS.find((cut) => concepts.includes(`cut-${cut}`)) ?? null,
    quality: concepts.find((concept) => concept.startsWith('quality-'))?.slice('quality-'.length) ?? null,
    settings: [...SETTING_IDS.filter((id) => concepts.includes(`setting-${id}`)), ...heads],
    diameter: figureOf(requirements, 'stone'),
    carat: figureOf(requirements, 'carat'),
  };
}

/** Settings by turns, where none is said: what a jeweller would take for one stone, a few, and a row around. */
const USUAL = {
  one: ['flush', 'prong4', 'bezel', 'tension'],
  head: ['prong4', 'prong6', 'bezel', 'flush'],
  few: ['flush', 'channel', 'grain', 'pave', 'bar', 'prong4'],
  row: ['channel', 'pave', 'grain', 'prong4', 'flush', 'bar'],
} as const satisfies Readonly<Record<string, readonly SettingId[]>>;

/** A single stone from here on stands on the band, mm. */
const HEAD_FROM = 3.2;

function settingsOf(said: SaidStones, diameter: number | null): readonly SettingId[] {
  if (said.settings.length > 0) return said.settings;
  if (said.extent !== 'count') return USUAL.row;
  if ((said.count ?? 1) > 1) return USUAL.few;
  return (diameter ?? 0) >= HEAD_FROM ? USUAL.head : USUAL.one;
}

const DENSITY = new Map(STONE_MATERIALS.map(({ id, density }) => [id, density]));
const DIAMOND_DENSITY = DENSITY.get(DIAMOND) ?? 3.52;

/** Diameter of a round stone of this weight, mm. */
function diameterOf(carat: number, cut: StoneCut, material: string): number {
  const { caratFactor, typicalDepth } = cutContent(cut);
  const density = (DENSITY.get(material) ?? DIAMOND_DENSITY) / DIAMOND_DENSITY;
  return Math.cbrt(carat / (caratFactor * typicalDepth * density));
}

/** Sizes tried for stones of which nothing is said, mm: a large one alone, small ones in a row. */
const SIZES = { one: [2.1, 1.7, 1.5, 1.3], few: [1.7, 1.5, 1.3, 1.1], row: [1.7, 1.5, 1.3, 1.1] } as const;
const HEAD_SIZES = [5.1, 4.1, 3.2] as const;

function diametersOf(said: SaidStones, isHead: boolean): readonly number[] {
  const cut = said.cut ?? 'round';
  if (said.diameter !== null) return [said.diameter];
  if (said.carat !== null) {
    const material = said.materials[0] ?? DIAMOND;
    const count = said.count ?? 1;
    // The words may mean all stones together.
    const shares = count > 1 ? [said.carat / count, said.carat] : [said.carat];
    return shares.map((share) => diameterOf(share, cut, material));
  }
  if (said.extent !== 'count') return SIZES.row;
  if ((said.count ?? 1) > 1) return SIZES.few;
  return isHead ? HEAD_SIZES : SIZES.one;
}

const nearestRound = (diameter: number, { roundSizes }: KernelTables): number =>
  roundSizes.toSorted((a, b) => Math.abs(a.diameter - diameter) - Math.abs(b.diameter - diameter))[0]?.diameter ??
  diameter;

/** The trade's size of a cut next to a weight or a width. */
function sized(row: StoneRow, cut: StoneCut, diameter: number, tables: KernelTables): StoneRow {
  const width = nearestRound(diameter, tables);
  const round = withSize({ ...row, cut: 'round' }, width, width);
  return cut === 'round' ? round : withCut(round, cut, tables);
}

function qualityOf(material: string, said: string | null, row: StoneRow): string {
  const known = STONE_MATERIALS.find(({ id }) => id === material)?.qualities ?? [];
  if (said !== null && known.includes(said)) return said;
  return known.includes(row.quality) ? row.quality : (known[0] ?? row.quality);
}

interface StoneChoice {
  readonly setting: SettingId;
  readonly diameter: number;
  readonly material: string;
}

function rowOf(
  ring: RingDesign,
  said: SaidStones,
  { setting, diameter, material }: StoneChoice,
  tables: KernelTables,
): StoneRow {
  const [own] = ring.stones;
  const fresh =
    said.extent === 'count'
      ? newStones(ring, (said.count ?? 1) > 1 ? 'row' : 'single', tables.roundSizes)
      : presetStones(ring, 'memoire-full', tables.roundSizes);
  const stone = sized(
    own === undefined ? fresh : { ...fresh, quality: own.quality },
    said.cut ?? 'round',
    diameter,
    tables,
  );
  const count = said.extent === 'count' ? (said.count ?? 1) : 1;
  const placed = withSetting(
    { ...stone, material, quality: qualityOf(material, said.quality, stone), extent: said.extent, count },
    setting,
    ring,
  );
  return setting === 'tension' ? placed : withSetting({ ...placed, extent: said.extent, count }, setting, ring);
}

/** Rings with the stones that may be meant, the likeliest first; the ring itself where it has them already or nothing is said. */
export function stoneChoices(
  ring: RingDesign,
  requirements: readonly Requirement[],
  alloys: readonly CatalogueAlloy[],
  tables: KernelTables,
): readonly RingDesign[] {
  if (refusesStones(requirements) || !wantsStones(requirements)) return [{ ...ring, stones: [] }];
  const said = saidOf(requirements);
  const isMet = (made: RingDesign): boolean =>
    requirements.every((requirement) => !isOfRow(requirement) || meetsRequirement(made, requirement, alloys));
  const materials = said.materials.length > 0 ? said.materials : [ring.stones[0]?.material ?? DIAMOND];
  const choices = materials.flatMap((material) =>
    settingsOf(
      said,
      said.diameter ?? (said.carat === null ? null : diameterOf(said.carat, said.cut ?? 'round', material)),
    ).flatMap((setting) =>
      diametersOf(said, setting.startsWith('prong') && (said.count ?? 1) === 1 && said.extent === 'count').map(
        (diameter): RingDesign => ({
          ...ring,
          stones: [rowOf(ring, said, { setting, diameter, material }, tables)],
        }),
      ),
    ),
  );
  const isCounted = said.count === null || measuresOf(ring).count === said.count;
  const own = ring.stones.length > 0 && isCounted && isMet(ring) ? [ring] : [];
  return [...own, ...choices];
}

/** Said of stones: what a row of stones is held against. */
export const isOfRow = (requirement: Requirement): boolean =>
  requirement.kind === 'count' ||
  (requirement.kind === 'measure' && (requirement.of === 'stone' || requirement.of === 'carat')) ||
  (requirement.kind === 'concept' && isOfStones(requirement.concepts));
