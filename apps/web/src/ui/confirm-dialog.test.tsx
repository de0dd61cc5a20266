import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const onConfirm = vi.fn();
const onClose = vi.fn();
const ask = (isBusy = false): void => {
  render(
    <ConfirmDialog
      title="Delete the list?"
      isOpen
      isDanger
      isBusy={isBusy}
      confirmLabel="Delete list"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Twelve rings are on it.
    </ConfirmDialog>,
  );
};

beforeEach(() => void vi.clearAllMocks());

describe('a question before something is taken away', () => {
  it('names what would happen, and does it at one press', async () => {
    const user = userEvent.setup();
    ask();
    expect(screen.getByRole('dialog', { name: 'Delete the list?' }).textContent).toContain('Twelve rings');
    await user.click(screen.getByRole('button', { name: 'Delete list' }));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  });

  it.each(['Cancel', 'Close'])('does nothing when it is left by "%s"', async (name) => {
    const user = userEvent.setup();
    ask();
    await user.click(screen.getByRole('button', { name }));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it('does nothing when it is left by Escape', async () => {
    const user = userEvent.setup();
    ask();
    await user.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it('does not do it twice while it is under way, and can still be left', async () => {
    const user = userEvent.setup();
    ask(true);
    await user.click(screen.getByRole('button', { name: 'Delete list', busy: true }));
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has the focus first on what takes nothing away', () => {
    ask();
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Delete list' }));
  });
});
