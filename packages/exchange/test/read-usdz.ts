import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';
import type { UsdLoader, UsdMesh, UsdNode } from 'tinyusdz';

/*
 * A strict reader of USDZ: the archive by the USDZ specification (stored, unencrypted, 64-byte aligned, a USD layer first), the
 * layers by TinyUSDZ, a USD implementation that shares nothing with ours and composes references.
 */

const fail = (sentence: string): never => {
  throw new Error(sentence);
};
const must = (holds: boolean, sentence: string): void => {
  if (!holds) fail(sentence);
};

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;

interface ArchiveFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

function localFile(view: DataView, at: number): ArchiveFile {
  const u16 = (offset: number): number => view.getUint16(at + offset, true);
  const u32 = (offset: number): number => view.getUint32(at + offset, true);
  must(u32(0) === LOCAL, `no local header at ${at}`);
  // Bit 11 only says that the name is UTF-8.
  must((u16(6) & ~0x800) === 0, `flags ${u16(6)}: encrypted or streamed`);
  must(u16(8) === 0, 'compressed');
  must(u32(18) === u32(22), 'stored sizes differ');
  const start = at + 30 + u16(26) + u16(28);
  must(start % 64 === 0, `data at ${start}, which is no multiple of 64`);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, u32(22));
  must(crc32(bytes) === u32(14), 'checksum');
  const path = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 30, u16(26)));
  return { path, bytes };
}

/** Files of the archive in the order of its directory. */
function readArchive(archive: Uint8Array): ArchiveFile[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - END_BYTES;
  must(end >= 0 && view.getUint32(end, true) === END, 'no end record, or a comment behind it');
  const files: ArchiveFile[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    must(view.getUint32(at, true) === CENTRAL, `no directory entry at ${at}`);
    files.push(localFile(view, view.getUint32(at + 42, true)));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  must(at === end, 'bytes between directory and end');
  for (const { path } of files) must(/^[\w/.-]+\.(usda|usdc|usd)$/.test(path), `${path} has no place in a USDZ`);
  return files;
}

/** TinyUSDZ is built for pages: while it loads, a window and no Node must be there. Afterwards others look for Node again. */
async function asInPage<T>(load: () => Promise<T>): Promise<T> {
  Object.assign(globalThis, { window: globalThis });
  Object.assign(process, { type: 'renderer' });
  try {
    return await load();
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    Reflect.deleteProperty(process, 'type');
  }
}

async function usdLoader(): Promise<UsdLoader> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('tinyusdz/tinyusdz.wasm'));
  const usd = await asInPage(async () => {
    const { default: load } = await import('tinyusdz');
    return load({ wasmBinary });
  });
  return new usd.TinyUSDZLoaderNative();
}

export interface ReadUsdz {
  readonly paths: readonly string[];
  readonly metersPerUnit: number;
  readonly upAxis: string;
  readonly root: UsdNode;
  /** All meshes after composition. */
  readonly meshes: readonly UsdMesh[];
  readonly materialOf: (mesh: UsdMesh) => Readonly<Record<string, unknown>>;
}

/** @throws Error with the rule of the specification that the file breaks, or with TinyUSDZ's own words. */
export async function readUsdz(archive: Uint8Array): Promise<ReadUsdz> {
  const files = readArchive(archive);
  const [first] = files;
  if (first === undefined) return fail('an empty archive');
  const loader = await usdLoader();
  for (const { path, bytes } of files) loader.setAsset(path, bytes);
  must(loader.loadAsLayerFromBinary(first.bytes, first.path), loader.error());
  if (loader.hasReferences()) must(loader.composeReferences(), loader.error());
  must(loader.layerToRenderScene(), loader.error());
  const meshes = Array.from({ length: loader.numMeshes() }, (_, index) => loader.getMesh(index));
  for (const { absPath, points, faceVertexIndices, faceVertexCounts, normals } of meshes) {
    must(faceVertexIndices.length === 3 * faceVertexCounts.length, `${absPath}: not all triangles`);
    must(normals.length === points.length, `${absPath}: a normal per point`);
    must(
      faceVertexIndices.every((index) => index < points.length / 3),
      `${absPath}: corner without a point`,
    );
    must(points.every(Number.isFinite), `${absPath}: a point that is no number`);
  }
  // TinyUSDZ answers no layer metadata: read from the text, where every reader has to find it.
  const text = new TextDecoder().decode(first.bytes);
  return {
    paths: files.map(({ path }) => path),
    metersPerUnit: Number(/^ {4}metersPerUnit = (\S+)$/m.exec(text)?.[1]),
    upAxis: /^ {4}upAxis = "(\w)"$/m.exec(text)?.[1] ?? '',
    root: loader.getDefaultRootNode(),
    meshes,
    materialOf: ({ materialId }) => loader.getMaterial(materialId),
  };
}
