import type { BenchScan } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { BenchDesk } from './bench-desk.tsx';

const call = vi.hoisted(() => vi.fn<(operation: { id: string }, input: { body?: { code: string } }) => unknown>());
vi.mock('../../../api/call.ts', async (original) => ({ ...(await original<object>()), call }));

const SCAN: BenchScan = {
  id: 'a',
  code: 'O-2026-01001',
  station: 'casting',
  at: '2026-11-21T10:00:00.000Z',
  by: 'Lena',
  isUndone: false,
  orders: [
    { id: 'o', number: 'O-2026-01001', commission: 'Huber 24', dealer: 'Bijou', requestedDate: null, isLate: false },
  ],
};
const sent = (): (string | undefined)[] =>
  call.mock.calls.filter(([{ id }]) => id === 'scanAtBench').map(([, { body }]) => body?.code);
let answers: ((code: string) => unknown)[];
beforeEach(() => {
  answers = [];
  call.mockReset();
  call.mockImplementation(async ({ id }, { body }) => {
    if (id === 'listScans') return { scans: [] };
    const next = answers.shift();
    return next === undefined ? { ...SCAN, isRepeat: false } : next(body?.code ?? '');
  });
});

it('takes what a scanner types wherever the focus is, and says which order has moved', async () => {
  const { user } = draw(<BenchDesk station="casting" />);
  screen.getByRole('switch').focus();
  await user.keyboard('O-2026-01001{Enter}');
  expect(await screen.findByText('O-2026-01001')).toBeDefined();
  expect([sent(), screen.getByRole('status').dataset['look']]).toEqual([['O-2026-01001'], 'good']);
});

it('sends two codes that come at once one after the other', async () => {
  let finish: (value: unknown) => void = () => {};
  answers = [() => new Promise((resolve) => (finish = resolve))];
  const { user } = draw(<BenchDesk station="casting" />);
  await user.keyboard('1001{Enter}1002{Enter}');
  expect(sent()).toEqual(['1001']);
  finish({ ...SCAN, isRepeat: false });
  await vi.waitFor(() => expect(sent()).toEqual(['1001', '1002']));
});

it('shows number and step of an order that stays', async () => {
  const params = { number: 'O-2026-01002', status: 'received', next: 'released', commission: '' };
  const issues = [{ code: 'scan.wrong-step', path: '/code', params, severity: 'error' as const }];
  answers = [() => Promise.reject(new ApiError('scan.wrong-step', 409, { issues }))];
  const { user } = draw(<BenchDesk station="quality" />);
  await user.keyboard('1002{Enter}');
  expect(await screen.findByText('O-2026-01002')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Is at: Received · Next: Released');
  expect(screen.getByRole('status').dataset['look']).toBe('bad');
});

it('sends a code again that the network has swallowed, under the same key', async () => {
  answers = [() => Promise.reject(new ApiError('network.unreachable', 0))];
  const { user } = draw(<BenchDesk station="casting" />);
  await user.keyboard('1001{Enter}');
  await vi.waitFor(() => expect(sent()).toHaveLength(2), 2_000);
  const keys = call.mock.calls
    .filter(([{ id }]) => id === 'scanAtBench')
    .map(([, input]) => Reflect.get(input.body ?? {}, 'idempotencyKey'));
  expect(new Set(keys).size).toBe(1);
});
