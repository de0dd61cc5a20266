import type { ListedModel } from '@ringwerk/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useCatalogueStore } from '../../../i18n/catalogue.ts';
import texts from '../../../i18n/texts/en/collection.json';
import errors from '../../../i18n/texts/en/errors.json';
import jobs from '../../../i18n/texts/en/jobs.json';
import ui from '../../../i18n/texts/en/ui.json';
import { Navigator } from '../../../routing/navigator.ts';
import { PortalRouter } from '../../../routing/portal-router.tsx';
import { CollectionTable } from './collection-table.tsx';

const model = (setId: number): ListedModel => ({
  setId,
  articleNumber: `RW-09-00${setId - 9000}`,
  kind: 'pair',
  name: `Ring ${setId}`,
  categories: [9],
  state: 'published',
  publishedFrom: null,
  withdrawnFrom: null,
  untranslated: [],
  demand: { start: 0, orders: 0, keeps: 0, points: 0 },
  still: null,
  picture: { state: 'released', drawnAt: null, error: null, hasWorker: true },
});
const MODELS = [9001, 9002, 9003].map(model);

function Chosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <output>{[...chosen].join(' ')}</output>
      <CollectionTable
        models={MODELS}
        search={{}}
        onSort={() => {}}
        chosen={chosen}
        onChoose={setChosen}
        isStale={false}
      />
    </>
  );
}

const navigator = new Navigator({
  routes: [{ path: '/*', load: () => Promise.resolve(() => null) }],
  guard: () => null,
  loadFrame: () => Promise.resolve({ frame: ({ children }) => <main>{children}</main> }),
});

it('keeps every row that was ticked before, whichever rows were drawn again since', async () => {
  useCatalogueStore.setState({ loaded: { 'en/collection': texts, 'en/jobs': jobs, 'en/errors': errors, 'en/ui': ui } });
  await navigator.start();
  const user = userEvent.setup();
  render(
    <PortalRouter navigator={navigator}>
      <Chosen />
    </PortalRouter>,
  );
  const boxes = screen.getAllByRole('checkbox');
  for (const index of [1, 3, 2]) await user.click(boxes[index] ?? document.body);
  expect(screen.getByRole('status').textContent).toBe('9001 9003 9002');
  await user.click(boxes[3] ?? document.body);
  expect(screen.getByRole('status').textContent).toBe('9001 9002');
});
