import { emptyHouse, type Trial } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { EmptyHouseDialog } from './empty-house-dialog.tsx';
import { TrialPart } from './trial-part.tsx';

const COUNTS = { dealers: 2, people: 7, requests: 0, orders: 3, quotes: 1, designs: 9, links: 1, stones: 96, mails: 4 };
const TRIAL: Trial = { isTrial: true, company: 'Ringwerk Manufaktur', counts: COUNTS, backups: [], folder: '/data' };
const onClose = vi.fn();
const box = (): HTMLInputElement => screen.getByRole('textbox');
const confirm = (): HTMLButtonElement => screen.getByRole('button', { name: 'Empty for good' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests().on(emptyHouse, () => ({ backup: '2026-11-24T13-00-00-000Z', removed: COUNTS }));
});
const open = () => draw(<EmptyHouseDialog trial={TRIAL} isOpen onClose={onClose} />);

describe('emptying a trial house', () => {
  it('says what goes, asks for the name of the house, and is sent once', async () => {
    const { user } = open();
    expect(screen.getByText('Stones of the exchange').nextSibling?.textContent).toBe('96');
    expect(confirm().disabled).toBe(true);
    await user.type(box(), 'Ringwerk Manufaktur');
    await user.dblClick(confirm());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.bodies(emptyHouse)).toEqual([{ confirm: 'Ringwerk Manufaktur' }]);
    expect(useToastStore.getState().toasts[0]?.text).toContain('2026-11-24T13-00-00-000Z');
  });

  it('is refused for another name, at the field, and keeps what was typed', async () => {
    server.on(emptyHouse, () =>
      refuse('request.invalid', { issues: [finding('/confirm', 'field.other-name', { name: TRIAL.company })] }),
    );
    const { user } = open();
    await user.type(box(), 'Ringwerk{Enter}');
    expect(await screen.findByText('The house is called “Ringwerk Manufaktur”.')).toBeDefined();
    expect([document.activeElement, box().value, onClose.mock.calls]).toEqual([box(), 'Ringwerk', []]);
  });

  it('says that there is no trial any more, when somebody else was first', async () => {
    server.on(emptyHouse, () => refuse('house.no-trial'));
    const { user } = open();
    await user.type(box(), 'Ringwerk Manufaktur{Enter}');
    expect(await screen.findByText(/has no demo accounts/u)).toBeDefined();
  });
});

describe('the part of the settings', () => {
  it('is nothing for a house that was never a trial, and offers the backups of one that was', () => {
    draw(<TrialPart trial={{ ...TRIAL, isTrial: false }} />);
    expect(screen.queryByRole('heading')).toBeNull();
    const backups = [{ name: '2026-11-24T13-00-00-000Z', bytes: 20_480 }];
    draw(<TrialPart trial={{ ...TRIAL, isTrial: false, backups }} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/api/house/backups/2026-11-24T13-00-00-000Z');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
