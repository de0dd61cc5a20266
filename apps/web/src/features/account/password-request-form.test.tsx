import { requestPasswordReset } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { PATHS } from '../../paths.ts';
import { PasswordRequestForm } from './password-request-form.tsx';

const number = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Customer number' });
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests();
});

describe('a forgotten password', () => {
  it('is answered the same for every number, with the way back to the login', async () => {
    server.on(requestPasswordReset, () => undefined);
    const { user } = draw(<PasswordRequestForm />);
    await user.type(number(), ' 10001 {Enter}');
    expect(await screen.findByRole('heading', { name: 'Please look into your mailbox' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the login' }).getAttribute('href')).toBe(PATHS.login);
    expect(server.bodies(requestPasswordReset)).toEqual([{ customerNumber: '10001' }]);
  });

  it('shows a refusal at the field, with the focus there', async () => {
    const issues = [finding('/customerNumber', 'field.too-short', { minimum: 1 })];
    server.on(requestPasswordReset, () => refuse('request.invalid', { issues }));
    const { user } = draw(<PasswordRequestForm />);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    expect(number().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(number());
  });

  it('keeps the number when the network fails', async () => {
    const { user } = draw(<PasswordRequestForm />);
    server.lose(requestPasswordReset);
    await user.type(number(), '10001{Enter}');
    expect(await screen.findByText(/No connection/)).toBeDefined();
    expect(number().value).toBe('10001');
  });
});
