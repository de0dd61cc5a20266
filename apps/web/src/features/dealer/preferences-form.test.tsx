import { changePreferences, NO_PREFERENCES } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { dealer } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { currentSession, setSession } from '../../api/session-store.ts';
import { PreferencesForm } from './preferences-form.tsx';

const list = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name });
const saved = { language: 'fr', country: 'NL', preferences: { ...NO_PREFERENCES, sizeScale: 'nl' } } as const;
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(changePreferences, () => saved);
  setSession(jeweller());
});

describe('what a shop finds ready', () => {
  it('is saved as chosen, and this very page follows', async () => {
    const { user } = draw(<PreferencesForm dealer={dealer()} isOwner />);
    await user.selectOptions(list('Language after the login'), 'Français');
    await user.selectOptions(list('Country after the login'), 'Netherlands');
    await user.selectOptions(list('Ring sizes by'), 'Dutch scale');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(currentSession()?.preferences.sizeScale).toBe('nl'));
    expect(server.bodies(changePreferences)).toEqual([saved]);
  });

  it('shows a standard size on the chosen scale, and takes it as millimetres', async () => {
    const { user } = draw(<PreferencesForm dealer={dealer()} isOwner />);
    await user.selectOptions(list('Ring sizes by'), 'US scale');
    await user.selectOptions(list('Standard size, first person'), '54');
    const shown = list('Standard size, first person').selectedOptions[0]?.textContent ?? '';
    expect(shown).toMatch(/^54 mm \(6.75\)$/u);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(server.bodies(changePreferences)).toMatchObject([{ preferences: { sizes: { first: 54, second: null } } }]),
    );
  });

  it('keeps the choices when they cannot be saved, and says why', async () => {
    server.on(changePreferences, () => refuse('session.forbidden'));
    const { user } = draw(<PreferencesForm dealer={dealer()} isOwner />);
    await user.selectOptions(list('Ring sizes by'), 'Dutch scale');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your access does not include this step.')).toBeDefined();
    expect([list('Ring sizes by').value, currentSession()?.preferences.sizeScale]).toEqual(['nl', null]);
  });

  it('can be read and not changed by whoever sells', () => {
    draw(<PreferencesForm dealer={dealer()} isOwner={false} />);
    expect(screen.getAllByRole<HTMLSelectElement>('combobox').every(({ disabled }) => disabled)).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
