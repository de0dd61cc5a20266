import { itemAt } from '@ringwerk/kernel/math';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/*
 * A strict reader of 3MF, written from the core specification 1.3 and sharing nothing with the writer. It refuses what a
 * tolerant program would mend: every sentence below is a MUST of the specification, or a promise of ours.
 */

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

export interface ReadObject {
  readonly name: string;
  readonly material: string | null;
  readonly colour: string | null;
  readonly triangles: number;
  /** mm³ */
  readonly volume: number;
}
export interface ReadThreeMf {
  readonly title: string;
  /** Mesh objects that the build reaches, with every number of components on the way. */
  readonly objects: readonly ReadObject[];
  readonly items: number;
  /** Lowest coordinate of anything built. */
  readonly lowest: number;
}

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const fail = (sentence: string): never => {
  throw new Error(sentence);
};
const must = (holds: boolean, sentence: string): void => {
  if (!holds) fail(sentence);
};

function parse(xml: string, namespace: string): Element {
  const parser = new SaxesParser({ xmlns: true });
  interface Open extends Element {
    readonly children: Open[];
    text: string;
  }
  const open: Open[] = [{ name: '', attributes: {}, children: [], text: '' }];
  parser.on('error', (error) => fail(`XML: ${error.message}`));
  parser.on('opentag', ({ local, uri, attributes }) => {
    must(uri === namespace, `element ${local} stands in namespace ${uri}`);
    const own = Object.entries(attributes).filter(([key]) => !key.startsWith('xmlns'));
    const element: Open = {
      name: local,
      attributes: Object.fromEntries(own.map(([key, { value }]) => [key, value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return open[0]?.children[0] ?? fail('no root element');
}

/** Attributes by name; others than these, or a missing one of them, are refused. */
function take(element: Element, required: readonly string[], optional: readonly string[] = []): Record<string, string> {
  const names = Object.keys(element.attributes);
  for (const name of names) must([...required, ...optional].includes(name), `${element.name} has ${name}`);
  for (const name of required) must(names.includes(name), `${element.name} lacks ${name}`);
  return { ...element.attributes };
}

function only(element: Element, name: string): Element {
  const found = element.children.filter((child) => child.name === name);
  return found.length === 1 && found[0] !== undefined ? found[0] : fail(`${element.name} has ${found.length} ${name}`);
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;
function decimal(text: string | undefined): number {
  must(text !== undefined && DECIMAL.test(text), `${text} is no number`);
  return Number(text);
}
function index(text: string | undefined, count: number): number {
  must(text !== undefined && /^\d+$/.test(text) && Number(text) < count, `${text} is no index below ${count}`);
  return Number(text);
}

interface ReadMesh {
  readonly points: readonly (readonly [number, number, number])[];
  readonly triangles: number;
  readonly volume: number;
}

const ORIGIN = [0, 0, 0] as const;

function readPoints(vertices: Element): ReadMesh['points'] {
  const seen = new Set<string>();
  return vertices.children.map((vertex) => {
    must(vertex.name === 'vertex', `vertices hold ${vertex.name}`);
    const { x, y, z } = take(vertex, ['x', 'y', 'z']);
    const point = [decimal(x), decimal(y), decimal(z)] as const;
    const key = point.join();
    must(!seen.has(key), `vertex ${key} occurs twice`);
    seen.add(key);
    return point;
  });
}

/** Corners of a triangle: three different ones. */
function readTriangle(triangle: Element, count: number): readonly [number, number, number] {
  must(triangle.name === 'triangle', `triangles hold ${triangle.name}`);
  const { v1, v2, v3 } = take(triangle, ['v1', 'v2', 'v3']);
  const [a, b, c] = [index(v1, count), index(v2, count), index(v3, count)];
  must(a !== b && b !== c && c !== a, `triangle ${a} ${b} ${c} is degenerate`);
  return [a, b, c];
}

/** Every edge between exactly two triangles that run along it in opposite directions. */
function mustBeManifold(triangles: readonly (readonly [number, number, number])[]): void {
  const edges = new Map<string, number>();
  for (const [a, b, c] of triangles) {
    for (const key of [`${a}>${b}`, `${b}>${c}`, `${c}>${a}`]) edges.set(key, (edges.get(key) ?? 0) + 1);
  }
  for (const [key, count] of edges) {
    const back = key.split('>').toReversed().join('>');
    must(count === 1 && edges.get(back) === 1, `edge ${key} is not between exactly two triangles`);
  }
}

function readMesh(mesh: Element): ReadMesh {
  must(mesh.children.map(({ name }) => name).join() === 'vertices,triangles', 'a mesh is vertices, then triangles');
  const points = readPoints(only(mesh, 'vertices'));
  const triangles = only(mesh, 'triangles').children.map((triangle) => readTriangle(triangle, points.length));
  must(triangles.length >= 4, 'a solid has at least four triangles');
  mustBeManifold(triangles);
  const sixfold = triangles.reduce((sum, corners) => {
    const [p = ORIGIN, q = ORIGIN, r = ORIGIN] = corners.map((corner) => points[corner] ?? ORIGIN);
    const cross = [q[1] * r[2] - q[2] * r[1], q[2] * r[0] - q[0] * r[2], q[0] * r[1] - q[1] * r[0]] as const;
    return sum + p[0] * cross[0] + p[1] * cross[1] + p[2] * cross[2];
  }, 0);
  must(sixfold > 0, 'the mesh is turned inside out');
  return { points, triangles: triangles.length, volume: sixfold / 6 };
}

interface Resource {
  readonly bases: readonly (readonly [string, string])[] | null;
  readonly object: (ReadObject & ReadMesh) | null;
  readonly components: readonly Resource[] | null;
}

function readMaterials(element: Element): Resource {
  const bases = element.children.map((base) => {
    const { name = '', displaycolor = '' } = take(base, ['name', 'displaycolor']);
    must(base.name === 'base' && /^#[0-9A-F]{6}([0-9A-F]{2})?$/i.test(displaycolor), `${displaycolor} is no colour`);
    return [name, displaycolor] as const;
  });
  must(bases.length > 0, 'basematerials without a base');
  return { bases, object: null, components: null };
}

function readObject(element: Element, known: ReadonlyMap<string, Resource>): Resource {
  const { name = '', type, pid, pindex } = take(element, ['id'], ['name', 'type', 'pid', 'pindex']);
  must(type === undefined || type === 'model', `object of type ${type}`);
  must(element.children.length === 1, 'an object is a mesh or components');
  if (element.children[0]?.name === 'components') {
    must(pid === undefined && pindex === undefined, 'an object of components has no material');
    const components = only(element, 'components').children.map((component) => {
      const { objectid = '' } = take(component, ['objectid'], ['transform']);
      const target = known.get(objectid);
      return target !== undefined && target.bases === null
        ? target
        : fail(`component names ${objectid} before it is there`);
    });
    must(components.length > 0, 'components without a component');
    return { bases: null, object: null, components };
  }
  const { bases = null } = known.get(pid ?? '') ?? {};
  must(bases !== null, `pid ${pid} names no material`);
  const [material, colour] = bases?.[index(pindex, bases.length)] ?? [null, null];
  return { bases: null, components: null, object: { name, material, colour, ...readMesh(only(element, 'mesh')) } };
}

function readResources(resources: Element): ReadonlyMap<string, Resource> {
  const known = new Map<string, Resource>();
  for (const element of resources.children) {
    const id = element.attributes['id'] ?? '';
    must(/^[1-9]\d*$/.test(id) && !known.has(id), `resource id ${id}`);
    if (element.name === 'basematerials') known.set(id, readMaterials(element));
    else if (element.name === 'object') known.set(id, readObject(element, known));
    else fail(`resources hold ${element.name}`);
  }
  return known;
}

const meshesOf = ({ object, components }: Resource): (ReadObject & ReadMesh)[] =>
  object === null ? (components ?? []).flatMap(meshesOf) : [object];

function lowestOf(item: Element, meshes: readonly ReadMesh[]): number {
  const numbers = (item.attributes['transform'] ?? '1 0 0 0 1 0 0 0 1 0 0 0').split(' ').map(decimal);
  must(numbers.length === 12, 'a transform has twelve numbers');
  let lowest = Infinity;
  for (const { points } of meshes) {
    for (const point of points) {
      for (let column = 0; column < 3; column++) {
        const value = point.reduce(
          (sum, each, row) => sum + each * itemAt(numbers, 3 * row + column),
          itemAt(numbers, 9 + column),
        );
        lowest = Math.min(lowest, value);
      }
    }
  }
  return lowest;
}

function modelText(bytes: Uint8Array): string {
  const files = unzipSync(bytes);
  const text = (path: string): string => strFromU8(files[path] ?? fail(`no ${path}`));
  const types = parse(text('[Content_Types].xml'), 'http://schemas.openxmlformats.org/package/2006/content-types');
  const extensions = types.children.map((child) => take(child, ['Extension', 'ContentType'])['Extension']);
  for (const path of Object.keys(files).filter((each) => each !== '[Content_Types].xml'))
    must(extensions.includes(path.slice(path.lastIndexOf('.') + 1)), `${path} has no content type`);
  const relations = parse(text('_rels/.rels'), 'http://schemas.openxmlformats.org/package/2006/relationships');
  const { Target = '', Type } = take(only(relations, 'Relationship'), ['Target', 'Id', 'Type']);
  must(Type === 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel', `relationship to ${Type}`);
  return text(Target.replace(/^\//, ''));
}

/** @throws Error with the first sentence of the specification that the file breaks. */
export function readThreeMf(bytes: Uint8Array): ReadThreeMf {
  const model = parse(modelText(bytes), CORE);
  const { unit } = take(model, ['unit'], ['xml:lang']);
  must(model.name === 'model' && unit === 'millimeter', `${model.name} in ${unit}`);
  const metadata = model.children.filter(({ name }) => name === 'metadata');
  const title = metadata.find(({ attributes }) => attributes['name'] === 'Title')?.text ?? '';
  const known = readResources(only(model, 'resources'));
  const items = only(model, 'build').children;
  must(items.length > 0, 'nothing is built');
  const built = items.map((item) => {
    const { objectid = '' } = take(item, ['objectid'], ['transform']);
    const resource = known.get(objectid) ?? fail(`item names ${objectid}`);
    const meshes = meshesOf(resource);
    return { meshes, lowest: lowestOf(item, meshes) };
  });
  const objects = built.flatMap(({ meshes }) =>
    meshes.map(({ name, material, colour, triangles, volume }) => ({ name, material, colour, triangles, volume })),
  );
  return { title, objects, items: items.length, lowest: Math.min(...built.map(({ lowest }) => lowest)) };
}
