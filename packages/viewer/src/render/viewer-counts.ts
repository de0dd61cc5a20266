import type { WebGLRenderer } from 'three';

/** How many GPU objects a viewer holds; all zero after `dispose`. */
export interface ViewerCounts {
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
}

export function viewerCounts({ info: { memory, programs } }: WebGLRenderer): ViewerCounts {
  return { geometries: memory.geometries, textures: memory.textures, programs: programs?.length ?? 0 };
}
