import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TWO_BARS } from '../test/fixtures.ts';
import { readThreeMf } from '../test/read-three-mf.ts';
import { threeMfBytes } from './three-mf.ts';

const BARS = { name: TWO_BARS.name, solids: TWO_BARS.surfaces };
const MODEL = '3D/3dmodel.model';

describe('threeMfBytes', () => {
  it('holds one object per alloy with material and colour, and builds them as one', () => {
    expect(readThreeMf(threeMfBytes(BARS))).toEqual({
      title: 'first & second <1>',
      // Linear 0.5 is sRGB 188, linear 0.21404 is sRGB 127.5 by the standard's own formula.
      objects: [
        { name: 'yellow "585"', material: 'au585-yellow', colour: '#FFBC7FFF', triangles: 12, volume: 144 },
        { name: 'rose', material: 'au585-rose', colour: '#BC0000FF', triangles: 12, volume: 72 },
      ],
      items: 1,
      lowest: 0,
    });
  });
  it('builds a single alloy directly', () => {
    const one = readThreeMf(threeMfBytes({ ...BARS, solids: BARS.solids.slice(0, 1) }));
    expect(one.objects).toHaveLength(1);
  });
  it('drops a triangle that has collapsed to a line', () => {
    const [solid] = BARS.solids;
    if (solid === undefined) throw new Error('the fixture has two solids');
    const mesh = { ...solid.mesh, indices: Uint32Array.of(...solid.mesh.indices, 0, 0, 1) };
    const { objects } = readThreeMf(threeMfBytes({ ...BARS, solids: [{ ...solid, mesh }] }));
    expect(objects[0]?.triangles).toBe(12);
  });
  it('writes one corner where rounding errors have parted two', () => {
    const [solid] = BARS.solids;
    if (solid === undefined) throw new Error('the fixture has two solids');
    const positions = solid.mesh.positions.map((value, k) => (value === 0 && k % 2 === 0 ? 6e-17 : value));
    const parted = { ...BARS, solids: [{ ...solid, mesh: { ...solid.mesh, positions } }] };
    expect(readThreeMf(threeMfBytes(parted)).objects[0]?.volume).toBe(144);
  });
  it('gives equal bytes for equal rings', () => {
    expect(threeMfBytes(BARS)).toEqual(threeMfBytes(BARS));
  });
});

describe('the strict reader refuses', () => {
  const files = unzipSync(threeMfBytes(BARS));
  const model = strFromU8(files[MODEL] ?? new Uint8Array());
  const vertex = /<vertex [^>]*>/.exec(model)?.[0] ?? '';
  it.each([
    ['an open mesh', (xml: string) => xml.replace(/<triangle v1[^>]*>\n/, ''), 'between exactly two'],
    ['a doubled vertex', (xml: string) => xml.replace(/<\/vertices>/, `${vertex}</vertices>`), 'occurs twice'],
    ['a degenerate triangle', (xml: string) => xml.replace(/v1="\d+" v2="\d+"/, 'v1="0" v2="0"'), 'degenerate'],
    ['a corner that is not there', (xml: string) => xml.replace(/v1="\d+"/, 'v1="99"'), 'no index'],
    ['a broken number', (xml: string) => xml.replace(/vertex x="[^"]*"/, 'vertex x="NaN"'), 'no number'],
    ['a wrong unit', (xml: string) => xml.replace('millimeter', 'inch'), 'inch'],
    ['an unknown material', (xml: string) => xml.replace('pindex="1"', 'pindex="2"'), 'no index'],
    ['text that is not XML', (xml: string) => xml.replace('&lt;', '<'), 'XML'],
  ])('%s', (_, change, sentence) => {
    const changed = change(model);
    expect(changed).not.toBe(model);
    expect(() => readThreeMf(zipSync({ ...files, [MODEL]: strToU8(changed) }))).toThrow(sentence);
  });
});
