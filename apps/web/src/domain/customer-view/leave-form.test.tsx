import { leaveCustomerView } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { currentSession, setSession } from '../../api/session-store.ts';
import { LeaveForm } from './leave-form.tsx';

const onLeft = vi.fn();
const pin = (): HTMLInputElement => screen.getByLabelText('PIN');
const leave = (): HTMLButtonElement => screen.getByRole('button', { name: 'Leave' });
let server: ServerOfTests;
beforeEach(() => {
  vi.clearAllMocks();
  server = new ServerOfTests();
  setSession(jeweller({ isCustomerView: true }));
});

describe('the way out of the customer view', () => {
  it('takes digits only, hides them, and is shut until there are some', async () => {
    const { user } = draw(<LeaveForm onLeft={onLeft} />);
    expect(leave().disabled).toBe(true);
    await user.type(pin(), 'a1-2 3b4');
    expect([pin().value, pin().type, pin().autocomplete, leave().disabled]).toEqual([
      '1234',
      'password',
      'one-time-code',
      false,
    ]);
  });

  it('opens the trade side again by the PIN', async () => {
    server.on(leaveCustomerView, () => undefined);
    const { user } = draw(<LeaveForm onLeft={onLeft} />);
    await user.type(pin(), '1234{Enter}');
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
    expect(server.bodies(leaveCustomerView)).toEqual([{ pin: '1234' }]);
    expect(currentSession()?.isCustomerView).toBe(false);
  });

  it('stays shut for a wrong PIN: says so at the field and empties it for the next try', async () => {
    server.on(leaveCustomerView, () => refuse('customer-view.wrong-pin'));
    const { user } = draw(<LeaveForm onLeft={onLeft} />);
    await user.type(pin(), '9999{Enter}');
    expect(await screen.findByText('This PIN is not right.')).toBeDefined();
    expect([pin().value, pin().getAttribute('aria-invalid'), onLeft.mock.calls.length]).toEqual(['', 'true', 0]);
    expect(currentSession()?.isCustomerView).toBe(true);
  });

  it('stays shut without a server, where no PIN was ever typed on this device', async () => {
    server.lose(leaveCustomerView);
    const { user } = draw(<LeaveForm onLeft={onLeft} />);
    await user.type(pin(), '1234{Enter}');
    expect(await screen.findByText('This PIN is not right.')).toBeDefined();
    expect(currentSession()?.isCustomerView).toBe(true);
  });

  it('says how long to wait after too many tries', async () => {
    server.on(leaveCustomerView, () => refuse('session.too-many-attempts', { retryAfterSeconds: 45 }));
    const { user } = draw(<LeaveForm onLeft={onLeft} />);
    await user.type(pin(), '9999{Enter}');
    expect(await screen.findByText('Too many attempts. Please wait 45 seconds.')).toBeDefined();
  });
});
