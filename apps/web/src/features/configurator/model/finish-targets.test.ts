import { examplePair } from '@ringwerk/advice/test/example-pair';
import { mm, type EdgeWork } from '@ringwerk/kernel';
import { expect, it } from 'vitest';
import { finishTargets } from './finish-targets.ts';

const [first] = examplePair().rings;
if (first === undefined) throw new Error('the example pair has no ring');
const chamfer: EdgeWork = { form: 'chamfer', width: mm(0.5), depth: mm(0.3), finish: 'polished' };

it('edges that are alike are one surface, parted edges are two', () => {
  const names = (left: EdgeWork | null, right: EdgeWork | null) =>
    finishTargets({ ...first, edges: { left, right } }).map((target) => target.name);
  expect(names(null, null)).toEqual(['band-0']);
  expect(names(chamfer, chamfer)).toEqual(['band-0', 'edges']);
  expect(names(chamfer, { ...chamfer, width: mm(0.8) })).toEqual(['band-0', 'edge-left', 'edge-right']);
  expect(names(null, chamfer)).toEqual(['band-0', 'edge-right']);
});

it('a finish reaches both edges where they are alike, and one where they are not', () => {
  const [, both] = finishTargets({ ...first, edges: { left: chamfer, right: chamfer } });
  expect(both?.withFinish('ice')).toEqual({
    left: { ...chamfer, finish: 'ice' },
    right: { ...chamfer, finish: 'ice' },
  });
  const [, right] = finishTargets({ ...first, edges: { left: null, right: chamfer } });
  expect(right?.withFinish('ice')).toEqual({ left: null, right: { ...chamfer, finish: 'ice' } });
});
