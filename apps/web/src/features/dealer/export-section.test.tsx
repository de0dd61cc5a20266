import { getDealerExport, makeDealerExport, type DealerExport } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { ExportSection } from './export-section.tsx';

const ARCHIVE = {
  madeAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-23T10:00:00.000Z',
  bytes: 2_400_000,
  files: 25,
  sha256: 'ab12',
};
const RUNNING: DealerExport = { job: { state: 'running', progress: 0.4, error: null }, archive: null };
let now: DealerExport;
let server: ServerOfTests;
beforeEach(() => {
  now = { job: null, archive: null };
  server = new ServerOfTests().on(getDealerExport, () => now).on(makeDealerExport, () => (now = RUNNING));
});

it('is asked for once, and then watched', async () => {
  const { user } = draw(<ExportSection />);
  await user.dblClick(await screen.findByRole('button', { name: 'Have the archive made' }));
  expect((await screen.findByRole('status')).textContent).toBe('Being written: 40%');
  expect(server.sent(makeDealerExport)).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is downloaded while it is kept, and says until when', async () => {
  now = { job: { state: 'done', progress: 1, error: null }, archive: ARCHIVE };
  draw(<ExportSection />);
  const link = await screen.findByRole('link', { name: 'Download the export' });
  expect(link.getAttribute('href')).toBe('/api/dealer/export/zip');
  expect(screen.getByText(/25 files, 2\.4 MB/u)).toBeDefined();
  expect(screen.getByText(/Can be downloaded until .*2026/u)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Have it made anew' })).toBeDefined();
});

it('says that it failed, and can be asked for again', async () => {
  now = { job: { state: 'failed', progress: 0.2, error: 'files.disk-full' }, archive: null };
  server.on(makeDealerExport, () => refuse('server.unavailable'));
  const { user } = draw(<ExportSection />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be written');
  await user.click(screen.getByRole('button', { name: 'Have the archive made' }));
  await vi.waitFor(() => expect(server.sent(makeDealerExport)).toHaveLength(1));
});
