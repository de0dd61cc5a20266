import { createBatch, fullBatchSchema, type BatchOrder } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { CastablePart } from './castable-part.tsx';

const METAL = {
  alloy: 'au585-yellow',
  name: 'Yellow gold 585',
  fineMetal: 'Au',
  fineness: 585,
  loss: 0.06,
  parts: 2,
  grams: 8.38,
  meltGrams: 8.88,
  fineGrams: 5.2,
} as const;
const order = (number: string): BatchOrder => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  number: `O-2026-010${number}`,
  commission: 'Huber',
  dealer: 'Bijou',
  requestedDate: null,
  status: 'released',
  parts: 1,
  grams: 4.19,
  meltGrams: 4.44,
});
const ORDERS = [order('01'), order('02')];

it('makes one batch of what is ticked, and says what is weighed in for it', async () => {
  const made = fullBatchSchema.parse({
    ...METAL,
    id: 'b',
    number: 'B-2026-00101',
    createdAt: '2026-11-21T10:00:00.000Z',
    by: 'Lena',
    note: '',
    waiting: 1,
    orders: [],
  });
  const server = new ServerOfTests().on(createBatch, () => made);
  const { user } = draw(<CastablePart metal={{ ...METAL, orders: ORDERS }} />);
  expect(screen.queryByRole('button', { name: 'Make a batch' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Choose O-2026-01002' }));
  expect(screen.getByText(/1 chosen/u).textContent).toContain('4.44');
  await user.click(screen.getByRole('button', { name: 'Make a batch' }));
  await vi.waitFor(() => expect(server.bodies(createBatch)).toHaveLength(1));
  expect(server.bodies(createBatch)).toMatchObject([{ alloy: 'au585-yellow', orders: [ORDERS[1]?.id] }]);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Make a batch' })).toBeNull());
});
