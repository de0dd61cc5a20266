import { addWatchItem, getWatchLists } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { KeepDialog } from './keep-dialog.tsx';

const onClose = vi.fn();
const open = () => openConfigurator(<KeepDialog isOpen onClose={onClose} />);
const keep = (): HTMLButtonElement => screen.getByRole('button', { name: 'Keep' });
const note = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Note' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(getWatchLists, () => ({ lists: [] })).on(addWatchItem, () => refuse('conflict'));
  setSession(jeweller());
});

describe('a ring for the watch list', () => {
  it('goes to a new list where there is none, with its note, once', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof refuse>>();
    server.on(addWatchItem, () => answer.promise);
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name of the list' }), ' Anna and Ben ');
    await user.type(note(), 'wider?');
    await user.click(keep());
    await user.click(keep());
    await vi.waitFor(() => expect(server.sent(addWatchItem)).toHaveLength(1));
    answer.resolve(refuse('conflict'));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(server.bodies(addWatchItem)).toMatchObject([
      { listName: 'Anna and Ben', note: 'wider?', setId: 9014, name: 'Donau' },
    ]);
  });

  it('that could not be kept says why, stays open and keeps the note', async () => {
    server.on(addWatchItem, () => refuse('watch-list.unknown'));
    const { user } = await open();
    await user.type(note(), 'wider?');
    await user.click(keep());
    expect((await screen.findByRole('alert')).textContent).toBe('This list does not exist any more.');
    expect([note().value, onClose.mock.calls.length]).toEqual(['wider?', 0]);
  });
});
