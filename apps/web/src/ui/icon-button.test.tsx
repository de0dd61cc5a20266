import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';

it('has its label for a name, and shows it to the pointer', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<IconButton icon="close" label="Close" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.title).toBe('Close');
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('shows more to the pointer than its name where it is given more', () => {
  render(<IconButton icon="plus" label="Width: one step more" title="Width: one step more · +12 €" />);
  expect(screen.getByRole('button', { name: 'Width: one step more' }).title).toContain('+12 €');
});

it('sends no form that it stands in', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <IconButton icon="eye" label="Show" />
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
