import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Popover } from './popover.tsx';

// The document of these tests has no top layer: what is tested here is what older browsers get as well.
describe('a popover', () => {
  const panel = (isOpenAtFirst: boolean) => (
    <>
      <Popover label="Display" button="…" isOpenAtFirst={isOpenAtFirst}>
        <input type="checkbox" aria-label="dark" />
      </Popover>
      <button type="button">next</button>
    </>
  );

  it('opens by its button, closes when the focus leaves it, and does not hold the focus', async () => {
    const user = userEvent.setup();
    render(panel(false));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Display' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    await user.tab();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'next' }));
  });

  it('stands open at first where it was pressed while it was loaded, with the focus on its button', () => {
    render(panel(true));
    expect(screen.getByRole('checkbox')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Display' }));
  });
});
