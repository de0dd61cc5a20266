import { getStatistics, type Statistics } from '@ringwerk/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import * as files from '../../domain/download/save-file.ts';
import StatisticsPage from './statistics-page.tsx';

const sold = { orders: 2, pieces: 3, gross: 357_000, net: 300_000, cost: 120_000, margin: 180_000 };
const FIGURES: Statistics = {
  sold: [{ month: '2026-02', currency: 'EUR', ...sold }],
  quotes: [{ month: '2026-01', won: 3, lost: 1, open: 2 }],
  rings: 5,
  alloys: [
    { alloy: 'au585-yellow', rings: 4 },
    { alloy: 'au585-rose', rings: 2 },
  ],
  widths: [
    { from: 4, rings: 4 },
    { from: 5, rings: 1 },
  ],
  stones: [
    { material: 'diamond-natural', rings: 3 },
    { material: null, rings: 2 },
  ],
  seasons: [
    { month: 2, orders: 2, weddings: 0 },
    { month: 6, orders: 0, weddings: 1 },
  ],
};
const NOTHING: Statistics = { sold: [], quotes: [], rings: 0, alloys: [], widths: [], stones: [], seasons: [] };
const ADDRESS = '/statistik?from=2026-01-01&to=2026-03-31';
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(getStatistics, () => FIGURES);
});
const block = (name: string) => screen.findByRole('region', { name });

it('asks for the period of the address, and says its sums', async () => {
  draw(<StatisticsPage />, ADDRESS);
  await block('Sold by month');
  const [{ url } = { url: new URL('http://nowhere') }] = server.sent(getStatistics);
  expect(url.search).toBe('?from=2026-01-01&to=2026-03-31');
  const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(totals).toEqual([
    '2',
    '3 pieces',
    '€3,570.00',
    'Cost, net €1,200.00',
    '€1,800.00',
    '60% of the net price',
    '75%',
    '2 still open',
  ]);
});

it('opens the table behind a chart by the keyboard: every month of the period, those without an order too', async () => {
  const { user } = draw(<StatisticsPage />, ADDRESS);
  const part = within(await block('Sold by month'));
  const button = part.getByRole('button', { name: 'Show the table' });
  expect([part.queryByRole('table'), button.ariaExpanded]).toEqual([null, 'false']);
  button.focus();
  await user.keyboard('{Enter}');
  const rows = part.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1).map(([month, orders, , gross]) => [month, orders, gross])).toEqual([
    ['Jan 2026', '0', '€0.00'],
    ['Feb 2026', '2', '€3,570.00'],
    ['Mar 2026', '0', '€0.00'],
  ]);
  expect(part.getByRole('button', { name: 'Hide the table' }).ariaExpanded).toBe('true');
});

it('saves the figures of a block as a file with numbers, not with amounts in words', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { user } = draw(<StatisticsPage />, ADDRESS);
  await user.click(within(await block('Sold by month')).getByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(saveFile.mock.calls[0]?.[0]).toBe('sold-EUR-2026-01-01-2026-03-31.csv');
  expect(saveFile.mock.calls[0]?.[1]).toMatch(/2026-02,2,3,3570(\.00)?,3000(\.00)?,1200(\.00)?,1800/u);
});

it('names widths in between that nobody ordered, and rings without stones', async () => {
  const { user } = draw(<StatisticsPage />, ADDRESS);
  const widths = within(await block('Ring widths'));
  await user.click(widths.getByRole('button', { name: 'Show the table' }));
  expect(widths.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '4.0 mm to below 4.5 mm',
    '4.5 mm to below 5.0 mm',
    '5.0 mm to below 5.5 mm',
  ]);
  const stones = within(await block('Rings with and without stones'));
  await vi.waitFor(() => expect(stones.getByText('Without stones')).toBeDefined());
});

it('keeps what was sold in two currencies apart', async () => {
  const swiss = { month: '2026-01', currency: 'CHF' as const, ...sold };
  server.on(getStatistics, () => ({ ...FIGURES, sold: [swiss, ...FIGURES.sold] }));
  draw(<StatisticsPage />, ADDRESS);
  expect(await block('Sold by month, in CHF')).toBeDefined();
  expect(await block('Sold by month, in EUR')).toBeDefined();
});

it('says that nothing was sold or quoted', async () => {
  server.on(getStatistics, () => NOTHING);
  draw(<StatisticsPage />, ADDRESS);
  expect(await screen.findByText('Nothing sold or quoted in this period')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
