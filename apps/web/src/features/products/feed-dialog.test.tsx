import { getWatchLists } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { FeedDialog } from './feed-dialog.tsx';

const LIST = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Window',
  createdAt: '2026-11-20T10:00:00.000Z',
  items: [],
};

beforeEach(() => {
  new ServerOfTests().on(getWatchLists, () => ({ lists: [LIST] }));
  setSession(jeweller());
});

const open = () => draw(<FeedDialog onClose={() => undefined} />);
const address = (name: string): string => screen.getByRole('link', { name }).getAttribute('href') ?? '';
const CSV = 'CSV (Google attributes)';

it('offers every article in the language of the page, in both forms', () => {
  open();
  expect(address(CSV)).toBe('/api/product-feed/csv?lang=en');
  expect(address('JSON-LD (schema.org, GS1)')).toBe('/api/product-feed?lang=en');
});

it.each([
  ['Classic', 'category=9'],
  ['Engagement ring', 'kind=engagementring'],
  ['Watch list Window', `listId=${LIST.id}`],
])('takes %s alone', async (name, part) => {
  const { user } = open();
  await screen.findByRole('option', { name: 'Watch list Window' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which articles' }), name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stones' }), 'Without stones');
  expect(address(CSV)).toBe(`/api/product-feed/csv?${part}&stones=without&lang=en`);
});

it('leads to pages of the shop, and says what is wrong with an address that names no product', async () => {
  const { user } = open();
  const field = screen.getByRole('textbox', { name: /Address of your product pages/ });
  await user.type(field, 'http://shop.example/rings');
  expect(screen.getByText('Please enter an address with https:// and {id}.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: CSV })).toBeNull();
  await user.clear(field);
  await user.type(field, 'https://shop.example/rings/{{id}');
  expect(address(CSV)).toContain(`link=${encodeURIComponent('https://shop.example/rings/{id}')}`);
});
