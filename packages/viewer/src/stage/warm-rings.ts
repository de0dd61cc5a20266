import { mm } from '@ringwerk/kernel';
import type { MeshData, RingPart, RingScene, StonePlacement } from '@ringwerk/kernel/mesh';
import type { ViewerScene } from '../ring-viewer.ts';

/** Fills the picture: software GL makes what reads a texture only when a pixel is drawn. */
const SHEET: MeshData = {
  positions: new Float32Array([-80, -60, 0, 80, -60, 0, 0, 90, 0]),
  normals: new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0]),
  uvs: new Float32Array(6),
  indices: new Uint32Array([0, 1, 2]),
};

const BAND: RingPart = { id: 'band-0', kind: 'band', segment: 0, alloy: '', finish: '', mesh: SHEET };

const BRILLIANT: StonePlacement = {
  id: 'stone-0-0',
  cut: 'round',
  setting: 'flush',
  material: '',
  quality: '',
  diameter: mm(1),
  length: mm(1),
  depth: null,
  matrix: [20, 0, 0, 0, 0, 20, 0, 0, 0, 0, 20, 0, 0, 0, 0, 1],
};

const ring = (stones: readonly StonePlacement[]): { readonly scene: RingScene } => ({
  scene: { parts: [BAND], stones, outerRadius: mm(10), innerRadius: mm(9), width: mm(4) },
});

/** What most sets open with, a polished pair with a brilliant: drawn before there is a design, its programs are ready for it. */
export const WARM_RINGS: ViewerScene = {
  rings: [ring([BRILLIANT]), ring([])],
  looks: { alloys: {}, finishes: {}, gems: {} },
};
