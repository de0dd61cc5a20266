import { importStones } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { ImportDialog } from './import-dialog.tsx';

const CSV = 'Stock #,Shape\nA-1001,Round';
const RESULT = {
  added: 1,
  updated: 0,
  rejected: 1,
  rows: [
    { row: 2, stockNumber: 'A-1001', result: 'added' as const },
    { row: 3, stockNumber: 'A-1002', result: 'rejected' as const, field: 'Weight', reason: 'range' },
  ],
};
const DATA = btoa(CSV);
const csv = (text: string): File => new File([text], 'stones.csv', { type: 'text/csv' });
const input = (): HTMLInputElement => screen.getByLabelText('Choose CSV or XLSX file');
const start = (): HTMLButtonElement => screen.getByRole('button', { name: 'Import' });
const open = (): Drawn => draw(<ImportDialog isOpen onClose={() => undefined} />);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(importStones, () => RESULT);
});

describe('a file of stones', () => {
  it('is sent as it is, and states nothing that its seller has not stated', async () => {
    const { user } = open();
    expect(start().disabled).toBe(true);
    await user.upload(input(), csv(CSV));
    await user.click(start());
    await vi.waitFor(() => expect(server.bodies(importStones)).toEqual([{ data: DATA }]));
  });

  it('carries what the seller states of all its stones', async () => {
    const { user } = open();
    await user.upload(input(), csv(CSV));
    await user.selectOptions(screen.getByRole('combobox', { name: /Rows without a statement are/ }), 'lab-grown');
    await user.click(screen.getByRole('switch', { name: 'Rows without a statement are untreated' }));
    await user.click(start());
    await vi.waitFor(() =>
      expect(server.bodies(importStones)).toEqual([{ data: DATA, origin: 'lab-grown', treatment: 'none' }]),
    );
  });

  it('says of each row what became of it', async () => {
    const { user } = open();
    await user.upload(input(), csv(CSV));
    await user.click(start());
    expect(await screen.findByText('1 new, 0 updated, 1 rejected.')).toBeDefined();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toContainEqual(expect.stringMatching(/A-1002rejectedWeightout of range/u));
    expect(screen.getByRole('region', { name: 'Result per row' }).tabIndex).toBe(0);
  });

  it('that is empty is refused at its field and not sent, until another one is chosen', async () => {
    const { user } = open();
    await user.upload(input(), csv(''));
    await user.click(start());
    expect(await screen.findByText('The file is empty.')).toBeDefined();
    expect([input().getAttribute('aria-invalid'), server.sent(importStones).length]).toEqual(['true', 0]);
    await user.upload(input(), csv(CSV));
    expect(screen.queryByText('The file is empty.')).toBeNull();
  });

  it('without its columns names those that are missing', async () => {
    const issues = [
      finding('/data', 'missing', { column: 'Weight' }),
      finding('/data', 'missing', { column: 'Color' }),
    ];
    server.on(importStones, () => refuse('stone.import-header', { issues }));
    const { user } = open();
    await user.upload(input(), csv(CSV));
    await user.click(start());
    expect(await screen.findByText('The header row lacks: Weight, Color')).toBeDefined();
  });

  it('that is no table says why', async () => {
    server.on(importStones, () => refuse('sheet.unreadable', { issues: [finding('/data', 'sheet.damaged')] }));
    const { user } = open();
    await user.upload(input(), csv(CSV));
    await user.click(start());
    expect(await screen.findByText(/Nothing was changed\. .*damaged/u)).toBeDefined();
  });

  it('is sent once, and may be sent again when the network has failed', async () => {
    const answer = Promise.withResolvers<typeof RESULT>();
    server.on(importStones, () => answer.promise);
    const { user } = open();
    await user.upload(input(), csv(CSV));
    await user.click(start());
    await user.click(await screen.findByRole('button', { name: 'Importing …' }));
    answer.reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/Nothing was changed/)).toBeDefined();
    expect([server.sent(importStones).length, start().disabled]).toEqual([1, false]);
  });
});
