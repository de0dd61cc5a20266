import { login } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { PATHS } from '../../paths.ts';
import { LoginForm } from './login-form.tsx';

const number = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Customer number' });
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Log in' });
async function fill({ user }: Drawn): Promise<void> {
  await user.type(number(), ' 10001 ');
  await user.type(password(), ' gold ');
}
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

describe('the login', () => {
  it('sends number and password by Enter, the password to its last space, and goes home', async () => {
    server.on(login, () => jeweller());
    const drawn = draw(<LoginForm />);
    await fill(drawn);
    await drawn.user.keyboard('{Enter}');
    await vi.waitFor(() => expect(drawn.address()).toBe(PATHS.home));
    expect(server.bodies(login)).toEqual([{ customerNumber: '10001', password: ' gold ' }]);
  });

  it('names what is missing at its own field, takes the focus there and sends nothing', async () => {
    const { user } = draw(<LoginForm />);
    await user.type(number(), '10001');
    await user.click(submit());
    expect([number().getAttribute('aria-invalid'), password().getAttribute('aria-invalid')]).toEqual([null, 'true']);
    expect(document.activeElement).toBe(password());
    expect(server.sent(login)).toEqual([]);
  });

  it('says nothing of what is missing before it was tried', () => {
    draw(<LoginForm />);
    expect(screen.queryByText('Please fill in this field.')).toBeNull();
  });

  it('does not say which of the two is wrong, keeps both, and marks the password to be typed over', async () => {
    server.on(login, () => refuse('session.wrong-credentials'));
    const drawn = draw(<LoginForm />);
    await fill(drawn);
    await drawn.user.click(submit());
    expect(await screen.findByText('Access data is incorrect.')).toBeDefined();
    expect([number().value.trim(), password().value]).toEqual(['10001', ' gold ']);
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 6]);
    expect(number().hasAttribute('aria-invalid')).toBe(false);
  });

  it('says how long to wait', async () => {
    server.on(login, () => refuse('session.too-many-attempts', { retryAfterSeconds: 30 }));
    const drawn = draw(<LoginForm />);
    await fill(drawn);
    await drawn.user.click(submit());
    expect(await screen.findByText('Too many attempts. Please wait 30 seconds.')).toBeDefined();
  });

  it('sends once, however often it is pressed, and can be tried again when the network fails', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof jeweller>>();
    server.on(login, () => answer.promise);
    const drawn = draw(<LoginForm />);
    await fill(drawn);
    await drawn.user.click(submit());
    await drawn.user.click(submit());
    await drawn.user.type(password(), '{Enter}');
    expect(server.sent(login)).toHaveLength(1);
    answer.reject(new TypeError('Failed to fetch'));
    expect(await screen.findByText(/No connection/)).toBeDefined();
    server.on(login, () => jeweller());
    await drawn.user.click(submit());
    await vi.waitFor(() => expect(drawn.address()).toBe(PATHS.home));
  });
});
