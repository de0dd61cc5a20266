import { listScans, scanAtBench, type BenchScan } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { BenchDesk } from './bench-desk.tsx';

const SCAN: BenchScan & { readonly isRepeat: boolean } = {
  id: 'a',
  code: 'O-2026-01001',
  station: 'casting',
  at: '2026-11-21T10:00:00.000Z',
  by: 'Lena',
  isUndone: false,
  isRepeat: false,
  orders: [
    { id: 'o', number: 'O-2026-01001', commission: 'Huber 24', dealer: 'Bijou', requestedDate: null, isLate: false },
  ],
};
let server: ServerOfTests;
let answers: (() => ReturnType<typeof refuse>)[];
beforeEach(() => {
  answers = [];
  server = new ServerOfTests()
    .on(listScans, () => ({ scans: [] }))
    .on(scanAtBench, () => {
      const next = answers.shift();
      return next === undefined ? SCAN : next();
    });
});
const sent = (): unknown[] => server.bodies(scanAtBench).map((body) => Reflect.get(Object(body), 'code'));
const panel = (): HTMLElement => screen.getByRole('status');

it('takes what a scanner types wherever the focus is, and says which order has moved', async () => {
  const { user } = draw(<BenchDesk station="casting" />);
  screen.getByRole('switch').focus();
  await user.keyboard('O-2026-01001{Enter}');
  expect(await screen.findByText('O-2026-01001')).toBeDefined();
  expect([sent(), panel().dataset['look']]).toEqual([['O-2026-01001'], 'good']);
});

it('sends every code of several that come at once, in their order', async () => {
  const { user } = draw(<BenchDesk station="casting" />);
  await user.keyboard('1001{Enter}1002{Enter}1003{Enter}');
  await vi.waitFor(() => expect(sent()).toEqual(['1001', '1002', '1003']), 4_000);
});

it('shows number and step of an order that stays', async () => {
  const params = { number: 'O-2026-01002', status: 'received', next: 'released', commission: '' };
  const issues = [{ code: 'scan.wrong-step', path: '/code', params, severity: 'error' as const }];
  answers = [() => refuse('scan.wrong-step', { issues })];
  const { user } = draw(<BenchDesk station="quality" />);
  await user.keyboard('1002{Enter}');
  expect(await screen.findByText('O-2026-01002')).toBeDefined();
  expect(panel().textContent).toContain('Is at: Received · Next: Released');
  expect(panel().dataset['look']).toBe('bad');
});

it('sends a code again when the server is away for a moment, under the same key', async () => {
  answers = [() => refuse('server.unavailable')];
  const { user } = draw(<BenchDesk station="casting" />);
  await user.keyboard('1001{Enter}');
  await vi.waitFor(() => expect(sent()).toHaveLength(2), 4_000);
  const keys = server.bodies(scanAtBench).map((body) => Reflect.get(Object(body), 'idempotencyKey'));
  expect(new Set(keys).size).toBe(1);
});
