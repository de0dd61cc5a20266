import { changeRateSettings } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { useSessionStore } from '../../../api/session-store.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { RateLimits } from './rate-limits.tsx';

const SETTINGS = { jumpPercent: 8, staleDays: 3 };
const open = () => draw(<RateLimits settings={SETTINGS} />);
const jump = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Largest jump/u });
const stale = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Outdated/u });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save the check' });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  useSessionStore.setState({ session: jeweller() });
  server = new ServerOfTests().on(changeRateSettings, () => SETTINGS);
});

describe('the check of the rates', () => {
  it('shows what counts, and is changed once by Enter', async () => {
    const answer = Promise.withResolvers<typeof SETTINGS>();
    server.on(changeRateSettings, () => answer.promise);
    const { user } = open();
    expect([jump().value, stale().value]).toEqual(['8', '3']);
    await user.clear(jump());
    await user.type(jump(), '12{Enter}');
    await user.click(save());
    answer.resolve({ jumpPercent: 12, staleDays: 3 });
    await vi.waitFor(() => expect(toasts()).toEqual(['Saved.']));
    expect(server.bodies(changeRateSettings)).toEqual([{ jumpPercent: 12, staleDays: 3 }]);
  });

  it('is read by whoever records rates, and not changed', async () => {
    useSessionStore.setState({ session: jeweller({ permissions: ['fixings'] }) });
    const { user } = open();
    await user.type(jump(), '12{Enter}');
    expect([jump().value, stale().value, screen.queryByRole('button')]).toEqual(['8', '3', null]);
    expect(server.bodies(changeRateSettings)).toEqual([]);
  });

  it('says at its field which limit is refused, and keeps what was typed', async () => {
    const issues = [finding('/staleDays', 'field.too-big', { maximum: 365 })];
    server.on(changeRateSettings, () => refuse('request.invalid', { issues }));
    const { user } = open();
    await user.type(stale(), '00');
    await user.click(save());
    await screen.findByText('Not above 365.');
    expect([stale().getAttribute('aria-invalid'), jump().getAttribute('aria-invalid')]).toEqual(['true', null]);
    expect(document.activeElement).toBe(stale());
    expect([stale().value, toasts()]).toEqual(['300', []]);
  });

  it('says that the server is out of reach, and keeps what was typed', async () => {
    server.lose(changeRateSettings);
    const { user } = open();
    await user.type(jump(), '0');
    await user.click(save());
    await vi.waitFor(() =>
      expect(toasts()).toEqual(['No connection to Ringwerk. Please check the network; nothing is lost.']),
    );
    expect(jump().value).toBe('80');
  });
});
