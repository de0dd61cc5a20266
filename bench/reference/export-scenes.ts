import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KERNEL, LOOKS } from '@ringwerk/catalogue';
import { cutStone } from '@ringwerk/kernel/stones';
import type { Design, StoneCut } from '@ringwerk/kernel';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { openSolidEngine, settledScene } from '@ringwerk/solid';
import { blurStudio, gatherStudio } from '@ringwerk/viewer/reference';
import { FINE_TESSELLATION } from './fine-tessellation.ts';
import { finishRelief } from './finish-relief.ts';
import { layeredColour } from './layered-colour.ts';
import {
  DESIGN_CAMERAS,
  DESIGN_SIZE,
  FLICKER_FRAMES,
  FLICKER_SIZE,
  FLICKER_STEP,
  SOLITAIRE_CAMERAS,
  SOLITAIRE_SIZE,
  SOLITAIRE_VIEWS,
  turned,
} from './reference-cameras.ts';
import { FLICKER_DESIGNS, REFERENCE_DESIGNS, SOLITAIRE } from './reference-designs.ts';
import { REFERENCE_STUDIO } from './reference-studio.ts';
import type { Unrolled } from './unrolled-part.ts';

/*
 * Writes what `cycles.py` renders: a folder per picture with `scene.json` and `geometry.bin`, and the light as one
 * picture. Everything comes from the kernel, the boolean and the catalogue; no renderer of ours has a part in it.
 *   node bench/reference/export-scenes.ts FOLDER [NAME…]
 */
const [folder = 'references', ...wanted] = process.argv.slice(2);
const LIGHT = { width: 2048, height: 1024 } as const;
/** Lobe of a mirror, radians: far below a texel. */
const SHARP = 1e-4;

/** The light in Blender's order: u runs against the azimuth from +x, v from -z to +z, bottom row first. */
function lightPixels(): Float32Array {
  const { width, height } = LIGHT;
  const out = new Float32Array(width * height * 3);
  const studio = blurStudio(REFERENCE_STUDIO, SHARP);
  for (let row = 0; row < height; row += 1) {
    const latitude = ((row + 0.5) / height - 0.5) * Math.PI;
    for (let column = 0; column < width; column += 1) {
      const longitude = -((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const level = Math.cos(latitude);
      const direction = [level * Math.cos(longitude), level * Math.sin(longitude), Math.sin(latitude)] as const;
      gatherStudio(studio, direction, out, 3 * (row * width + column));
    }
  }
  return out;
}

interface Block {
  readonly vertices: number;
  readonly triangles: number;
}
const blockOf = ({ positions, indices }: MeshData): Block => ({
  vertices: positions.length / 3,
  triangles: indices.length / 3,
});
const bytesOf = (mesh: MeshData, isMetal: boolean): readonly Uint8Array[] =>
  [mesh.positions, ...(isMetal ? [mesh.normals, mesh.uvs] : []), mesh.indices].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );

const engine = await openSolidEngine();
const names: string[] = [];

async function writeScene(
  name: string,
  design: Design,
  picture: { readonly width: number; readonly height: number; readonly camera: object },
): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  names.push(name);
  const [ring] = design.rings;
  const scene = ring && settledScene(engine, ring, KERNEL, FINE_TESSELLATION);
  if (!scene) throw new Error(`${name}: the boolean held on no route`);
  const place = join(folder, name);
  await mkdir(place, { recursive: true });
  const circumference = 2 * Math.PI * scene.outerRadius;
  const parts: object[] = [];
  const kept = async (file: string, data: Unrolled | null): Promise<object | null> => {
    if (data) await writeFile(join(place, file), data.texels);
    return data && { ...data, texels: file };
  };
  for (const [index, { mesh, alloy: id, finish, kind }] of scene.parts.entries()) {
    const [alloy, look] = [LOOKS.alloys[id], LOOKS.finishes[finish]];
    const relief = await kept(`relief-${index}.f32`, look ? finishRelief(look, mesh, circumference) : null);
    const colour = await kept(`colour-${index}.f32`, layeredColour(alloy?.pattern, mesh, circumference));
    parts.push({ ...blockOf(mesh), kind, alloy, finish: look, relief, colour });
  }
  const [first] = scene.stones;
  const shapes = scene.stones.map(
    ({ cut, diameter, length, depth }) => cutStone(cut as StoneCut, { width: diameter, length, depth }), // placements carry the record's own cuts
  );
  const stones = scene.stones.map(({ matrix, material }, index) => {
    const shape = shapes[index];
    if (!shape) throw new Error('a shape for every stone');
    return { ...blockOf(shape.mesh), matrix, look: LOOKS.gems[material] };
  });
  const bytes = [
    ...scene.parts.flatMap(({ mesh }) => bytesOf(mesh, true)),
    ...shapes.flatMap(({ mesh }) => bytesOf(mesh, false)),
  ];
  await writeFile(join(place, 'geometry.bin'), Buffer.concat(bytes));
  await writeFile(join(place, 'scene.json'), JSON.stringify({ ...picture, circumference, parts, stones }));
  console.log(`${name}: ${parts.length} parts, ${stones.length} stones${first ? ` (${first.cut})` : ''}`);
}

await mkdir(folder, { recursive: true });
const light = lightPixels();
await writeFile(join(folder, 'light.f32'), new Uint8Array(light.buffer));
for (const view of SOLITAIRE_VIEWS) {
  await writeScene(`solitaire-${view}`, SOLITAIRE, { ...SOLITAIRE_SIZE, camera: SOLITAIRE_CAMERAS[view] });
}
for (const { name, view, design } of REFERENCE_DESIGNS) {
  await writeScene(name, design, { width: DESIGN_SIZE, height: DESIGN_SIZE, camera: DESIGN_CAMERAS[view] });
}
for (const { name, view, design } of FLICKER_DESIGNS) {
  for (const frame of FLICKER_FRAMES) {
    const camera = turned(DESIGN_CAMERAS[view], frame * FLICKER_STEP);
    await writeScene(`flicker-${name}-${frame}`, design, { width: FLICKER_SIZE, height: FLICKER_SIZE, camera });
  }
}
await writeFile(join(folder, 'names.json'), JSON.stringify(names));
