import { listRates, type Rate } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { RateHistory } from './rate-history.tsx';

/** Begins a minute after the page was opened: recorded on it, or by a server whose clock is ahead. */
const rate = (id: number): Rate => ({
  id,
  subject: 'Au',
  value: 10_000 + id,
  validFrom: new Date(Date.now() + 60_000).toISOString(),
  source: 'manual',
  quotedDay: null,
  state: 'in-force',
  note: `rate ${id}`,
  recordedAt: new Date().toISOString(),
  recordedBy: 'Eva Berger',
  decidedAt: null,
  decidedBy: null,
  isOwn: true,
});

it('calls planned what the server plans, and a rate that was just recorded accepted', async () => {
  new ServerOfTests().on(listRates, () => ({ rates: [rate(2), rate(1)] }));
  draw(<RateHistory subject="Au" planned={[rate(2)]} />);
  const [, later, counts] = await screen.findAllByRole('row');
  expect(later?.textContent).toMatch(/planned.*rate 2/u);
  expect(counts?.textContent).toMatch(/accepted.*rate 1/u);
});
