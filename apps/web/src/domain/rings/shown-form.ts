import type { Model, StoneOption } from '@ringwerk/contract';

export type Variant = NonNullable<Model['with']>;
export interface ShownForm {
  readonly option: StoneOption;
  readonly variant: Variant;
}

/** The form of a model that a list shows: the wanted one where it exists, else the other; null for an empty model. */
export function shownForm(model: Pick<Model, 'with' | 'without'>, wanted: StoneOption | undefined): ShownForm | null {
  const order: readonly StoneOption[] = wanted === 'without' ? ['without', 'with'] : ['with', 'without'];
  for (const option of order) {
    const variant = model[option];
    if (variant) return { option, variant };
  }
  return null;
}
