import type { CatalogueAlloy, Market } from '@ringwerk/catalogue';
import { parseDesign, type Design, type Issue, type KernelTables, type RingDesign } from '@ringwerk/kernel';
import { asDesign } from './as-design.ts';
import { finishChoices } from './finish-requirements.ts';
import { profileChoices, withEngravings, withMeasures, withOrnament } from './form-requirements.ts';
import { meetsRequirement } from './meets-requirement.ts';
import { withMetals } from './metal-requirements.ts';
import { isOfRow, stoneChoices } from './stone-requirements.ts';
import type { Requirement } from './requirement.ts';

/** The house's tables and rules, and what stands for words that nobody has given. */
export interface WordsMeans {
  readonly alloys: readonly CatalogueAlloy[];
  readonly market: Market;
  readonly tables: KernelTables;
  readonly rules: {
    readonly findErrors: (design: Design, tables: KernelTables) => readonly Issue[];
    readonly repairKeeping: (
      design: Design,
      kept: readonly string[],
      tables: KernelTables,
      looks: number,
    ) => Design | null;
  };
  /** Engraved where names are asked for and none is said. */
  readonly names: string;
  /** Called between steps of some 5 ms; false ends the search with what there is. */
  readonly pause: () => Promise<boolean>;
}

/** A ring that the rules accept, and what it does not have. */
export interface MadeRing {
  readonly ring: RingDesign;
  readonly unmet: readonly Requirement[];
  /** Errors of the ring just as it was said; empty where it could be made so. */
  readonly refused: readonly Issue[];
}

/** Rings that are looked at as they are, and rings of which a repair is looked for. */
const TRIED = 40;
const REPAIRED = 4;
/** Rings looked at in one repair. */
const LOOKS = 16;

/** Everything that may be meant, the likeliest first: surfaces and profiles change last, stones first. */
function choicesOf(
  base: RingDesign,
  requirements: readonly Requirement[],
  { alloys, market, tables, names }: WordsMeans,
): readonly RingDesign[] {
  const worn = withOrnament(
    withMeasures(withMetals(base, requirements, { alloys, market }), requirements),
    requirements,
  );
  const lined = withEngravings({ ...worn, engravings: [] }, requirements, names);
  return profileChoices(lined, requirements).flatMap((formed) =>
    finishChoices(formed, requirements, alloys).flatMap((finished) =>
      stoneChoices(finished, requirements, alloys, tables),
    ),
  );
}

/** A ring whose record can be written down; null for one with a figure outside the record's limits. */
function parsed(ring: RingDesign): RingDesign | null {
  const read = parseDesign(asDesign(ring));
  const made = read.ok ? read.value.rings[0] : undefined;
  return made === undefined ? null : { ...made, role: ring.role };
}

/** Fields that carry what was said: a repair leaves them as they are. */
function keptFields(ring: RingDesign, requirements: readonly Requirement[]): readonly string[] {
  const at = (field: string): string => `/rings/0/${field}`;
  const isSaid = (test: (concept: string) => boolean): boolean =>
    requirements.some((requirement) => requirement.kind === 'concept' && requirement.concepts.some(test));
  const measures = requirements.flatMap((requirement) =>
    requirement.kind === 'measure' && (requirement.of === 'width' || requirement.of === 'height')
      ? [at(requirement.of)]
      : [],
  );
  const stones = requirements.some(isOfRow)
    ? ring.stones.flatMap((_, index) =>
        ['count', 'extent', 'material', 'cut'].map((field) => at(`stones/${index}/${field}`)),
      )
    : [];
  const lanes = ring.segments.flatMap((_, index) => [
    at(`segments/${index}/alloy`),
    ...(isSaid((concept) => concept.startsWith('finish-')) ? [at(`segments/${index}/finish`)] : []),
  ]);
  return [
    ...measures,
    ...stones,
    ...lanes,
    at('size'),
    ...(isSaid((concept) => concept.startsWith('profile-')) ? [at('profile')] : []),
    ...(isSaid((concept) => concept.startsWith('groove-')) ? [at('grooves')] : []),
  ];
}

const unmetOf = (
  ring: RingDesign,
  requirements: readonly Requirement[],
  { alloys }: WordsMeans,
): readonly Requirement[] => requirements.filter((requirement) => !meetsRequirement(ring, requirement, alloys));

function repaired(
  ring: RingDesign,
  kept: readonly string[],
  looks: number,
  { rules, tables }: WordsMeans,
): RingDesign | null {
  const made = rules.repairKeeping(asDesign(ring), kept, tables, looks)?.rings[0];
  return made === undefined ? null : { ...made, role: ring.role };
}

/**
 * The ring nearest to `base` that has everything that is asked, or as much of it as the rules allow; null where even the
 * nearest cannot be made. Looks at no more than some 300 rings.
 */
export async function ringFromRequirements(
  base: RingDesign,
  requirements: readonly Requirement[],
  means: WordsMeans,
): Promise<MadeRing | null> {
  const choices = choicesOf(base, requirements, means)
    .slice(0, TRIED)
    .flatMap((ring) => parsed(ring) ?? []);
  const asSaid = choices.map((ring) => ({ ring, unmet: unmetOf(ring, requirements, means) }));
  for (const { ring, unmet } of asSaid) {
    if (!(await means.pause())) return null;
    if (unmet.length === 0 && errorsOf(ring, means).length === 0) return { ring, unmet, refused: [] };
  }
  return repairedRing(asSaid, requirements, means);
}

interface AsSaid {
  readonly ring: RingDesign;
  readonly unmet: readonly Requirement[];
}

async function repairedRing(
  asSaid: readonly AsSaid[],
  requirements: readonly Requirement[],
  means: WordsMeans,
): Promise<MadeRing | null> {
  const nearest = asSaid.toSorted((a, b) => a.unmet.length - b.unmet.length).slice(0, REPAIRED);
  const kept = await bestRepair(nearest, true, requirements, means);
  const best = kept?.unmet.length === 0 ? kept : fewer(kept, await bestRepair(nearest, false, requirements, means));
  const [first] = nearest;
  if (best === null || first === undefined) return null;
  return { ...best, refused: best.unmet.length === 0 ? [] : errorsOf(first.ring, means) };
}

const fewer = (a: AsSaid | null, b: AsSaid | null): AsSaid | null =>
  a === null || (b !== null && b.unmet.length < a.unmet.length) ? b : a;

/** The repaired ring with the fewest requirements missing; `isKeeping`: the fields that carry what was said stay as they are. */
async function bestRepair(
  nearest: readonly AsSaid[],
  isKeeping: boolean,
  requirements: readonly Requirement[],
  means: WordsMeans,
): Promise<AsSaid | null> {
  let best: AsSaid | null = null;
  for (const { ring } of nearest) {
    if (!(await means.pause())) return null;
    const made = repaired(ring, isKeeping ? keptFields(ring, requirements) : [], LOOKS, means);
    if (made !== null) best = fewer(best, { ring: made, unmet: unmetOf(made, requirements, means) });
    if (best?.unmet.length === 0) break;
  }
  return best;
}

const errorsOf = (ring: RingDesign, { rules, tables }: WordsMeans): readonly Issue[] =>
  rules.findErrors(asDesign(ring), tables);
