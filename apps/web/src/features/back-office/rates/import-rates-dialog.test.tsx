import { importRates, type RateSheet } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, finding, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { ImportRatesDialog } from './import-rates-dialog.tsx';

const ROW: RateSheet['rows'][number] = {
  row: 2,
  text: 'Au',
  subject: 'Au',
  result: 'changed',
  before: 10_000,
  after: 10_150,
  from: null,
  isHeld: false,
  findings: [],
};
const NONE = { new: 0, changed: 0, unchanged: 0, refused: 0 };
const TRIAL: RateSheet = {
  rows: [ROW, { ...ROW, row: 3, text: 'Ag', subject: 'Ag', before: 140, after: 280, isHeld: true }],
  counts: { ...NONE, changed: 2 },
  isRecorded: false,
};
const input = (): HTMLInputElement => screen.getByLabelText('CSV or XLSX file');
const press = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
const csv = (text: string): File => new File([text], 'rates.csv', { type: 'text/csv' });

let server: ServerOfTests;
const close = vi.fn<() => void>();
beforeEach(() => {
  close.mockClear();
  server = new ServerOfTests().on(importRates, () => TRIAL);
});

it('answers for every row before anything is recorded, then records the same file', async () => {
  const { user } = draw(<ImportRatesDialog onClose={close} />);
  expect(press('Check').disabled).toBe(true);
  await user.upload(input(), csv('Rate,Value\nAu,101.5\nAg,2.8\n'));
  await vi.waitFor(() => expect(press('Check').disabled).toBe(false));
  await user.click(press('Check'));
  await screen.findByRole('button', { name: 'Record 2 rates' });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContainEqual(expect.stringMatching(/Fine gold.*100\.00 101\.50/u));
  expect(rows).toContainEqual(expect.stringMatching(/Fine silver.*2\.800 · waits for a second person/u));
  server.on(importRates, () => ({ ...TRIAL, isRecorded: true }));
  await user.click(press('Record 2 rates'));
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  const data = btoa('Rate,Value\nAu,101.5\nAg,2.8\n');
  expect(server.bodies(importRates)).toEqual([
    { data, file: 'rates.csv', isTrial: true },
    { data, file: 'rates.csv', isTrial: false },
  ]);
  expect(toasts()).toEqual(['The rates have been recorded.']);
});

it('records nothing while a row is refused', async () => {
  const findings = [{ column: 'Value', code: 'cell.number' as const, params: {} }];
  server.on(importRates, () => ({
    ...TRIAL,
    rows: [ROW, { ...ROW, row: 3, text: 'Fe', subject: null, result: 'refused' as const, after: null, findings }],
    counts: { ...NONE, changed: 1, refused: 1 },
  }));
  const { user } = draw(<ImportRatesDialog onClose={close} />);
  await user.upload(input(), csv('Rate,Value\nAu,101.5\nFe,x\n'));
  await vi.waitFor(() => expect(press('Check').disabled).toBe(false));
  await user.click(press('Check'));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Record 1 rate' })).disabled).toBe(true);
  expect(
    screen.getByText('Rows are rejected: nothing is recorded. Correct the file and check it again.'),
  ).toBeDefined();
});

it('says at the field why a file cannot be read', async () => {
  server.on(importRates, () => refuse('sheet.unreadable', { issues: [finding('/data', 'sheet.empty')] }));
  const { user } = draw(<ImportRatesDialog onClose={close} />);
  await user.upload(input(), csv(' '));
  await vi.waitFor(() => expect(press('Check').disabled).toBe(false));
  await user.click(press('Check'));
  expect(await screen.findByText('The file is empty.')).toBeDefined();
  expect(input().getAttribute('aria-invalid')).toBe('true');
});
