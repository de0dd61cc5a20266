import { examplePair } from '@ringwerk/advice/test/example-pair';
import { listDesigns, type Model, type Session } from '@ringwerk/contract';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { setSession } from '../../../api/session-store.ts';
import { startDesign } from '../../../design-store/design-store.ts';
import { openKernelInProcess } from '../../../kernel-worker/open-kernel-in-process.ts';
import { ConfiguratorSession } from '../session/configurator-session.ts';
import { ConfiguratorContext } from '../session/use-configurator.ts';
import { HistoryDialog } from './history-dialog.tsx';

const NAME = 'Familie Huber';
const NO_PERMISSIONS: Session['permissions'] = [];
// What the dialog asks of the article and of the user.
const MODEL = { setId: 9014, name: 'Ring' } as Model;
const logIn = (isCustomerView: boolean): void =>
  setSession({ customerNumber: '10001', isCustomerView, permissions: NO_PERMISSIONS } as Session);

beforeEach(() => {
  // The server's refusal leaves the cached answer as it is.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const versions = [{ code: 'ABCDEFGH', name: NAME, createdAt: '2026-11-21T10:00:00Z', design: examplePair() }];
  queryClient.setQueryData([listDesigns.id, { query: { setId: MODEL.setId } }], { designs: versions });
});
async function openHistory(): Promise<void> {
  const kernel = openKernelInProcess();
  const menu = await kernel.open({ language: 'en', country: 'DE', priceBasis: null, alloys: [] });
  const design = examplePair();
  const session = new ConfiguratorSession({
    kernel,
    store: startDesign(design),
    menu,
    evaluated: await kernel.evaluate(design, []),
    confirm: () => Promise.reject(new Error('no server in this test')),
    keepDraft: () => null,
  });
  render(
    <ConfiguratorContext value={{ session, model: MODEL, base: design, kept: null, still: null, partner: null }}>
      <HistoryDialog isOpen />
    </ConfiguratorContext>,
  );
}

it('lists the saved versions for the jeweller', async () => {
  logIn(false);
  await openHistory();
  expect(screen.getByText(NAME)).toBeDefined();
});

it('shows a couple the steps of its own ring and no version that was saved under another customer’s name', async () => {
  logIn(true);
  await openHistory();
  expect(screen.queryByText(NAME)).toBeNull();
  expect(document.querySelectorAll('ol > li')).toHaveLength(1);
});
