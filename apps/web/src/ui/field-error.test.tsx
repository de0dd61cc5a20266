import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FieldError } from './field-error.tsx';

it('is spoken when it appears, and no alert before', () => {
  const { rerender } = render(<FieldError id="finding" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<FieldError id="finding">Please fill in</FieldError>);
  expect(screen.getByRole('alert').textContent).toBe('Please fill in');
  expect(screen.getByRole('alert').id).toBe('finding');
});
