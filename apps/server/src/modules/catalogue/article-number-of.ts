import type { ModelLookup } from './house-models.ts';

/** Article number of the model that a design began with; null without one. */
export const articleNumberOf = (models: ModelLookup, setId: number | null): string | null =>
  setId === null ? null : (models.find(setId)?.articleNumber ?? null);
