import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import { plannedTools } from '../stones/ring-tools.ts';
import { planRow } from '../stones/row-plan.ts';
import type { Tool } from '../stones/tool.ts';
import type { Tessellation } from './mesh-data.ts';
import type { PartDraft } from './part-draft.ts';
import { emitTool } from './tool-mesh.ts';

/** Pieces of metal that a stone brings along, at most. */
const PIECES: Readonly<Partial<Record<StoneRow['setting'], number>>> = {
  grain: 4,
  pave: 4,
  bezel: 1,
  prong4: 10,
  prong6: 14,
};
/** A ring with more pieces shows them when it settles: drawing them anew for every touch of a slider takes too long. */
const PIECES_MOST = 900;
/** Pieces are small: a few steps around them and along their rounding. */
const FINE: Tessellation = { around: 48, perArc: 5 };

/**
 * Metal that settings add – prongs, rails, bezels, beads – as closed parts that stand in the band; one part to a row and
 * kind. None for rings with very many.
 */
export function emitSettings(
  ring: RingDesign,
  body: RingBody,
  part: (id: string, kind: Tool['kind'], segment: number) => PartDraft,
): void {
  const rows = ring.stones.map((row) => ({ row, plan: planRow(body, row) }));
  const pieces = rows.reduce((sum, { row, plan }) => sum + plan.count * (PIECES[row.setting] ?? 0), 0);
  if (pieces > PIECES_MOST) return;
  rows.forEach(({ row, plan }, index) => {
    if (PIECES[row.setting] === undefined) return;
    for (const { step, kind, segment, solid } of plannedTools(row, index, body, plan)) {
      if (step === 'add') emitTool(part(`${kind}-row-${index}`, kind, segment), solid, body.innerRadius, FINE);
    }
  });
}
