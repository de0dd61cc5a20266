import {
  createRateFeed,
  listRateFeeds,
  saveRateFeed,
  testRateFeed,
  type FeedRun,
  type RateFeed,
} from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { FeedDialog } from './feed-dialog.tsx';

const FEED: RateFeed = {
  id: '5e11e400-0000-4000-8000-000000000001',
  version: 3,
  name: 'Bullion desk',
  format: 'json',
  url: 'https://feed.example/gold',
  isHttpAllowed: false,
  decimalSign: '.',
  readings: [{ subject: 'Au', at: '$.price', row: 'last', cell: '', unit: 'oz-t', currency: 'USD', factor: 1 }],
  times: ['09:00', '16:30'],
  isOnWorkDaysOnly: true,
  isActive: true,
  updatedAt: '2026-11-24T10:00:00.000Z',
  updatedBy: 'Eva Berger',
  nextAt: '2026-11-25T08:00:00.000Z',
  last: null,
};
const RUN: FeedRun = {
  at: '2026-11-24T10:00:00.000Z',
  values: [{ subject: 'Au', found: '3407.9', value: 10_080, outcome: 'held' }],
  error: null,
};
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const press = (name: string): HTMLElement => screen.getByRole('button', { name });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);

let server: ServerOfTests;
const close = vi.fn<() => void>();
beforeEach(() => {
  close.mockClear();
  server = new ServerOfTests()
    .on(createRateFeed, () => FEED)
    .on(saveRateFeed, () => FEED)
    .on(testRateFeed, () => RUN)
    .on(listRateFeeds, () => ({ feeds: [{ ...FEED, version: 4, url: 'https://other.example/', updatedBy: 'Ruth' }] }));
});

describe('a new feed', () => {
  it('is tested before it is saved, and sent as it was typed', async () => {
    const { user } = draw(<FeedDialog feed={null} onClose={close} />);
    await user.type(field('Source'), 'Bullion desk');
    await user.type(field('Address'), 'feed.example/gold');
    await user.click(field('Path in the JSON'));
    await user.paste('$.price');
    await user.clear(field('Times'));
    await user.type(field('Times'), '16.30, 9:00');
    await user.click(press('Test the address'));
    expect(await screen.findByText(/^Fine gold: 3407\.9 → 100\.80 €\/g/u)).toBeDefined();
    expect(server.sent(createRateFeed)).toEqual([]);
    await user.click(press('Save'));
    await vi.waitFor(() => expect(toasts()).toEqual(['Saved.']));
    const { id: _id, version: _v, updatedAt: _at, updatedBy: _by, nextAt: _next, last: _last, ...content } = FEED;
    expect(server.bodies(createRateFeed)).toEqual([content]);
    expect(server.bodies(testRateFeed)).toEqual([content]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('says why nothing would be taken', async () => {
    const error = { code: 'html', subject: null, detail: '<title>Down' } as const;
    server.on(testRateFeed, () => ({ ...RUN, values: [], error }));
    const { user } = draw(<FeedDialog feed={null} onClose={close} />);
    await user.click(press('Test the address'));
    expect(await screen.findByText(/web page instead of figures: <title>Down/u)).toBeDefined();
  });

  it('says at its field what the server refuses, and keeps what was typed', async () => {
    server.on(createRateFeed, () => refuse('request.invalid', { issues: [finding('/readings/0/at', 'field.format')] }));
    const { user } = draw(<FeedDialog feed={null} onClose={close} />);
    await user.type(field('Path in the JSON'), '$.price');
    await user.click(press('Save'));
    await vi.waitFor(() => expect(field('Path in the JSON').getAttribute('aria-invalid')).toBe('true'));
    expect([field('Path in the JSON').value, close.mock.calls]).toEqual(['$.price', []]);
  });

  it('of a central bank has currencies and no path', async () => {
    const { user } = draw(<FeedDialog feed={null} onClose={close} />);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Format' }),
      'Reference rates of a central bank (XML)',
    );
    expect(screen.queryByRole('textbox', { name: 'Path in the JSON' })).toBeNull();
    await user.click(press('Add a metal or currency'));
    expect(screen.getByRole('group', { name: 'Swiss franc' })).toBeDefined();
    await user.click(press('Remove US dollar'));
    expect(screen.queryByRole('group', { name: 'US dollar' })).toBeNull();
  });

  it.each([
    ['Times', 'noon', 'Times like 09:00, 16:30; at most twelve.'],
    ['Factor', '0', 'This is not a factor.'],
    ['Address', 'http://feed.example', 'Only with https:// – or allow an unencrypted connection.'],
  ])('%s %s is said to be none', async (name, typed, sentence) => {
    const { user } = draw(<FeedDialog feed={null} onClose={close} />);
    await user.clear(field(name));
    await user.type(field(name), typed);
    expect(screen.getByText(sentence)).toBeDefined();
  });
});

describe('a feed that another has saved meanwhile', () => {
  beforeEach(() => {
    server.on(saveRateFeed, () => (server.sent(saveRateFeed).length === 1 ? refuse('rate-feed.changed') : FEED));
  });

  it('says who, and what differs; the saved version can be taken over', async () => {
    const { user } = draw(<FeedDialog feed={FEED} onClose={close} />);
    await user.click(press('Save'));
    expect(await screen.findByText(/^Ruth saved this address at/u)).toBeDefined();
    expect(screen.getByText('Different from yours: Address.')).toBeDefined();
    await user.click(press('Take over the saved version'));
    expect(field('Address').value).toBe('https://other.example/');
    await user.click(press('Save'));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.bodies(saveRateFeed)).toMatchObject([{ version: 3 }, { version: 4, url: 'https://other.example/' }]);
  });

  it('or is saved over', async () => {
    const { user } = draw(<FeedDialog feed={FEED} onClose={close} />);
    await user.click(press('Save'));
    await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.bodies(saveRateFeed)).toMatchObject([{ version: 3 }, { version: 4, url: FEED.url }]);
  });
});
