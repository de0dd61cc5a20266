import type { CoupleFigures } from '@ringwerk/contract';
import type { Evaluation } from '@ringwerk/kernel';
import type { RetailPrice } from '@ringwerk/kernel/price';

/** What a couple may see of an evaluation. Every field is named here; nothing is copied as a whole. */
export function coupleFigures({ isMakeable, issues, rings, total }: Evaluation): CoupleFigures {
  return {
    isMakeable,
    issues: issues.map(({ code, path, params, severity }) => ({ code, path, params: { ...params }, severity })),
    rings: rings.map(({ weight, retail }) => ({
      grams: weight?.shown ?? null,
      retail: retail === null ? null : retailOnly(retail),
    })),
    total: total === null ? null : { grams: total.grams, retail: retailOnly(total.retail) },
  };
}

function retailOnly({ currency, net, taxRate, tax, gross, rounding }: RetailPrice): RetailPrice {
  return { currency, net, taxRate, tax, gross, rounding };
}
