import { endOtherSessions, listSessions, type LoggedIn } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { ServerOfTests } from '../../../test/server.ts';
import { DevicesSection } from './devices-section.tsx';

const OWN: LoggedIn = {
  browser: 'Firefox',
  system: 'Linux',
  network: '192.0.2.x',
  loggedInAt: '2026-11-24T10:00:00.000Z',
  lastSeenAt: '2026-11-24T11:00:00.000Z',
  isOwn: true,
};
const OTHER: LoggedIn = { ...OWN, browser: '', system: '', network: '', lastSeenAt: null, isOwn: false };
const end = (): HTMLElement | null => screen.queryByRole('button', { name: 'Log out everywhere else' });

describe('where one is logged in', () => {
  it('is described by device, time and network, this one marked; all others are ended at once', async () => {
    const server = new ServerOfTests()
      .on(listSessions, () => ({ sessions: [OWN, OTHER] }))
      .on(endOtherSessions, () => ({ sessions: [OWN] }));
    const { user } = draw(<DevicesSection />);
    const [own, other] = await screen.findAllByRole('listitem');
    expect(own?.textContent).toMatch(/^Firefox on Linux · this device.*192\.0\.2\.x$/u);
    expect(other?.textContent).toMatch(/^Unknown device/u);
    server.on(listSessions, () => ({ sessions: [OWN] }));
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect([server.sent(endOtherSessions).length, end()]).toEqual([1, null]);
  });
});
