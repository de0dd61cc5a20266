import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

it('says what is not there and what leads on, below the heading of its page', () => {
  render(
    <EmptyState title="No orders yet" action={<Button>New order</Button>}>
      They appear here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No orders yet');
  expect(screen.getByText('They appear here.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'New order' })).toBeDefined();
});

it('is the heading of a page that has nothing else', () => {
  render(<EmptyState isPage title="This page does not exist" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
});
