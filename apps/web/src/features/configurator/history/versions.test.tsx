import { listDesigns, saveDesign } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { design } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { Versions } from './versions.tsx';

const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name of the version' });
const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save version' });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(listDesigns, () => ({ designs: [] })).on(saveDesign, () => refuse('server.internal'));
  setSession(jeweller());
});

describe('a version of the ring', () => {
  it('has the name of the article where it was given none', async () => {
    const { user } = await openConfigurator(<Versions />);
    expect(name().placeholder).toBe('Donau');
    await user.type(name(), '  {Enter}');
    await vi.waitFor(() => expect(server.bodies(saveDesign)).toMatchObject([{ name: 'Donau', design }]));
  });

  it('that could not be saved says why, once for two presses, and keeps its name', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof refuse>>();
    server.on(saveDesign, () => answer.promise);
    const { user } = await openConfigurator(<Versions />);
    await user.type(name(), 'wider');
    await user.dblClick(save());
    answer.resolve(refuse('server.internal'));
    expect((await screen.findByRole('alert')).textContent).toContain('went wrong on our side');
    expect([name().value, server.sent(saveDesign).length]).toEqual(['wider', 1]);
  });
});
