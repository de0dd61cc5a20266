import { cancelPlannedAlloy, type AlloyRecord } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { PlannedNotice } from './planned-notice.tsx';

const ALLOY: AlloyRecord = {
  id: 'au750-rose-h1',
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  fineMetal: 'Au',
  density: 15.2,
  loss: 0.05,
  lab: [88.7, 5.1, 22.2],
  names: { de: 'Morgenrot', en: 'Dawn', nl: 'Dageraad', jp: 'ドーン', kr: '돈', fr: 'Aurore' },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE'],
  isWithdrawn: false,
  isListed: true,
  isShipped: false,
  swatch: '#DCB288',
  version: 3,
  planned: {
    version: 3,
    validFrom: '2027-03-01T09:00:00.000Z',
    savedAt: '2027-01-10T09:00:00.000Z',
    savedBy: 'Eva Berger',
    note: 'another melt',
  },
  plausible: [13.5, 16.9],
  history: [],
};
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(cancelPlannedAlloy, () => ({ ...ALLOY, version: 4, planned: null }));
});
const cancel = () => screen.queryByRole('button', { name: 'Cancel the planned version' });

describe('a planned version of an alloy', () => {
  it('says from when it counts and why, and is cancelled from the version that is shown', async () => {
    const { user } = draw(<PlannedNotice alloy={ALLOY} mayChange />);
    expect(screen.getByText(/^New version from .+ · another melt$/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel the planned version' }));
    await vi.waitFor(() => expect(server.bodies(cancelPlannedAlloy)).toEqual([{ version: 3, note: '' }]));
    expect(useToastStore.getState().toasts.at(-1)?.text).toBe('The planned version is cancelled.');
  });

  it('that has begun meanwhile says so', async () => {
    server.on(cancelPlannedAlloy, () => refuse('alloy.changed'));
    const { user } = draw(<PlannedNotice alloy={ALLOY} mayChange />);
    await user.click(screen.getByRole('button', { name: 'Cancel the planned version' }));
    await vi.waitFor(() => expect(useToastStore.getState().toasts.at(-1)?.tone).toBe('bad'));
  });

  it('is only read by whoever may not change it, and is nowhere without one', () => {
    const { unmount } = draw(<PlannedNotice alloy={ALLOY} mayChange={false} />);
    expect(cancel()).toBeNull();
    unmount();
    draw(<PlannedNotice alloy={{ ...ALLOY, planned: null }} mayChange />);
    expect(screen.queryByText(/New version/u)).toBeNull();
  });
});
