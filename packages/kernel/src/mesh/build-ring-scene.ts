import { itemAt } from '../units/item-at.ts';
import { beadRows } from '../body/bead-row.ts';
import { ringBody, segmentAt, type RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { BandKernel, Kernel } from '../design/kernel.ts';
import { placeStones } from '../stones/layout-row.ts';
import { ringFields } from '../stones/ring-fields.ts';
import { planRow } from '../stones/row-plan.ts';
import { needsSetter } from '../stones/setting-pieces.ts';
import { mm } from '../units/quantities.ts';
import { emitBeads } from './bead-mesh.ts';
import { emitSkin } from './emit-skin.ts';
import type { RingPart } from '../design/ring-part.ts';
import type { StonePlacement } from '../stones/stone-placement.ts';
import type { RingScene, Tessellation } from './ring-scene.ts';
import type { RunPlace } from './outline.ts';
import { PartDraft, type PartName } from './part-draft.ts';
import { engravingParts } from './engraving-parts.ts';
import { planSeatBands } from './plan-seat-bands.ts';
import { rowCuts } from './row-cut.ts';
import type { SkinBuild, SkinTarget } from './skin-build.ts';

/** Which worked edge x lies on; the wall of a shoulder belongs to it. */
function edgeAt({ section }: RingBody, x: number): 'left' | 'right' | null {
  const { left, right } = section.edges;
  if (left !== null && x >= left.from && x <= left.to) return 'left';
  return right !== null && x >= right.from && x <= right.to ? 'right' : null;
}

/** Parts of a ring that can be picked, as they fill. */
class SceneParts implements SkinTarget {
  readonly #drafts = new Map<string, PartDraft>();
  readonly #ring: RingDesign;
  readonly #body: RingBody;

  constructor(ring: RingDesign, body: RingBody) {
    this.#ring = ring;
    this.#body = body;
  }

  part(id: string, kind: PartName['kind'], segment: number, own?: { alloy?: string; finish?: string }): PartDraft {
    const known = this.#drafts.get(id);
    if (known !== undefined) return known;
    const metal = this.#ring.segments[segment];
    const alloy = own?.alloy ?? metal?.alloy ?? '';
    // A strip is cut from its own alloy, not from the segment's billet.
    const patternSeed = own?.alloy === undefined ? (metal?.pattern ?? 0) : 0;
    const draft = new PartDraft({ id, kind, segment, alloy, finish: own?.finish ?? 'polished', patternSeed });
    this.#drafts.set(id, draft);
    return draft;
  }

  outer({ groove, inlay, segment }: RunPlace, x: number): PartDraft {
    if (inlay !== null) {
      const strip = this.#ring.inlays[inlay];
      return this.part(`inlay-${inlay}`, 'inlay', segment, strip);
    }
    if (groove === null) {
      const side = edgeAt(this.#body, x);
      const finish = side === null ? null : (this.#ring.edges[side]?.finish ?? null);
      return side === null || finish === null
        ? this.flank(segment)
        : this.part(`edge-${side}`, 'edge', segment, { finish });
    }
    // A groove on a joint shows both alloys; the piece on its own centre's segment keeps the plain name.
    const home = segmentAt(this.#body, itemAt(this.#ring.grooves, groove).position);
    const id = segment === home ? `groove-${groove}` : `groove-${groove}-${segment}`;
    return this.part(id, 'groove', segment);
  }

  flank(segment: number): PartDraft {
    const finish = this.#ring.segments[segment]?.finish ?? 'polished';
    return this.part(`band-${segment}`, 'band', segment, { finish });
  }

  inner(segment: number): PartDraft {
    return this.part(`inner-${segment}`, 'inner', segment);
  }

  seat(row: number, segment: number): PartDraft {
    return this.part(`seat-${row}`, 'seat', segment);
  }

  finished(): RingScene['parts'] {
    return [...this.#drafts.values()].filter((draft) => !draft.isEmpty()).map((draft) => draft.finish());
  }
}

/** A skin ready to be drawn into `target`. */
export function skinBuild(
  ring: RingDesign,
  body: RingBody,
  target: SkinTarget,
  { around, perArc }: Tessellation,
  isWhole: boolean,
): SkinBuild {
  const cuts = isWhole ? [] : rowCuts(ring, body).cuts;
  const fields = ringFields(ring, body);
  const planned = planSeatBands(body, ring.height, cuts, fields, around);
  return { body, target, ...planned, perArc, fields, outerSeams: [], innerSeams: [], inlaySeams: new Map() };
}

function stonesOf(ring: RingDesign, body: RingBody): StonePlacement[] {
  return ring.stones.flatMap((row, index) => [...placeStones(planRow(body, row), row, index).placements]);
}

const settingPieces = (ring: RingDesign, { setter, tables }: Kernel): readonly RingPart[] =>
  needsSetter(ring) ? setter.pieces(ring, tables) : [];

function sceneWith(
  pieces: readonly RingPart[],
  ring: RingDesign,
  kernel: BandKernel,
  tessellation: Tessellation,
): RingScene {
  const body = ringBody(ring, kernel.tables);
  const parts = new SceneParts(ring, body);
  emitSkin(skinBuild(ring, body, parts, tessellation, false));
  for (const row of beadRows(body, ring.grooves)) {
    // Beads on a joint show both alloys, like their groove; the half on its own centre's segment keeps the plain name.
    const home = segmentAt(body, itemAt(ring.grooves, row.groove).position);
    const idOf = (segment: number): string => `bead-${row.groove}${segment === home ? '' : `-${segment}`}`;
    emitBeads((segment) => parts.part(idOf(segment), 'bead', segment), row, body.joints, false);
  }
  return {
    parts: [...parts.finished(), ...pieces, ...engravingParts(ring, kernel)],
    stones: stonesOf(ring, body),
    outerRadius: mm(body.innerRadius + ring.height),
    innerRadius: mm(body.innerRadius),
    width: ring.width,
  };
}

/**
 * Everything that is drawn of a parsed ring: its skin with grooves, beads and real seats, closed over all parts,
 * the metal of its settings, its letters and its stones. A seat that cannot be cut directly stays uncut here, see
 * `needsSettling`. Never throws for a parsed ring.
 */
export const buildRingScene = (ring: RingDesign, kernel: Kernel, tessellation: Tessellation): RingScene =>
  sceneWith(settingPieces(ring, kernel), ring, kernel, tessellation);

/** The same without prongs, bezels and beads of settings: what the boolean works them into. */
export const bandScene = (ring: RingDesign, kernel: BandKernel, tessellation: Tessellation): RingScene =>
  sceneWith([], ring, kernel, tessellation);

/**
 * Rows that the direct mesh leaves to the boolean that follows a change: it cannot cut them because of their setting
 * or because their seats meet each other, edges, grooves or wavy lines. Indices into `RingDesign.stones`.
 */
export const rowsToSettle = (ring: RingDesign, body: RingBody): readonly number[] => rowCuts(ring, body).left;

/** Whether the direct mesh leaves any row to the boolean that follows a change. */
export const needsSettling = (ring: RingDesign, body: RingBody): boolean => rowsToSettle(ring, body).length > 0;
