import { JOB_STATES, listJobs, type JobState } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { importJob } from '../../../../test/model-import.ts';
import { ServerOfTests } from '../../../../test/server.ts';
import { JobsBoard } from './jobs-board.tsx';

// A record over all states, by their list.
const COUNTS = Object.fromEntries(JOB_STATES.map((state) => [state, 100])) as Record<JobState, number>;

it('asks the server to sort a board of several pages, and keeps the order in the address', async () => {
  const server = new ServerOfTests().on(listJobs, () => ({
    jobs: [importJob({ state: 'done' })],
    counts: COUNTS,
    page: 1,
    pageSize: 48,
    total: 500,
  }));
  const asked = (): string | undefined => server.sent(listJobs).at(-1)?.url.search;
  const { user, address } = draw(<JobsBoard />);
  await screen.findByRole('table');
  // The board stands by what is under way: no column says it.
  expect(screen.getAllByRole('columnheader').filter(({ ariaSort }) => ariaSort !== null)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Attempts' }));
  await vi.waitFor(() => expect(asked()).toContain('sort=attempts&descending=true'));
  expect(screen.getByRole('columnheader', { name: 'Attempts' }).ariaSort).toBe('descending');
  await user.click(screen.getByRole('button', { name: 'Attempts' }));
  await vi.waitFor(() => expect(asked()).not.toContain('descending'));
  expect(address()).toContain('sort=attempts');
});
