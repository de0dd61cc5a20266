import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

it('takes what is typed, and its limit of characters', async () => {
  const user = userEvent.setup();
  render(<TextField label="Commission" maxLength={5} hint="Name of the couple" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Commission' });
  await user.type(input, 'Huber 24');
  expect(input.value).toBe('Huber');
});

it('shows its unit to the eye alone', () => {
  render(<TextField label="Width" suffix="mm" />);
  expect(screen.getByText('mm').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'Width' })).toBeDefined();
});

it('lets no passed attribute untie its finding', () => {
  render(<TextField label="Email" type="email" error="Not an address" aria-describedby="elsewhere" />);
  const described = screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Not an address');
});
