import { createPriceDraft, listPriceLists } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { PRICE_DRAFT } from '../../../../test/price-draft.ts';
import { ServerOfTests } from '../../../../test/server.ts';
import { priceListPath } from '../../../paths.ts';
import PriceListsPage from './price-lists-page.tsx';

it('a new draft opens when it is made', async () => {
  const { content: _content, compared: _compared, ...summary } = PRICE_DRAFT;
  const inForce = { ...summary, id: 'in-force', name: 'In force', state: 'active' as const };
  const server = new ServerOfTests()
    .on(listPriceLists, () => ({ lists: [inForce] }))
    .on(createPriceDraft, () => PRICE_DRAFT);
  const { user, address } = draw(<PriceListsPage />);
  await user.click(await screen.findByRole('button', { name: 'New draft' }));
  await user.type(screen.getByLabelText('Name'), ' Spring ');
  await user.click(screen.getByRole('button', { name: 'Create draft' }));
  await vi.waitFor(() => expect(address()).toBe(priceListPath(PRICE_DRAFT.id)));
  expect(server.bodies(createPriceDraft)).toEqual([{ name: 'Spring', from: 'in-force' }]);
});
