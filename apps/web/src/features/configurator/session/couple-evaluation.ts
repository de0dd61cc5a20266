import type { CoupleFigures } from '@ringwerk/contract';
import { grams, type Evaluation } from '@ringwerk/kernel';

/**
 * The server's word for a couple, or for a role without trade figures, over this device's own figures. It names no cost;
 * where this device has none either (it was opened without a price list) the cost is left at nothing, and nothing on the
 * page shows it.
 */
export function coupleEvaluation(said: CoupleFigures, preview: Evaluation | null): Evaluation {
  return {
    isMakeable: said.isMakeable,
    issues: said.issues,
    rings: said.rings.map(({ grams: shown, retail }, index) => {
      const { issues = [], weight = null, trade = null } = preview?.rings[index] ?? {};
      return {
        issues,
        weight: weight === null || shown === null ? null : { ...weight, shown: grams(shown) },
        trade,
        retail,
      };
    }),
    total: said.total === null ? null : { ...said.total, cost: preview?.total?.cost ?? 0 },
  };
}
