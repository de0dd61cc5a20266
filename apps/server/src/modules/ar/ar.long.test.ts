import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { f0OfLab } from '@ringwerk/catalogue';
import { createRenderQueue } from '@ringwerk/stills';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { saveAlloy } from '../../../test/house-alloy.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0 Mobile';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0';

/** Draws a ring that one sees through everywhere. */
const queue = createRenderQueue(
  {},
  async () => ({
    render: ({ size }) =>
      sharp({ create: { width: size, height: size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    memory: async () => 0,
    close: async () => {},
  }),
  () => true,
);

let test: TestApp;
let user: TestUser;
let dataDir = '';
let share = { id: '', token: '' };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-ar-'));
  test = await startTestApp({ dataDir, publicUrl: 'https://rings.example' }, { renderQueue: queue });
  user = await test.logIn('10001');
  const [ring] = WORKED_EXAMPLE.rings;
  const design = {
    ...WORKED_EXAMPLE,
    rings: [
      { ...ring, role: 'first' },
      { ...ring, role: 'second', stones: [], size: 62 },
    ],
  };
  const payload = { design, name: '<Unica> & Co', language: 'jp', country: 'JP', showsPrice: false };
  const answer = await user.call({ method: 'POST', url: '/api/shares', payload });
  expect(answer.statusCode).toBe(200);
  share = answer.json();
});
afterAll(async () => {
  await test.close();
  await queue.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, userAgent = DESKTOP) =>
  test.app.inject({ method: 'GET', url: `/ar/${path}`, headers: { 'user-agent': userAgent } });

describe('a couple’s rings on the phone', () => {
  it('are opened by Quick Look on Apple’s, by Scene Viewer on Android, and explained elsewhere', async () => {
    const apple = (await get(share.token, IPHONE)).body;
    expect(apple).toContain(`<a rel="ar" href="/ar/${share.token}/ring.usdz#allowsContentScaling=0"><img`);
    const android = (await get(share.token, ANDROID)).body;
    expect(android).toContain('intent://arvr.google.com/scene-viewer/1.0?');
    expect(android).toContain(encodeURIComponent(`https://rings.example/ar/${share.token}/ring.glb`));
    const desktop = (await get(share.token)).body;
    expect(desktop).not.toContain('intent:');
    expect(desktop).toContain('lang="ja"');
  });

  it('are named as the jeweller typed it, never as markup', async () => {
    const { body, headers } = await get(share.token, IPHONE);
    expect(body).not.toContain('<Unica>');
    expect(body).not.toMatch(/<script/i);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('stand in lines until their picture is there, which covers them', async () => {
    const { body } = await get(share.token, ANDROID);
    expect(/img \{[^}]*radial-gradient[^}]*\}/u.exec(body)?.[0]).toContain('aspect-ratio: 1');
    const answer = await test.app.inject({
      method: 'GET',
      url: `/ar/${share.token}/ring.picture`,
      headers: { accept: 'image/webp' },
    });
    expect(answer.headers['content-type']).toBe('image/webp');
    const { isOpaque } = await sharp(answer.rawPayload).stats();
    expect(isOpaque).toBe(true);
  });

  it('come in true size, side by side, standing on the floor', async () => {
    const answer = await get(`${share.token}/ring.glb`, ANDROID);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('model/gltf-binary');
    const { width, height, floor } = extentOf(answer.rawPayload);
    const outer = (size: number): number => size / Math.PI + 2 * 1.6;
    // Metres in the file, millimetres here.
    expect(width).toBeCloseTo(outer(54) + outer(62) + 2, 1);
    expect(height).toBeCloseTo(outer(62), 1);
    expect(floor).toBeCloseTo(0, 2);
  }, 90_000);

  it('come as an archive for Apple’s viewer', async () => {
    const answer = await get(`${share.token}/ring.usdz`, IPHONE);
    expect(answer.headers['content-type']).toBe('model/vnd.usdz+zip');
    expect(answer.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  }, 90_000);

  it('come in the colour that the house has measured', async () => {
    const before = await get(`${share.token}/ring.glb`, ANDROID);
    const admin = await test.logIn('90001');
    const [alloy = ''] = WORKED_EXAMPLE.rings.flatMap(({ segments }) => segments.map(({ alloy: id }) => id));
    await saveAlloy(admin, alloy, { lab: [82, 4, 31] });
    const after = await get(`${share.token}/ring.glb`, ANDROID);
    const [red, green, blue] = f0OfLab([82, 4, 31]);
    expect(coloursOf(after.rawPayload)).toContainEqual([red, green, blue].map((value) => expect.closeTo(value, 3)));
    expect(coloursOf(before.rawPayload)).not.toEqual(coloursOf(after.rawPayload));
  }, 90_000);
  it('are gone when the jeweller ends the link', async () => {
    await user.call({ method: 'PATCH', url: `/api/shares/${share.id}`, payload: { isRevoked: true } });
    const page = await test.app.inject({
      method: 'GET',
      url: `/ar/${share.token}`,
      headers: { 'accept-language': 'ko-KR' },
    });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('lang="ko"');
    expect((await get(`${share.token}/ring.glb`)).statusCode).toBe(404);
    expect((await get('nobody/ring.usdz')).statusCode).toBe(404);
  });
});

function coloursOf(bytes: Buffer): readonly (readonly number[] | undefined)[] {
  const { materials }: { materials: { pbrMetallicRoughness?: { baseColorFactor?: number[] } }[] } = JSON.parse(
    bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString(),
  ); // written by our own exporter
  return materials.map(({ pbrMetallicRoughness }) => pbrMetallicRoughness?.baseColorFactor?.slice(0, 3));
}

/** Extent of all nodes of a GLB in mm. */
function extentOf(bytes: Buffer): { width: number; height: number; floor: number } {
  interface Bounds {
    readonly min?: readonly number[];
    readonly max?: readonly number[];
  }
  interface Gltf {
    readonly scenes: readonly { readonly nodes: readonly number[] }[];
    readonly nodes: readonly {
      readonly mesh?: number;
      readonly children?: readonly number[];
      readonly translation?: readonly number[];
      readonly scale?: readonly number[];
      readonly matrix?: readonly number[];
    }[];
    readonly meshes: readonly {
      readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
    }[];
    readonly accessors: readonly Bounds[];
  }
  const gltf: Gltf = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()); // written by our own exporter
  const range = [
    [Infinity, -Infinity],
    [Infinity, -Infinity],
  ] as [[number, number], [number, number]];
  const widen = (place: readonly number[], scale: number, { min = [], max = [] }: Bounds): void => {
    for (const axis of [0, 1] as const) {
      range[axis][0] = Math.min(range[axis][0], (place[axis] ?? 0) + scale * (min[axis] ?? 0));
      range[axis][1] = Math.max(range[axis][1], (place[axis] ?? 0) + scale * (max[axis] ?? 0));
    }
  };
  const placed = ({ scale, translation }: Gltf['nodes'][number], at: readonly number[], by: number) => ({
    scale: by * (scale?.[0] ?? 1),
    place: [0, 1].map((k) => (at[k] ?? 0) + by * (translation?.[k] ?? 0)),
  });
  const visit = (index: number, at: readonly number[], by: number): void => {
    const node = gltf.nodes[index];
    // Stones stand in the metal: only they have matrices, and they widen nothing.
    if (node === undefined || node.matrix !== undefined) return;
    const { scale, place } = placed(node, at, by);
    for (const { attributes } of gltf.meshes[node.mesh ?? -1]?.primitives ?? [])
      widen(place, scale, gltf.accessors[attributes.POSITION] ?? {});
    for (const child of node.children ?? []) visit(child, place, scale);
  };
  for (const root of gltf.scenes[0]?.nodes ?? []) visit(root, [0, 0], 1000);
  return { width: range[0][1] - range[0][0], height: range[1][1] - range[1][0], floor: range[1][0] };
}
