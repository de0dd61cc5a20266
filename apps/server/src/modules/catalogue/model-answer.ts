import type { CatalogueAlloy } from '@ringwerk/catalogue';
import { traitsOf } from '@ringwerk/catalogue/traits';
import type { Language } from '@ringwerk/contract';
import { stateOf, textIn, type HouseModel } from './house-model.ts';
import type { HouseModels, ModelLookup } from './house-models.ts';
import type { PricedModel, PricedVariant } from './model-facts.ts';
import type { StillOf } from './model-stills.ts';

/** A form as it is shown, with the address of its picture. */
type ShownVariant = PricedVariant & { readonly still: string | null };

function withoutCost(variant: ShownVariant | null) {
  if (variant === null) return null;
  const { still, design, grams, retail, stoneCount } = variant;
  return { still, design, grams, retail, stoneCount };
}

/** Whoever reads an answer: all that it depends on beside the models. */
export interface ModelReader {
  readonly language: Language;
  readonly seesTrade: boolean;
  readonly models: HouseModels;
  readonly stillOf: StillOf;
  readonly alloys: readonly CatalogueAlloy[];
  readonly now: Date;
}

/** The first of its successors that is offered: one may have been withdrawn itself. A circle is never stored. */
export function offeredSuccessor({ successor }: HouseModel, models: ModelLookup, now: Date): HouseModel | null {
  const next = successor === null ? null : models.find(successor);
  return next === null || stateOf(next, now) === 'published' ? next : offeredSuccessor(next, models, now);
}

/** Since when a model is gone, and what may be had in its stead. */
function withdrawalOf(model: HouseModel, { language, models, now }: ModelReader) {
  if (stateOf(model, now) !== 'withdrawn' || model.withdrawnFrom === null) return {};
  const next = offeredSuccessor(model, models, now);
  const successor = next ? { setId: next.setId, articleNumber: next.articleNumber, name: next.names[language] } : null;
  return { withdrawn: { since: model.withdrawnFrom.toISOString(), successor } };
}

/** As the caller may see it: who sees no trade price learns no cost, and nothing that the house tells its dealers. */
export function modelAnswer(priced: PricedModel<HouseModel>, watched: ReadonlySet<number>, reader: ModelReader) {
  const { model } = priced;
  const { language, seesTrade, stillOf, alloys } = reader;
  const note = textIn(model.texts.note, language);
  const shown = (variant: PricedVariant | null) => {
    const pictured = variant && { ...variant, still: stillOf(model, variant.design) };
    return seesTrade ? pictured : withoutCost(pictured);
  };
  return {
    articleNumber: model.articleNumber,
    setId: model.setId,
    kind: model.kind,
    categories: model.categories,
    name: model.names[language],
    traits: [...traitsOf(model.with ?? model.without, alloys)],
    colours: priced.colours,
    widths: priced.widths,
    with: shown(priced.with),
    without: shown(priced.without),
    isOnWatchList: watched.has(model.setId),
    ...withdrawalOf(model, reader),
    ...(note === null || !seesTrade ? {} : { note }),
  };
}
