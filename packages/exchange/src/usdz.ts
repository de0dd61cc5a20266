import { lowestPoint, type ExchangePicture, type ExchangeStone } from '@ringwerk/kernel/exchange';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { alignedArchive, type ArchiveEntry } from './archive.ts';
import { gemPrim, meshPrim, metalPrim, primName, quoted, stonePrim } from './usda.ts';

const ROOT = '/Ring';
const LOOKS = `${ROOT}/Looks`;

/** First lines of a layer; every layer says its unit, because a reader may open it alone. */
const header = (defaultPrim: string): string => `#usda 1.0
(
    customLayerData = {
        string creator = "Ringwerk"
    }
    defaultPrim = "${defaultPrim}"
    metersPerUnit = 0.001
    upAxis = "Y"
)

`;

/** Layer paths of the stone meshes, one per mesh however many stones share it. */
function stoneLayers(stones: readonly ExchangeStone[]): ReadonlyMap<MeshData, string> {
  const layers = new Map<MeshData, string>();
  for (const { mesh, cut } of stones)
    if (!layers.has(mesh)) layers.set(mesh, `stones/${primName(cut)}_${layers.size}.usda`);
  return layers;
}

const stoneLayer = (mesh: MeshData): string =>
  `${header('Stone')}def Xform "Stone"\n{\n${meshPrim('Facets', mesh, null)}}\n`;

const metalName = (index: number): string => `Metal_${index}`;
const gemName = ({ material }: ExchangeStone): string => `Gem_${primName(material)}`;

function looks({ surfaces, stones }: ExchangePicture): string {
  const metals = surfaces.map(({ look }, index) => metalPrim(metalName(index), `${LOOKS}/${metalName(index)}`, look));
  const gems = new Map(stones.map((stone) => [gemName(stone), stone.look]));
  return [...metals, ...[...gems].map(([name, look]) => gemPrim(name, `${LOOKS}/${name}`, look))].join('');
}

function ringLayer(ring: ExchangePicture, layers: ReadonlyMap<MeshData, string>): string {
  const metals = ring.surfaces.map(({ alloy, mesh }, index) =>
    meshPrim(`${primName(alloy)}_${index}`, mesh, `${LOOKS}/${metalName(index)}`),
  );
  const stones = ring.stones.map((stone, index) =>
    stonePrim(`Stone_${index}`, layers.get(stone.mesh) ?? '', `${LOOKS}/${gemName(stone)}`, stone),
  );
  return `${header('Ring')}def Xform "Ring" (
    assetInfo = {
        string name = ${quoted(ring.name)}
    }
    kind = "component"
)
{
    double3 xformOp:translate = (0, ${-lowestPoint(ring.surfaces)}, 0)
    uniform token[] xformOpOrder = ["xformOp:translate"]
def Scope "Looks"
{
${looks(ring)}}
${metals.join('')}${stones.join('')}}
`;
}

/**
 * A ring as USDZ for AR on iPhone and iPad: millimetres with `metersPerUnit` 0.001, +y up, standing on y = 0, uncompressed and
 * aligned as the USDZ specification wants it. Text layers: the ring first, then one per stone cut. `ring` must hold metal.
 */
export function usdzBytes(ring: ExchangePicture): Uint8Array<ArrayBuffer> {
  const layers = stoneLayers(ring.stones);
  const entries: ArchiveEntry[] = [{ path: 'ring.usda', text: ringLayer(ring, layers) }];
  for (const [mesh, path] of layers) entries.push({ path, text: stoneLayer(mesh) });
  return alignedArchive(entries);
}
