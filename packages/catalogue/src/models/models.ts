import type { Localised } from '../localised.ts';
import type { CatalogueModel } from './catalogue-model.ts';

/** Every article, in the order of article numbers. */
export const MODELS: readonly CatalogueModel[] = [];

/** Facts that a model can be found and filtered by. */
export const TRAITS: Readonly<Record<string, Localised>> = {};
