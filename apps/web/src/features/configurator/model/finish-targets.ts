import type { FinishId, RingDesign } from '@ringwerk/kernel';
import type { Link } from '../../../design-store/links.ts';
import { withEntry } from './ring-changes.ts';

/** A surface of the ring that has a finish of its own. */
export interface FinishTarget {
  /** `band-1`, `edges`, `edge-left`, `inlay-0`: unique within the ring. */
  readonly name: string;
  readonly kind: 'band' | 'edges' | 'edge-left' | 'edge-right' | 'inlay';
  readonly index: number;
  readonly alloy: string;
  readonly finish: FinishId;
  readonly link: Link;
  readonly field: 'segments' | 'edges' | 'inlays';
  /** The field with this finish in it. */
  readonly withFinish: (finish: FinishId) => RingDesign['segments' | 'edges' | 'inlays'];
}

/** Lanes, worked edges and inlays. Edges that are alike are one surface. */
export function finishTargets(ring: RingDesign): readonly FinishTarget[] {
  const bands = ring.segments.map((segment, index): FinishTarget => ({
    name: `band-${index}`,
    kind: 'band',
    index,
    alloy: segment.alloy,
    finish: segment.finish,
    link: 'finish',
    field: 'segments',
    withFinish: (finish) => withEntry(ring.segments, index, { ...segment, finish }),
  }));
  const inlays = ring.inlays.map((inlay, index): FinishTarget => ({
    name: `inlay-${index}`,
    kind: 'inlay',
    index,
    alloy: inlay.alloy,
    finish: inlay.finish,
    link: 'inlays',
    field: 'inlays',
    withFinish: (finish) => withEntry(ring.inlays, index, { ...inlay, finish }),
  }));
  return [...bands, ...edgeTargets(ring), ...inlays];
}

function edgeTargets(ring: RingDesign): readonly FinishTarget[] {
  const { left, right } = ring.edges;
  const isEqual = JSON.stringify(left) === JSON.stringify(right);
  const target = (kind: 'edges' | 'edge-left' | 'edge-right', sides: readonly ('left' | 'right')[]): FinishTarget[] => {
    const [first] = sides;
    const edge = first === undefined ? null : ring.edges[first];
    if (edge === null) return [];
    return [
      {
        name: kind,
        kind,
        index: 0,
        alloy: ring.segments.at(kind === 'edge-right' ? -1 : 0)?.alloy ?? '',
        finish: edge.finish,
        link: 'edges',
        field: 'edges',
        withFinish: (finish) => sides.reduce((edges, side) => ({ ...edges, [side]: { ...edge, finish } }), ring.edges),
      },
    ];
  };
  if (isEqual) return target('edges', ['left', 'right']);
  return [...target('edge-left', ['left']), ...target('edge-right', ['right'])];
}
