import type { Assumption } from '@ringwerk/advice/words';
import {
  FINISHES,
  GROOVE_NAMES,
  PROFILES,
  SETTINGS,
  STONE_MATERIALS,
  STONE_QUALITIES,
  type CatalogueAlloy,
  type Localised,
} from '@ringwerk/catalogue';
import type { Language, WordsDesignAnswer } from '@ringwerk/contract';
import { encodeDesign, type Issue, type RingDesign } from '@ringwerk/kernel';
import { measuresOf, type Clause } from '@ringwerk/search';
import type { HouseModel } from '../catalogue/house-model.ts';
import type { MadeFromWords } from './made-from-words.ts';

type Answer = WordsDesignAnswer;
type Assumed = Answer['assumptions'][number];

interface Reader {
  readonly language: Language;
  readonly seesTrade: boolean;
}

/** A design made of words, as its reader may see it. */
export function wordsAnswer(made: MadeFromWords, model: HouseModel, { language, seesTrade }: Reader): Answer {
  const { design, makeable, query, alloys } = made;
  const { grams, cost, retail } = makeable.total;
  return {
    setId: model.setId,
    articleNumber: model.articleNumber,
    name: model.names[language],
    kind: model.kind,
    categories: [...model.categories],
    design,
    link: encodeDesign(design),
    grams,
    retail,
    ...(seesTrade ? { cost } : {}),
    unmet: made.unmet.map(({ clause, ring, reasons }) => ({
      clause,
      ring,
      actual: actualOf(query.clauses[clause], ring === null ? undefined : design.rings[ring]),
      reasons: reasons.map(({ code, path, params, severity }) => ({
        code,
        path,
        params: namedParams(params, { language, alloys }),
        severity,
      })),
    })),
    assumptions: made.assumptions.flatMap((assumption) => {
      const ring = design.rings[assumption.ring];
      return ring === undefined ? [] : [assumedOf(assumption, ring, { language, alloys })];
    }),
  };
}

/** What the ring has in place of a figure that was asked for; null where no figure was. */
function actualOf(clause: Clause | undefined, ring: RingDesign | undefined): number | null {
  if (clause === undefined || ring === undefined) return null;
  const measures = measuresOf(ring);
  if (clause.kind === 'count') return measures.count;
  if (clause.kind === 'size') return ring.size;
  if (clause.kind !== 'measure') return null;
  const own = clause.of === 'width' || clause.of === 'height' ? [measures[clause.of]] : measures[clause.of];
  return own[0] ?? null;
}

interface Words {
  readonly language: Language;
  readonly alloys: readonly CatalogueAlloy[];
}

type Named = readonly { readonly id: string; readonly names: Localised }[];
const TABLES: Readonly<Record<string, Named>> = {
  profile: PROFILES,
  setting: SETTINGS,
  material: STONE_MATERIALS,
  stone: STONE_MATERIALS,
  finish: FINISHES,
};

/** What the rules call by its key is called by its name: the page that shows it has no tables. */
const namedParams = (params: Issue['params'], { language, alloys }: Words): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (typeof value === 'number') return [key, value];
      if (value === 'milgrain') return [key, GROOVE_NAMES.milgrain[language]];
      const named = (TABLES[key] ?? alloys).find(({ id }) => id === value);
      return [key, named?.names[language] ?? value];
    }),
  );

const nameIn = (table: Named, id: string, language: Language): string | undefined =>
  table.find((entry) => entry.id === id)?.names[language];

function stonesOf({ stones: [row] }: RingDesign): Pick<Assumed, 'amount' | 'word'> {
  const quality = STONE_QUALITIES.find(({ id }) => id === row?.quality);
  return { amount: row?.diameter ?? null, word: quality?.label ?? null };
}

function assumedOf({ field, ring: at }: Assumption, ring: RingDesign, { language, alloys }: Words): Assumed {
  const measure = (amount: number): Assumed => ({ field, ring: at, amount, word: null });
  const named = (words: readonly (string | undefined)[]): Assumed => ({
    field,
    ring: at,
    amount: null,
    word: [...new Set(words.filter((word) => word !== undefined))].join(' · '),
  });
  switch (field) {
    case 'metal':
      return named(ring.segments.map(({ alloy }) => nameIn(alloys, alloy, language)));
    case 'finish':
      return named(ring.segments.map(({ finish }) => nameIn(FINISHES, finish, language)));
    case 'profile':
      return named([nameIn(PROFILES, ring.profile, language)]);
    case 'width':
    case 'height':
    case 'size':
      return measure(ring[field]);
    case 'stones':
      return { field, ring: at, ...stonesOf(ring) };
    case 'engraving':
      return named(ring.engravings.map(({ text }) => text));
  }
}
