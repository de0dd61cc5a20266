import { expect, it } from 'vitest';
import { ACTIONS, actionsOf } from './palette-actions.ts';

it('offers milestones of the sale to the jeweller: customer view, couple’s link, budget', () => {
  expect(actionsOf(false)).toEqual(expect.arrayContaining(['enter', 'share', 'budget', 'keep', 'quote', 'order']));
  expect(actionsOf(false)).not.toContain('leave');
});

it('has no dead command while a couple looks on', () => {
  const couple = actionsOf(true);
  for (const dead of ['keep', 'quote', 'order', 'trade', 'enter', 'pin', 'budget', 'lay'])
    expect(couple).not.toContain(dead);
  expect(couple).toEqual(expect.arrayContaining(['leave', 'share', 'screen', 'undo']));
  expect(new Set([...couple, ...actionsOf(false)])).toEqual(new Set(ACTIONS));
});
