import { getOrderFiles, makeOrderFiles, type OrderFiles as Files } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { OrderFiles } from './order-files.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const ARCHIVE = { madeAt: '2026-11-21T10:00:00.000Z', bytes: 4_200_000, files: 12, sha256: 'ab12', missing: 0 };
const running: Files['job'] = { state: 'running', progress: 0.4, step: 'modelling', error: null, errorDetail: null };

it('is asked for once, and watched while it is made', async () => {
  let files: Files = { job: null, archive: null };
  const server = new ServerOfTests()
    .on(getOrderFiles, () => files)
    .on(makeOrderFiles, () => (files = { job: running, archive: null }));
  const { user } = draw(<OrderFiles id={ID} />);
  await user.click(await screen.findByRole('button', { name: 'Make the archive' }));
  expect((await screen.findByRole('status')).textContent).toContain('40');
  expect([server.bodies(makeOrderFiles).length, screen.queryByRole('link')]).toEqual([1, null]);
  files = { job: { ...running, state: 'done' }, archive: ARCHIVE };
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Download the archive' })).toBeDefined(), 4_000);
  expect(screen.getByText(/12 files, 4\.2 MB/u)).toBeDefined();
});

it('says which ring is missing and why, beside the archive without it', async () => {
  const errorDetail = 'position-1/ring-1-first (stl): export.volume';
  const job: Files['job'] = { ...running, state: 'failed', error: 'files.volume', errorDetail };
  new ServerOfTests().on(getOrderFiles, () => ({ job, archive: { ...ARCHIVE, missing: 1 } }));
  draw(<OrderFiles id={ID} />);
  expect((await screen.findByRole('alert')).textContent).toContain('does not have the weighed volume');
  expect(screen.getByRole('alert').textContent).toContain(errorDetail);
  expect(screen.getByText('One file is missing; the archive names it.')).toBeDefined();
});
