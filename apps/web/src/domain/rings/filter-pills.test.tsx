import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { NO_FACETS } from '../../../test/no-facets.ts';
import FilterPills from './filter-pills.tsx';
import type { ModelSearch } from './model-search.ts';

const FACETS = {
  ...NO_FACETS,
  colours: { yellow: 8, rose: 3 },
  profiles: [
    { id: 'F02', label: 'Court', count: 7 },
    { id: 'F04', label: 'Flat', count: 4 },
  ],
  counts: { few: 2, one: 9 },
  finishes: [{ id: 'polished', label: 'Polished', count: 11 }],
  widths: { min: 4, max: 7, bins: [5, 0, 6] },
  price: { min: 100_000, max: 900_000, bins: [1, 2], currency: 'EUR' as const },
};

function open(search: ModelSearch = {}, facets = FACETS) {
  const change = vi.fn();
  draw(<FilterPills search={search} change={change} facets={facets} />);
  return change;
}
const pill = (name: RegExp) => screen.findByRole('button', { name });

it('a choice says how many rings it finds, and adds to those chosen before', async () => {
  const change = open({ profile: 'F02' });
  await userEvent.click(await pill(/^Profile: Court$/));
  const flat = screen.getByRole('checkbox', { name: /^Flat\s*4/, checked: false });
  await userEvent.click(flat);
  expect(change).toHaveBeenLastCalledWith({ profile: 'F02,F04' });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Court/ }));
  expect(change).toHaveBeenLastCalledWith({ profile: undefined });
});

it('classes of stones stand in their order, and a list in which all are alike is not asked about', async () => {
  open();
  await userEvent.click(await pill(/^Stones in the set$/));
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['One stone9', '2 to 5 stones2', '6 to 12 stones0', 'More than 12 stones0']);
  expect(screen.queryByRole('button', { name: /^Finish/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Height/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^New/ })).toBeNull();
});

it('what stands in the shop is one touch, where anything does', async () => {
  const change = open({}, { ...FACETS, showcase: 4 });
  await userEvent.click(await pill(/^In the showcase 4$/));
  expect(change).toHaveBeenLastCalledWith({ showcase: '1' });
});

it('a range is typed in its own unit and said on the bar', async () => {
  const change = open({ priceMax: 250_000 });
  await userEvent.click(await pill(/^Price: up to 2,500 EUR$/));
  const panel = screen.getByRole('region', { name: /^Price/ });
  const from = within(panel).getByRole('textbox', { name: 'Price from (EUR)' });
  expect(from.getAttribute('placeholder')).toBe('1,000');
  await userEvent.type(from, '1500{Enter}');
  expect(change).toHaveBeenLastCalledWith({ priceMin: 150_000, priceMax: 250_000 });
});

it('what a filter has chosen can be taken back where nothing of it is left', async () => {
  const change = open({ finish: 'ice', isNew: '1' });
  await userEvent.click(await pill(/^Finish: ice$/));
  await userEvent.click(screen.getByRole('checkbox', { name: /^ice/ }));
  expect(change).toHaveBeenLastCalledWith({ finish: undefined });
  await userEvent.click(await pill(/^New in the collection/));
  expect(change).toHaveBeenLastCalledWith({ isNew: undefined });
});
