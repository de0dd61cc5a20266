import { MODELS } from '@ringwerk/catalogue/models';

const NUMBERS = new Map(MODELS.map(({ setId, articleNumber }) => [setId, articleNumber]));

/** Article number of the model that a design began with; null without one, or when it has left the catalogue. */
export const articleNumberOf = (setId: number | null): string | null =>
  setId === null ? null : (NUMBERS.get(setId) ?? null);
