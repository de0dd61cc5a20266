import { outside } from '@ringwerk/kernel/math';
import { clippedColour, xmlText, type ExchangeSolid } from '@ringwerk/kernel/exchange';
import { fileMesh, type WeldedMesh } from '@ringwerk/kernel/mesh';
import { deflatedArchive } from './archive.ts';

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
`;
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="model" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
`;
/** What a 3MF of one ring is written from. */
export interface ThreeMfRing {
  readonly name: string;
  readonly solids: readonly ExchangeSolid[];
}

/** Resource id of the list of materials; objects follow. */
const MATERIALS_ID = 1;
/** The grid of `fileMesh`: corners that differ also differ in the file. */
const PLACES = 7;

/** Transfer curve of sRGB, IEC 61966-2-1. */
const encoded = (linear: number): number =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
const displayColour = ({ look }: ExchangeSolid): string =>
  `#${clippedColour(look.colour).map(encoded).map(hex).join('')}FF`;

function vertices({ positions }: WeldedMesh): string {
  let xml = '';
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = [
      positions[k] ?? outside(positions, k),
      positions[k + 1] ?? outside(positions, k + 1),
      positions[k + 2] ?? outside(positions, k + 2),
    ];
    xml += `<vertex x="${x.toFixed(PLACES)}" y="${y.toFixed(PLACES)}" z="${z.toFixed(PLACES)}"/>\n`;
  }
  return xml;
}

function triangles({ indices }: WeldedMesh): string {
  let xml = '';
  for (let k = 0; k < indices.length; k += 3)
    xml += `<triangle v1="${indices[k]}" v2="${indices[k + 1]}" v3="${indices[k + 2]}"/>\n`;
  return xml;
}

function object(solid: ExchangeSolid, index: number): string {
  const mesh = fileMesh(solid.mesh);
  return `<object id="${MATERIALS_ID + 1 + index}" name="${xmlText(solid.name)}" type="model" pid="${MATERIALS_ID}" pindex="${index}">
<mesh>
<vertices>
${vertices(mesh)}</vertices>
<triangles>
${triangles(mesh)}</triangles>
</mesh>
</object>
`;
}

/** A ring of several alloys is one thing on the table: an object that holds the others. */
function assembly({ name, solids }: ThreeMfRing): { readonly id: number; readonly xml: string } {
  const first = MATERIALS_ID + 1;
  if (solids.length === 1) return { id: first, xml: '' };
  const id = first + solids.length;
  const components = solids.map((_, index) => `<component objectid="${first + index}"/>\n`).join('');
  const xml = `<object id="${id}" name="${xmlText(name)}" type="model">\n<components>\n${components}</components>\n</object>\n`;
  return { id, xml };
}

/** Moves the ring to where all coordinates are positive: printers begin at a corner, not in the middle. */
function placing(solids: readonly ExchangeSolid[]): string {
  const lowest = [Infinity, Infinity, Infinity];
  for (const { mesh } of solids) {
    mesh.positions.forEach((value, index) => {
      const axis = index % 3;
      if (value < (lowest[axis] ?? outside(lowest, axis))) lowest[axis] = value;
    });
  }
  return `1 0 0 0 1 0 0 0 1 ${lowest.map((value) => Math.ceil(-value)).join(' ')}`;
}

function model(ring: ThreeMfRing): string {
  const { id, xml } = assembly(ring);
  const bases = ring.solids.map(
    (solid) => `<base name="${xmlText(solid.alloy)}" displaycolor="${displayColour(solid)}"/>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="${CORE}">
<metadata name="Title">${xmlText(ring.name)}</metadata>
<metadata name="Application">Ringwerk</metadata>
<resources>
<basematerials id="${MATERIALS_ID}">
${bases.join('')}</basematerials>
${ring.solids.map(object).join('')}${xml}</resources>
<build>
<item objectid="${id}" transform="${placing(ring.solids)}"/>
</build>
</model>
`;
}

/**
 * A ring's metal as 3MF (core specification 1.3): millimetres, one object and one base material per alloy, single-precision
 * coordinates, one build item. `ring.solids` must be closed and not empty; stones are left out. Linear in the triangles.
 */
export const threeMfBytes = (ring: ThreeMfRing): Uint8Array<ArrayBuffer> =>
  deflatedArchive([
    { path: '[Content_Types].xml', text: CONTENT_TYPES },
    { path: '_rels/.rels', text: RELATIONSHIPS },
    { path: '3D/3dmodel.model', text: model(ring) },
  ]);
