import type { Issue } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { examplePair } from '../../test/example-pair.ts';
import { errorsOf } from '../../test/workshop.ts';
import type { Change } from '../edits/design-change.ts';
import { parseEdit, refusedBy } from '../evaluation/evaluate-edit.ts';
import { findReach } from './find-reach.ts';

const issue: Issue = { code: 'profile.width-range', path: '/rings/0/width', params: {}, severity: 'error' };

describe('how far a number reaches', () => {
  it('ends at the last legal step on both sides, in far fewer looks than steps', () => {
    let looks = 0;
    const refuses = (value: unknown): boolean => {
      looks += 1;
      return Number(value) < 2.3 || Number(value) > 7.7;
    };
    const reach = findReach(
      { design: examplePair(), paths: ['/rings/0/width'], from: 5, span: { min: 0, max: 100, step: 0.1 } },
      ([change]) => (refuses(change?.value) ? [issue] : []),
    );
    expect(reach).toEqual({ low: { value: 2.3, issue }, high: { value: 7.7, issue } });
    expect(looks).toBeLessThan(40);
  });

  it('has no reason where the range itself ends, and stays where nothing is legal', () => {
    const question = {
      design: examplePair(),
      paths: ['/rings/0/width'],
      from: 4.25,
      span: { min: 4, max: 6, step: 0.5 },
    };
    expect(findReach(question, () => [])).toEqual({ low: { value: 4, issue: null }, high: { value: 6, issue: null } });
    expect(findReach(question, () => [issue])).toEqual({ low: { value: 4.25, issue }, high: { value: 4.25, issue } });
  });

  it('agrees with the rules: one step beyond the end is refused, the end is not', () => {
    const design = examplePair();
    const known = errorsOf(design);
    const refusals = (changes: readonly Change[]): readonly Issue[] =>
      refusedBy(parseEdit(design, changes), known, { errorsOf });
    const from = design.rings[0]?.height ?? 0;
    const path = '/rings/0/height';
    const span = { min: 0.8, max: 4, step: 0.05 };
    const { low, high } = findReach({ design, paths: [path], from, span }, refusals);
    for (const [end, beyond] of [
      [low, low.value - span.step],
      [high, high.value + span.step],
    ] as const) {
      expect(refusals([{ path, value: end.value }])).toEqual([]);
      if (end.issue === null) continue;
      const refused = refusals([{ path, value: Number(beyond.toFixed(4)) }]);
      expect(refused.map(({ code }) => code)).toContain(end.issue.code);
    }
    expect([low.issue, high.issue].some((found) => found !== null)).toBe(true);
  });
});
