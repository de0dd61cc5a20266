import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

const input = (): HTMLInputElement => screen.getByLabelText('Password');

it('is hidden, is shown while somebody wants to read it, and loses nothing by that', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" error="Too short" />);
  await user.type(input(), ' a b');
  expect(input().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect([input().type, input().value]).toEqual(['text', ' a b']);
  await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }));
  expect([input().type, input().value]).toEqual(['password', ' a b']);
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

it('may be pasted, is not spelled, and says which password a manager is to fill in', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" autoComplete="new-password" />);
  await user.click(input());
  await user.paste('from the manager');
  expect([input().value, input().autocomplete, input().getAttribute('spellcheck')]).toEqual([
    'from the manager',
    'new-password',
    'false',
  ]);
});
