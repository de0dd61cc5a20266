import { describe, expect, it } from 'vitest';
import { box } from '../../test/fixtures/box.ts';
import { checkExport } from './check-export.ts';

const body = { segment: 1, alloy: 'au585-rose', mesh: box([0, 0, 0], [2, 3, 4]), analytic: 24 };

describe('checkExport', () => {
  it('passes a closed body of the weighed volume and says both', () => {
    const { volumes, issues } = checkExport('/rings/0', [body]);
    expect(issues).toEqual([]);
    expect(volumes).toEqual([
      { segment: 1, alloy: 'au585-rose', analytic: 24, mesh: 24, difference: 0, triangles: 12 },
    ]);
  });
  it.each([1.00049, 0.99951])('passes %d of the weighed volume', (factor) => {
    expect(checkExport('/rings/0', [{ ...body, analytic: 24 / factor }]).issues).toEqual([]);
  });
  it.each([1.00051, 0.99949, Number.NaN, 0, -1])('refuses %d of it', (factor) => {
    const { issues } = checkExport('/rings/1', [{ ...body, analytic: 24 / factor }]);
    expect(issues).toMatchObject([{ code: 'export.volume', path: '/rings/1/segments/1', severity: 'error' }]);
  });
  it('refuses an open mesh, whatever it holds', () => {
    const mesh = { ...body.mesh, indices: body.mesh.indices.slice(3) };
    expect(checkExport('/rings/0', [{ ...body, mesh }]).issues).toMatchObject([
      { code: 'export.open-mesh', params: { value: 3 } },
    ]);
  });
  it('refuses metal that hangs in the air', () => {
    const [one, other] = [body.mesh, box([5, 0, 0], [6, 1, 1])];
    const mesh = {
      positions: Float32Array.from([...one.positions, ...other.positions]),
      indices: Uint32Array.from([...one.indices, ...other.indices.map((at) => at + one.positions.length / 3)]),
    };
    expect(checkExport('/rings/0', [{ ...body, mesh, analytic: 25 }]).issues).toMatchObject([
      { code: 'export.loose-metal', path: '/rings/0/segments/1', params: { value: 1 } },
    ]);
  });
  it('refuses a body turned inside out and an empty one', () => {
    const inside = { ...body.mesh, indices: body.mesh.indices.toReversed() };
    const nothing = { ...body.mesh, indices: new Uint32Array() };
    expect(checkExport('/rings/0', [{ ...body, mesh: inside }]).issues).toMatchObject([{ code: 'export.volume' }]);
    expect(checkExport('/rings/0', [{ ...body, mesh: nothing }]).issues).toMatchObject([{ code: 'export.open-mesh' }]);
  });
});
