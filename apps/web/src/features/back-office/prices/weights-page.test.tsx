import { listDisputedWeights, takeDisputedWeights, type DisputedWeight } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { WeightsNotice } from './weights-notice.tsx';
import WeightsPage from './weights-page.tsx';

const weight = (key: string, changes: Partial<DisputedWeight> = {}): DisputedWeight => ({
  key,
  weighing: '9-later',
  forms: [{ setId: 6001, articleNumber: `RW-06-${key}`, name: 'North', state: 'published', isWithoutStones: false }],
  stored: { grams: 8.31, stones: 12, carats: 0.24, cost: 123_450 },
  other: { grams: 8.21, stones: 12, carats: 0.24, cost: 122_400 },
  weighedAt: '2026-11-24T09:00:00.000Z',
  ...changes,
});
const FIRST = weight('001');
const SECOND = weight('002', {
  forms: [
    { setId: 6002, articleNumber: 'RW-06-002', name: 'South', state: 'withdrawn', isWithoutStones: true },
    { setId: 6003, articleNumber: 'RW-06-003', name: 'East', state: 'published', isWithoutStones: true },
  ],
  other: { grams: 8.31, stones: 13, carats: 0.26, cost: null },
});
let server: ServerOfTests;
const lists = (...weights: DisputedWeight[]): void =>
  void server.on(listDisputedWeights, () => ({
    page: 1,
    pageSize: 48,
    total: weights.length,
    weights,
    all: weights.map(({ key, weighing }) => ({ key, weighing })),
  }));
beforeEach(() => {
  server = new ServerOfTests().on(takeDisputedWeights, () => ({ taken: 2 }));
  lists(FIRST, SECOND);
});
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Differing weights' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).slice(0, 6));

describe('weights that a release disputes', () => {
  it('stand with both weights, both prices, and what differs of their stones', async () => {
    draw(<WeightsPage />);
    expect(await rows()).toEqual([
      ['RW-06-001 NorthWeighed on 24 Nov 2026', '8.31', '8.21', '-0.10', '1,234.50', '1,224.00'],
      [
        'RW-06-002 South · without stones · withdrawnRW-06-003 East · without stones12 stones, 0.240 ct → 13 stones, 0.260 ctWeighed on 24 Nov 2026',
        '8.31',
        '8.31',
        '0.00',
        '1,234.50',
        '–',
      ],
    ]);
  });

  it('are taken over one by one, after a question that says what stays', async () => {
    const { user } = draw(<WeightsPage />);
    await user.click(await screen.findByRole('button', { name: 'Take over the new weight of RW-06-001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take over the new weight?' }));
    expect(dialog.getByText(/Quotes and orders stay as they are, to the cent/u)).toBeDefined();
    expect(server.bodies(takeDisputedWeights)).toEqual([]);
    lists(SECOND);
    await user.click(dialog.getByRole('button', { name: 'Take over 1 weight' }));
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(server.bodies(takeDisputedWeights)).toEqual([{ weights: [{ key: '001', weighing: '9-later' }] }]);
  });

  it('are taken over all at once, those of other pages too', async () => {
    const { user } = draw(<WeightsPage />);
    await user.click(await screen.findByRole('button', { name: 'Take over all 2' }));
    lists();
    await user.click(screen.getByRole('button', { name: 'Take over 2 weights' }));
    expect(await screen.findByText('All weights agree with this version.')).toBeDefined();
    expect(server.bodies(takeDisputedWeights)).toHaveLength(1);
    expect(useToastStore.getState().toasts.at(-1)?.text).toBe('2 weights taken over.');
  });

  it('that somebody has taken meanwhile are read again, and nothing is said to be done', async () => {
    server.on(takeDisputedWeights, () => refuse('weight.changed'));
    const { user } = draw(<WeightsPage />);
    await user.click(await screen.findByRole('button', { name: 'Take over all 2' }));
    lists(SECOND);
    await user.click(screen.getByRole('button', { name: 'Take over 2 weights' }));
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(useToastStore.getState().toasts.at(-1)).toMatchObject({ tone: 'bad' });
  });

  it('are named above the price lists, and nothing is said while all agree', async () => {
    draw(<WeightsNotice />);
    expect(await screen.findByText(/^2 forms of the collection are billed/u)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the weights' }).getAttribute('href')).toBe(
      '/verwaltung/preise/gewichte',
    );
  });
});
