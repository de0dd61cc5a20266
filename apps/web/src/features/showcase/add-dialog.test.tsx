import { addShowcaseRing, searchModels, type Model } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, price, quote, session, showcaseRing } from '../../../test/fixtures.ts';
import { NO_FACETS } from '../../../test/no-facets.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { AddDialog } from './add-dialog.tsx';

const MODEL: Model = {
  articleNumber: 'RW-09-014',
  setId: 9014,
  kind: 'pair',
  categories: [9],
  name: 'Donau',
  traits: [],
  colours: [],
  widths: [],
  with: { still: null, design, grams: 1, retail: quote().retail, cost: price.cost, stoneCount: 0 },
  without: null,
  isOnWatchList: false,
};
let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  server = new ServerOfTests()
    .on(searchModels, () => ({ page: 1, pageSize: 6, total: 1, models: [MODEL], search: null, facets: NO_FACETS }))
    .on(addShowcaseRing, () => showcaseRing());
});
afterEach(() => setSession(null));

it('completes an article number, and puts the article there in the alloy and sizes of the sample', async () => {
  const onAdded = vi.fn();
  const { user } = draw(<AddDialog onAdded={onAdded} onClose={() => {}} />);
  expect(screen.queryByRole('textbox', { name: /^Tray or place/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'rw9');
  expect(await screen.findByRole('button', { name: /RW-09-014/ })).toBeDefined();
  await user.type(screen.getByRole('searchbox'), '014{Enter}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Alloy' }), 'Platinum 950');
  await user.click(screen.getByRole('button', { name: 'Put into the showcase' }));
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalled());
  const [body] = server.bodies(addShowcaseRing);
  expect(body).toMatchObject({ setId: 9014, sizes: design.rings.map(({ size }) => size), place: '' });
  expect(JSON.stringify(body)).not.toContain(design.rings[0]?.segments[0]?.alloy);
});

it('says when no article is found', async () => {
  server.on(searchModels, () => ({ page: 1, pageSize: 6, total: 0, models: [], search: null, facets: NO_FACETS }));
  const { user } = draw(<AddDialog onAdded={() => {}} onClose={() => {}} />);
  await user.type(screen.getByRole('searchbox'), 'RW-99');
  expect(await screen.findByText('No article matches.')).toBeDefined();
});
