import { decideRate, type Rate } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { PlannedRates } from './planned-rates.tsx';

const PLANNED: Rate = {
  id: 9,
  subject: 'Au',
  value: 10_450,
  validFrom: '2027-01-04T08:00:00.000Z',
  source: 'manual',
  quotedDay: null,
  state: 'in-force',
  note: 'new year',
  recordedAt: '2026-11-24T10:00:00.000Z',
  recordedBy: 'Eva Berger',
  decidedAt: null,
  decidedBy: null,
  isOwn: true,
};
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);

it('says what counts from when, and who planned it; one press takes it back', async () => {
  const answer = Promise.withResolvers<Rate>();
  const server = new ServerOfTests().on(decideRate, () => answer.promise);
  const { user } = draw(<PlannedRates rates={[PLANNED]} />);
  expect(screen.getByRole('listitem').textContent).toMatch(/^Fine gold 104\.50 €\/g · counts from .*Eva Berger/u);
  await user.dblClick(screen.getByRole('button', { name: 'Take back' }));
  answer.resolve({ ...PLANNED, state: 'withdrawn' });
  await vi.waitFor(() => expect(toasts()).toEqual(['The planned rate has been taken back.']));
  expect(server.bodies(decideRate)).toEqual([{ isConfirmed: false }]);
});

it('that has begun meanwhile says so', async () => {
  new ServerOfTests().on(decideRate, () => refuse('rate.decided'));
  const { user } = draw(<PlannedRates rates={[PLANNED]} />);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await vi.waitFor(() => expect(toasts()).toHaveLength(1));
});
