import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TWO_BARS } from '../test/fixtures.ts';
import { readUsdz } from '../test/read-usdz.ts';
import { usdzBytes } from './usdz.ts';

const bytes = usdzBytes(TWO_BARS);

describe('usdzBytes', () => {
  it('is in millimetres, upright, and stands on the table', async () => {
    const { metersPerUnit, upAxis, root, paths } = await readUsdz(bytes);
    expect({ metersPerUnit, upAxis, paths }).toEqual({
      metersPerUnit: 0.001,
      upAxis: 'Y',
      paths: ['ring.usda', 'stones/round_0.usda'],
    });
    expect(root.primName).toBe('Ring');
    expect(Array.from(root.localMatrix).slice(12, 15)).toEqual([0, 9, 0]);
  });
  it('has every metal and every stone after references are followed', async () => {
    const { meshes, materialOf, root } = await readUsdz(bytes);
    expect(meshes.map(({ absPath }) => absPath)).toEqual([
      '/Ring/au585_yellow_0',
      '/Ring/au585_rose_1',
      '/Ring/Stone_0/Facets',
      '/Ring/Stone_1/Facets',
      '/Ring/Stone_2/Facets',
    ]);
    const sources = [...TWO_BARS.surfaces, ...TWO_BARS.stones].map(({ mesh }) => mesh);
    expect(meshes.map(({ faceVertexIndices }) => Array.from(faceVertexIndices))).toEqual(
      sources.map(({ indices }) => [...indices]),
    );
    expect(meshes.map(({ points }) => points.length)).toEqual(sources.map(({ positions }) => positions.length));
    expect(Array.from(meshes.at(0)?.points ?? [])).toEqual(Array.from(sources.at(0)?.positions ?? [0]));
    expect(meshes.map(materialOf)).toMatchObject([
      { diffuseColor: [1, 0.5, expect.closeTo(0.214, 3)], metallic: 1 },
      { diffuseColor: [0.5, 0, 0], roughness: expect.closeTo(0.3, 3) },
      { metallic: 0, ior: expect.closeTo(2.417, 3), opacity: expect.closeTo(0.4, 3) },
      { ior: expect.closeTo(2.417, 3) },
      { ior: expect.closeTo(1.77, 3), opacity: 0.75 },
    ]);
    const two = root.children.find(({ primName }) => primName === 'Stone_1');
    expect(Array.from(two?.localMatrix ?? [])).toEqual(TWO_BARS.stones[1]?.matrix);
  });
  it('gives equal bytes for equal rings', () => {
    expect(usdzBytes(TWO_BARS)).toEqual(bytes);
  });
});

describe('the strict reader refuses', () => {
  const files = unzipSync(bytes);
  it('compressed and unaligned archives', async () => {
    await expect(readUsdz(zipSync(files, { level: 0 }))).rejects.toThrow('64');
    await expect(readUsdz(zipSync(files, { level: 6, extra: { 0x1986: new Uint8Array(21) } }))).rejects.toThrow(
      'compressed',
    );
  });
  it('a layer that is not USD', async () => {
    const text = strToU8('#usda 1.0\n(\n    metersPerUnit = 0.001\n)\ndef Xform "Ring" {{{');
    const broken = zipSync({ 'ring.usda': text }, { level: 0, extra: { 0x1986: new Uint8Array(21) } });
    await expect(readUsdz(broken)).rejects.toThrow('Parse');
  });
});
