import type { CoupleFigures } from '@ringwerk/contract';
import type { Evaluation } from '@ringwerk/kernel';

/**
 * The server's word for a couple over this device's own figures. It names no cost; where this device has none either
 * (the page was opened in the customer view) the cost is left at nothing, and nothing on the page shows it.
 */
export function coupleEvaluation(said: CoupleFigures, preview: Evaluation | null): Evaluation {
  return {
    isMakeable: said.isMakeable,
    issues: said.issues,
    rings: said.rings.map(({ retail }, index) => {
      const { issues = [], weight = null, trade = null } = preview?.rings[index] ?? {};
      return { issues, weight, trade, retail };
    }),
    total: said.total === null ? null : { ...said.total, cost: preview?.total?.cost ?? 0 },
  };
}
