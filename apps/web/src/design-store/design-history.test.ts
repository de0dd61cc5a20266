import { DESIGN_VERSION, mm, PLAIN_RING, type Design } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { commit, goToStep, redo, startHistory, stepsOf, undo } from './design-history.ts';

function designOfWidth(width: number): Design {
  return {
    version: DESIGN_VERSION,
    rings: [
      {
        ...PLAIN_RING,
        role: 'single',
        profile: 'F05',
        width: mm(width),
        height: mm(1.6),
        size: mm(54),
        segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
      },
    ],
  };
}

describe('design history', () => {
  it('takes a whole drag back in one step', () => {
    const start = designOfWidth(4);
    let history = startHistory(start);
    for (const width of [4.1, 4.2, 4.3, 4.4]) history = commit(history, designOfWidth(width), 'width 0');
    expect(history.past).toHaveLength(1);
    history = commit(history, designOfWidth(5), 'width 1');
    expect(history.past).toHaveLength(2);
    expect(undo(undo(history)).present).toBe(start);
  });

  it('gives back after undo what redo asks for, and forgets it after a new change', () => {
    const history = commit(commit(startHistory(designOfWidth(3)), designOfWidth(4)), designOfWidth(5));
    const back = undo(undo(history));
    expect(redo(redo(back)).present).toEqual(designOfWidth(5));
    expect(commit(back, designOfWidth(7)).future).toEqual([]);
  });

  it('has no end: a thousand steps go back to the first', () => {
    const start = designOfWidth(2);
    let history = startHistory(start);
    for (let step = 0; step < 1000; step += 1) history = commit(history, designOfWidth(2 + (step % 70) / 10));
    for (let step = 0; step < 1000; step += 1) history = undo(history);
    expect(history.present).toBe(start);
    expect(undo(history)).toBe(history);
  });

  it('goes to any step and keeps the others on both sides', () => {
    let history = startHistory(designOfWidth(3));
    for (const width of [4, 5, 6]) history = commit(history, designOfWidth(width));
    const first = goToStep(history, 1);
    expect(first.present).toEqual(designOfWidth(4));
    expect(stepsOf(first)).toEqual(stepsOf(history));
    expect(goToStep(first, 3).present).toEqual(designOfWidth(6));
    expect(goToStep(first, 1)).toBe(first);
    expect(goToStep(first, 9)).toBe(first);
  });
});
