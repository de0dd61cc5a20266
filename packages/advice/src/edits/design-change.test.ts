import { describe, expect, it } from 'vitest';
import { applyChanges, readAt } from './design-change.ts';
import { examplePair } from '../../test/example-pair.ts';

describe('applyChanges', () => {
  it('writes into one ring and keeps the other one as it is', () => {
    const before = examplePair();
    const after = applyChanges(before, [{ path: '/rings/0/segments/0/alloy', value: 'pt950-ru' }]);
    expect(readAt(after, '/rings/0/segments/0/alloy')).toBe('pt950-ru');
    expect(readAt(before, '/rings/0/segments/0/alloy')).toBe('au585-yellow');
    expect(after.rings[1]).toBe(before.rings[1]);
  });

  it('appends one past the end of a list', () => {
    const after = applyChanges(examplePair(), [
      { path: '/rings/1/grooves/0', value: { shape: 'v', width: 0.5, position: 0 } },
    ]);
    expect(readAt(after, '/rings/1/grooves/0/width')).toBe(0.5);
  });

  it('refuses a pointer that leads nowhere', () => {
    expect(() => applyChanges(examplePair(), [{ path: '/rings/7/width', value: 4 }])).toThrow(RangeError);
    expect(() => applyChanges(examplePair(), [{ path: '/rings/0/width/deep', value: 4 }])).toThrow(RangeError);
  });
});
