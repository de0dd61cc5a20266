import { setImmediate } from 'node:timers/promises';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { grossOf, type TradedModel } from './model-facts.ts';
import { addBit, noBits, type Bits } from './search/bits.ts';

/** The form that a list shows: the one asked for, else with stones where there is such. */
export const FORMS = ['with', 'without', 'shown'] as const;
export type Form = (typeof FORMS)[number];

interface FormPrices {
  /** Gross by the place of the model, minor units; 0 for a model that is not in `models`. */
  readonly gross: Uint32Array;
  /** Models that have such a form. */
  readonly models: Bits;
}
export type PriceColumns = Readonly<Record<Form, FormPrices>>;

/** Models between two looks at what else waits. */
const TURN_MODELS = 500;

/** What every model costs at one dealer. */
export async function priceColumns(traded: readonly (TradedModel | null)[], basis: PriceBasis): Promise<PriceColumns> {
  const size = traded.length;
  const column = (): FormPrices => ({ gross: new Uint32Array(size), models: noBits(size) });
  const columns: PriceColumns = { with: column(), without: column(), shown: column() };
  const write = (form: Form, place: number, gross: number | null): void => {
    if (gross === null) return;
    columns[form].gross[place] = gross;
    addBit(columns[form].models, place);
  };
  for (const [place, model] of traded.entries()) {
    if (place % TURN_MODELS === TURN_MODELS - 1) await setImmediate();
    if (model === null) continue;
    const [set, plain] = [model.with, model.without].map((form) => (form === null ? null : grossOf(form, basis)));
    write('with', place, set ?? null);
    write('without', place, plain ?? null);
    write('shown', place, set ?? plain ?? null);
  }
  return columns;
}
