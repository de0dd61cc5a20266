import { listDue, type DueEntry } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { session } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { DueNow } from './due-now.tsx';

const ID = 'a2f0c5a6-0000-4000-8000-0000000000aa';
beforeEach(() => setSession(session('owner')));
afterEach(() => setSession(null));

it('says of each couple what it needs and when, and leads to its file', async () => {
  // The 17th of April 2027 is a Saturday.
  const entries: DueEntry[] = [
    {
      title: 'Anna & Paul Huber',
      coupleId: ID,
      reasons: [
        { kind: 'step', on: '2027-04-10', text: 'Fitting', id: null },
        { kind: 'quote', on: '2027-04-23', text: 'Q-2027-01001', id: ID },
        { kind: 'wedding', on: '2027-06-19', text: '', id: null },
      ],
    },
    { title: 'Moser', coupleId: null, reasons: [{ kind: 'quote', on: '2027-04-18', text: 'Q-2', id: ID }] },
  ];
  new ServerOfTests().on(listDue, () => ({ today: '2027-04-17', entries }));
  draw(<DueNow />);
  const [first, second] = (await screen.findAllByRole('link')).filter((link) => /Huber|Moser/.test(link.textContent));
  expect(first?.textContent).toBe(
    'Anna & Paul HuberFitting · 10 Apr 2027 · Quote Q-2027-01001 ends: Friday · Wedding in 9 weeks, nothing ordered',
  );
  expect([first?.getAttribute('href'), second?.getAttribute('href')]).toEqual([`/paare/${ID}`, `/angebote/${ID}`]);
  expect(second?.textContent).toBe('MoserQuote Q-2 ends: tomorrow');
});

it('leads to the order that there is news of, also where it is of a couple that needs nothing else', async () => {
  const shipped = { kind: 'order-shipped', on: '2027-04-17', text: 'O-2027-1', id: ID } as const;
  const cancelled = { ...shipped, kind: 'order-cancelled', text: 'O-2027-2' } as const;
  const entries: DueEntry[] = [
    { title: 'Moser', coupleId: null, reasons: [shipped] },
    { title: 'Anna & Paul Huber', coupleId: ID, reasons: [cancelled] },
    { title: 'Lang & Weber', coupleId: ID, reasons: [shipped, cancelled] },
  ];
  new ServerOfTests().on(listDue, () => ({ today: '2027-04-17', entries }));
  draw(<DueNow />);
  const links = (await screen.findAllByRole('link')).filter((link) => /Order/.test(link.textContent));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['MoserOrder O-2027-1 shipped', `/auftraege/${ID}`],
    ['Anna & Paul HuberOrder O-2027-2 cancelled', `/auftraege/${ID}`],
    ['Lang & WeberOrder O-2027-1 shipped · Order O-2027-2 cancelled', `/paare/${ID}`],
  ]);
});

it('shows nothing on a quiet day', async () => {
  const server = new ServerOfTests().on(listDue, () => ({ today: '2027-04-17', entries: [] }));
  const { container } = draw(<DueNow />);
  await expect.poll(() => server.sent(listDue).length).toBe(1);
  expect(container.textContent).toBe('');
});
