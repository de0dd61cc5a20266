import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

it('walks with the arrows, chooses with Enter and returns the focus to its button', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  const nothing = (): void => {};
  render(
    <Menu
      label="More"
      button="…"
      items={[
        { key: 'keep', label: 'Keep', onSelect: nothing },
        { key: 'gone', label: 'Gone', isDisabled: true, onSelect: nothing },
        { key: 'quote', label: 'Quote', onSelect },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(screen.queryByRole('menu')).toBeNull();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Keep' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Quote' }));
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
