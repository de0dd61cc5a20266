import type { CatalogueAlloy, Market } from '@ringwerk/catalogue';
import {
  DESIGN_VERSION,
  parseDesign,
  type Design,
  type Issue,
  type KernelTables,
  type RingDesign,
} from '@ringwerk/kernel';
import { finishChoices } from './finish-wishes.ts';
import { profileChoices, withEngravings, withMeasures, withOrnament } from './form-wishes.ts';
import { meetsWish } from './meets-wish.ts';
import { withMetals } from './metal-wishes.ts';
import { isOfRow, stoneChoices } from './stone-wishes.ts';
import type { Wish } from './wish.ts';

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
  readonly unmet: readonly Wish[];
  /** Errors of the ring just as it was said; empty where it could be made so. */
  readonly refused: readonly Issue[];
}

/** Rings that are looked at as they are, and rings of which a repair is looked for. */
const TRIED = 40;
const REPAIRED = 4;
/** Rings looked at in one repair. */
const LOOKS = 16;

const asDesign = (ring: RingDesign): Design => ({ version: DESIGN_VERSION, rings: [{ ...ring, role: 'single' }] });

/** Everything that may be meant, the likeliest first: surfaces and profiles change last, stones first. */
function choicesOf(
  base: RingDesign,
  wishes: readonly Wish[],
  { alloys, market, tables, names }: WordsMeans,
): readonly RingDesign[] {
  const worn = withOrnament(withMeasures(withMetals(base, wishes, { alloys, market }), wishes), wishes);
  const lined = withEngravings({ ...worn, engravings: [] }, wishes, names);
  return profileChoices(lined, wishes).flatMap((formed) =>
    finishChoices(formed, wishes, alloys).flatMap((finished) => stoneChoices(finished, wishes, alloys, tables)),
  );
}

/** A ring whose record can be written down; null for one with a figure outside the record's limits. */
function parsed(ring: RingDesign): RingDesign | null {
  const read = parseDesign(asDesign(ring));
  const made = read.ok ? read.value.rings[0] : undefined;
  return made === undefined ? null : { ...made, role: ring.role };
}

/** Fields that carry what was said: a repair leaves them as they are. */
function keptFields(ring: RingDesign, wishes: readonly Wish[]): readonly string[] {
  const at = (field: string): string => `/rings/0/${field}`;
  const isSaid = (test: (concept: string) => boolean): boolean =>
    wishes.some((wish) => wish.kind === 'concept' && wish.concepts.some(test));
  const measures = wishes.flatMap((wish) =>
    wish.kind === 'measure' && (wish.of === 'width' || wish.of === 'height') ? [at(wish.of)] : [],
  );
  const stones = wishes.some(isOfRow)
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
    ...(isSaid((concept) => concept.startsWith('profile-') && !concept.startsWith('cut-')) ? [at('profile')] : []),
    ...(isSaid((concept) => concept.startsWith('groove-')) ? [at('grooves')] : []),
  ];
}

const unmetOf = (ring: RingDesign, wishes: readonly Wish[], { alloys }: WordsMeans): readonly Wish[] =>
  wishes.filter((wish) => !meetsWish(ring, wish, alloys));

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
 * The ring nearest to `base` that has everything that is wished, or as much of it as the rules allow; null where even the
 * nearest cannot be made. Looks at no more than some 300 rings.
 */
export async function ringFromWishes(
  base: RingDesign,
  wishes: readonly Wish[],
  means: WordsMeans,
): Promise<MadeRing | null> {
  const choices = choicesOf(base, wishes, means)
    .slice(0, TRIED)
    .flatMap((ring) => parsed(ring) ?? []);
  const asSaid = choices.map((ring) => ({ ring, unmet: unmetOf(ring, wishes, means) }));
  for (const { ring, unmet } of asSaid) {
    if (!(await means.pause())) return null;
    if (unmet.length === 0 && errorsOf(ring, means).length === 0) return { ring, unmet, refused: [] };
  }
  return repairedRing(asSaid, wishes, means);
}

interface AsSaid {
  readonly ring: RingDesign;
  readonly unmet: readonly Wish[];
}

async function repairedRing(
  asSaid: readonly AsSaid[],
  wishes: readonly Wish[],
  means: WordsMeans,
): Promise<MadeRing | null> {
  const nearest = asSaid.toSorted((a, b) => a.unmet.length - b.unmet.length).slice(0, REPAIRED);
  const kept = await bestRepair(nearest, true, wishes, means);
  const best = kept?.unmet.length === 0 ? kept : fewer(kept, await bestRepair(nearest, false, wishes, means));
  const [first] = nearest;
  if (best === null || first === undefined) return null;
  return { ...best, refused: best.unmet.length === 0 ? [] : errorsOf(first.ring, means) };
}

const fewer = (a: AsSaid | null, b: AsSaid | null): AsSaid | null =>
  a === null || (b !== null && b.unmet.length < a.unmet.length) ? b : a;

/** The repaired ring with the fewest wishes missing; `isKeeping`: the fields that carry what was said stay as they are. */
async function bestRepair(
  nearest: readonly AsSaid[],
  isKeeping: boolean,
  wishes: readonly Wish[],
  means: WordsMeans,
): Promise<AsSaid | null> {
  let best: AsSaid | null = null;
  for (const { ring } of nearest) {
    if (!(await means.pause())) return null;
    const made = repaired(ring, isKeeping ? keptFields(ring, wishes) : [], LOOKS, means);
    if (made !== null) best = fewer(best, { ring: made, unmet: unmetOf(made, wishes, means) });
    if (best?.unmet.length === 0) break;
  }
  return best;
}

const errorsOf = (ring: RingDesign, { rules, tables }: WordsMeans): readonly Issue[] =>
  rules.findErrors(asDesign(ring), tables);
