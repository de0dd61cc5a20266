import type { Model, StoneOption } from '@ringwerk/contract';
import type { RingDesign } from '@ringwerk/kernel';
import { shownForm, type Variant } from '../../domain/rings/shown-form.ts';

/** One line of the article list: a model in one of its forms. */
export interface ProductRow {
  readonly model: Model;
  readonly option: StoneOption;
  readonly variant: Variant;
  readonly rings: readonly RingDesign[];
}

/** The wanted form of each model; without one both forms stand in the list, each under the same number. */
export function productRows(models: readonly Model[], stones: StoneOption | undefined): ProductRow[] {
  const options: readonly StoneOption[] = stones ? [stones] : ['with', 'without'];
  return models.flatMap((model) =>
    options.flatMap((option) => {
      const variant = shownForm(model, option)?.option === option ? model[option] : null;
      return variant ? [{ model, option, variant, rings: variant.design.rings }] : [];
    }),
  );
}
