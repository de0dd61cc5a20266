import { houseCatalogue, ringLines, ringTitle, type CatalogueAlloy } from '@ringwerk/catalogue';
import { ART_NAMES } from '@ringwerk/catalogue/pages';
import { TRAITS } from '@ringwerk/catalogue/models';
import { NOBODY, type Language, type ModelKind, type StoneOption } from '@ringwerk/contract';
import type { RetailPrice } from '@ringwerk/kernel/price';
import type { HouseModel } from '../catalogue/house-model.ts';
import type { PricedModel, PricedVariant } from '../catalogue/model-facts.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import { SHEET_TEXTS } from '../pdf/sheet-texts.ts';

/** One product of a feed: an article in one of its forms. No trade figure is among it. */
export interface FeedEntry {
  /** Article and form, for ever the same. */
  readonly id: string;
  readonly article: string;
  readonly title: string;
  readonly description: string;
  /** What kind of ring it is, in words. */
  readonly kind: string;
  /** Absolute; null for a picture that only somebody who is logged in sees, or where there is none. */
  readonly image: string | null;
  readonly retail: RetailPrice;
  /** Names of its alloys and of their colours. */
  readonly alloys: readonly string[];
  readonly colours: readonly string[];
  /** mm, ring by ring. */
  readonly rings: readonly { readonly width: number; readonly height: number; readonly size: number }[];
  readonly grams: number;
  readonly stoneCount: number;
  /** Trade carats of all stones. */
  readonly carats: number;
}

const NO_FIGURES = { grams: null, stones: [] };

export interface EntryReader {
  readonly language: Language;
  readonly alloys: readonly CatalogueAlloy[];
  readonly imageOf: (variant: PricedVariant) => string | null;
}

const kindWords = (kind: ModelKind, language: Language): string =>
  kind === 'pair' ? SHEET_TEXTS[language].pair : ART_NAMES[kind][language];

/** Ring by ring as a couple's paper describes it; stones by kind and size. */
function describe({ design }: PricedVariant, { language, alloys }: EntryReader): string {
  const wording = { language, format: sheetFormat(language), reader: 'couple', alloys } as const;
  return design.rings
    .map((ring) => {
      const lines = ringLines(ring, NO_FIGURES, wording).map(({ label, value }) => `${label} ${value}`);
      return `${ringTitle(ring.role, NOBODY, language)}: ${lines.join('; ')}.`;
    })
    .join(' ');
}

const traitOf = ({ family, colour }: CatalogueAlloy): string => (family === 'gold' ? `${colour}-gold` : family);

function alloysOf({ design }: PricedVariant, alloys: readonly CatalogueAlloy[]): readonly CatalogueAlloy[] {
  const used = new Set(design.rings.flatMap(({ segments }) => segments.map(({ alloy }) => alloy)));
  return alloys.filter(({ id }) => used.has(id));
}

function entryOf(model: PricedModel<HouseModel>, form: StoneOption, reader: EntryReader): FeedEntry | null {
  const variant = model[form];
  if (variant === null) return null;
  const { language } = reader;
  const { articleNumber: article, names, kind } = model.model;
  const used = alloysOf(variant, reader.alloys);
  const colours = used.map((alloy) => TRAITS[traitOf(alloy)]?.[language]).filter((name) => name !== undefined);
  return {
    id: form === 'with' ? `${article}-S` : `${article}-P`,
    article,
    title: `${names[language]} · ${kindWords(kind, language)} · ${used.map((alloy) => alloy.names[language]).join(' / ')}`,
    description: describe(variant, reader),
    kind: kindWords(kind, language),
    image: reader.imageOf(variant),
    retail: variant.retail,
    alloys: used.map((alloy) => alloy.names[language]),
    colours: [...new Set(colours)],
    rings: variant.design.rings.map(({ width, height, size }) => ({ width, height, size })),
    grams: variant.grams,
    stoneCount: variant.stoneCount,
    carats: variant.carats,
  };
}

/** Products of an article: the wanted form of it, else each. */
export const entriesOf = (
  model: PricedModel<HouseModel>,
  stones: StoneOption | undefined,
  reader: EntryReader,
): readonly FeedEntry[] =>
  (stones === undefined ? (['with', 'without'] as const) : [stones]).flatMap(
    (form) => entryOf(model, form, reader) ?? [],
  );

export const alloysWith = (house: Parameters<typeof houseCatalogue>[0]): readonly CatalogueAlloy[] =>
  houseCatalogue(house).alloys;
