import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('is pressed by pointer, Enter and Space', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Order</Button>);
  await user.click(screen.getByRole('button', { name: 'Order' }));
  await user.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('refuses a second press while the step is under way, and says that it is', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button isBusy onClick={onClick}>
      Order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Order', busy: true });
  await user.click(button);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

it('is not sent by Enter in a form unless it is its step forward', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const onClick = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button onClick={onClick}>Cancel</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.type(screen.getByRole('textbox'), 'Huber{Enter}');
  expect([onSubmit.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0]);
});

it('has no name from its drawing', () => {
  render(<Button icon="close">Remove</Button>);
  expect(screen.getByRole('button').textContent).toBe('Remove');
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
