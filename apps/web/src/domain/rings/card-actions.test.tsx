import { addWatchItem, getWatchLists, type Model } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, evaluation } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { currentlyLaid, takeAway } from '../compare/compare-tray.ts';
import CardActions from './card-actions.tsx';

const { total } = evaluation;
if (total === null) throw new Error('the plain pair can be made');
const form = { still: null, design, grams: total.grams, retail: total.retail, cost: total.cost, stoneCount: 0 };
const MODEL: Model = {
  articleNumber: 'RW-09-014',
  setId: 9014,
  kind: 'pair',
  categories: [9],
  name: 'Donau',
  traits: [],
  colours: ['yellow'],
  widths: [4],
  with: null,
  without: form,
  isOnWatchList: false,
};
const LIST = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  name: 'Brandt',
  createdAt: '2026-11-20T10:00:00.000Z',
  items: [],
};

let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(getWatchLists, () => ({ lists: [LIST] })).on(addWatchItem, () => refuse('conflict'));
  setSession(jeweller());
  while (currentlyLaid().length > 0) takeAway(0);
});
const open = () => draw(<CardActions model={MODEL} design={design} option="without" />);

it('keeps the ring on the list that is touched', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep on Brandt' }));
  expect(server.bodies(addWatchItem)).toMatchObject([{ setId: 9014, name: 'Donau', listId: LIST.id }]);
});

it('makes a list of the name that is typed, and none without a name', async () => {
  open();
  const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make it and keep' });
  expect(make.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'New list' }), '  Huber {Enter}');
  expect(server.bodies(addWatchItem)).toMatchObject([{ setId: 9014, listName: 'Huber' }]);
});

it('lays the ring beside others, for who sees trade prices', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(currentlyLaid()).toMatchObject([{ name: 'Donau', setId: 9014 }]);
});

it('leads to the rings that look like it', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'More like this' });
  expect(link.getAttribute('href')).toBe('/aehnlich/9014');
});

it('prints a data sheet in the form that the card shows', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Data sheet' }));
  const pdf = await screen.findByRole('link', { name: 'Open the PDF' });
  expect(pdf.getAttribute('href')).toContain('/api/models/9014/sheet?stones=without');
});

it('offers no comparison in the customer view', async () => {
  setSession({ ...jeweller(), isCustomerView: true });
  open();
  await screen.findByRole('button', { name: 'Make it and keep' });
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});
