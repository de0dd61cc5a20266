import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** A page with a button that opens a dialog; `leaves`: its owner takes a closed dialog away altogether. */
function Opener({ leaves = false, onClose }: { readonly leaves?: boolean; readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Engrave
      </button>
      {(!leaves || isOpen) && (
        <Dialog title="Engraving" isOpen={isOpen} onClose={close} actions={<Button onClick={close}>Take it</Button>}>
          <input aria-label="Text" />
        </Dialog>
      )}
    </>
  );
}
const opener = (): HTMLElement => screen.getByRole('button', { name: 'Engrave' });

describe('a dialog', () => {
  it('holds nothing while it is closed', () => {
    render(<Opener />);
    expect([screen.queryByRole('dialog'), screen.queryByLabelText('Text')]).toEqual([null, null]);
  });

  it('is named by its title, and takes the focus', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(opener());
    const dialog = screen.getByRole('dialog', { name: 'Engraving' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  describe.each([
    { owner: 'keeps it', leaves: false },
    { owner: 'takes it away', leaves: true },
  ])('whose owner $owner', ({ leaves }) => {
    it.each([
      ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
      [
        'its cross',
        (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
      ],
      ['a press on the veil', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
      [
        'its own step',
        (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Take it' })),
      ],
    ])('closes by %s once, and the focus is where it was', async (_way, leave) => {
      const user = userEvent.setup();
      const onClose = vi.fn();
      render(<Opener leaves={leaves} onClose={onClose} />);
      await user.click(opener());
      await leave(user);
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(opener());
      expect(onClose).toHaveBeenCalledTimes(1);
    });
  });

  it('stays open for a press on its content, and for files that are not chosen after all', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(opener());
    await user.click(screen.getByLabelText('Text'));
    fireEvent(screen.getByLabelText('Text'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('tells its owner when the browser has closed it', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    render(<Opener onClose={onClose} />);
    await user.click(opener());
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('forgets what was typed into it when it is opened again', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(opener());
    await user.type(screen.getByLabelText('Text'), 'Anna');
    await user.keyboard('{Escape}');
    await user.click(opener());
    expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('');
  });
});
