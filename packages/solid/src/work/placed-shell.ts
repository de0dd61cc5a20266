import type { Frame } from '@ringwerk/kernel/stones';
import { cloudOf } from './cloud.ts';
import type { Shell } from '../shell/shell.ts';

/** A shell of a tool's frame in the ring's: positions and normals follow the rigid transform, surface coordinates stay. */
export function placedShell(shell: Shell, frame: Frame): Shell {
  const { stride } = shell;
  const vertices = shell.vertices.slice();
  const put = (triples: Float64Array, first: number): void => {
    for (let from = 0, at = first; from < triples.length; from += 3, at += stride) {
      vertices.set(triples.subarray(from, from + 3), at);
    }
  };
  put(cloudOf(shell, frame), 0);
  const turn = [...frame.slice(0, 12), 0, 0, 0, 1];
  // Normals stand three numbers behind their positions.
  if (stride === 8) put(cloudOf({ ...shell, vertices: shell.vertices.slice().copyWithin(0, 3) }, turn), 3);
  return { ...shell, vertices };
}
