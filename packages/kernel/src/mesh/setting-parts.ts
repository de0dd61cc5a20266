import type { RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { SETTING_PIECES } from '../stones/setting-pieces.ts';
import { plannedTools } from '../stones/ring-tools.ts';
import { planRow } from '../stones/row-plan.ts';
import type { RingPart } from '../design/ring-part.ts';
import type { Tessellation } from './ring-scene.ts';
import { PartDraft } from './part-draft.ts';
import { emitTool } from './tool-mesh.ts';

/** A ring with more pieces shows them when it settles: drawing them anew for every touch of a slider takes too long. */
const PIECES_MOST = 900;
/** Pieces are small: a few steps around them and along their rounding. */
const FINE: Tessellation = { around: 48, perArc: 5 };

/**
 * Metal that settings add – prongs, rails, bezels, beads – as closed parts that stand in the band; one part to a row, kind
 * and metal. None for rings with very many.
 */
export function settingParts(ring: RingDesign, body: RingBody): RingPart[] {
  const rows = ring.stones.map((row) => ({ row, plan: planRow(body, row) }));
  const pieces = rows.reduce((sum, { row, plan }) => sum + plan.count * (SETTING_PIECES[row.setting] ?? 0), 0);
  if (pieces > PIECES_MOST) return [];
  const drafts = new Map<string, PartDraft>();
  const segments = new Map<string, number>();
  rows.forEach(({ row, plan }, index) => {
    if (SETTING_PIECES[row.setting] === undefined) return;
    for (const { step, kind, segment, solid } of plannedTools(row, index, body, plan)) {
      if (step !== 'add') continue;
      const piece = `${kind}-row-${index}`;
      const first = segments.get(piece) ?? segment;
      segments.set(piece, first);
      // Prongs and beads beside a joint are of two metals, which are two parts.
      const id = first === segment ? piece : `${piece}-of-${segment}`;
      const metal = ring.segments[segment];
      const name = {
        id,
        kind,
        segment,
        alloy: metal?.alloy ?? '',
        finish: 'polished',
        patternSeed: metal?.pattern ?? 0,
      };
      const draft = drafts.get(id) ?? new PartDraft(name);
      drafts.set(id, draft);
      emitTool(draft, solid, body.innerRadius, FINE);
    }
  });
  return [...drafts.values()].filter((draft) => !draft.isEmpty()).map((draft) => draft.finish());
}
