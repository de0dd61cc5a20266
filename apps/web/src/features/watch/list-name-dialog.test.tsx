import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';

const onSubmit = vi.fn<(name: string) => Promise<void>>();
const onClose = vi.fn();
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Name of the list' });
const save = (): HTMLElement => screen.getByRole('button', { name: 'Save' });
const open = (initial = 'The Brandts'): Drawn =>
  draw(
    <ListNameDialog
      title="Rename"
      label="Name of the list"
      submitLabel="Save"
      initial={initial}
      isOpen
      onSubmit={onSubmit}
      onClose={onClose}
    />,
  );

beforeEach(() => {
  vi.resetAllMocks();
  onSubmit.mockResolvedValue();
});

describe('the name of a list', () => {
  it('begins with the old one, and is saved by Enter without the spaces around it', async () => {
    const { user } = open();
    expect(field().value).toBe('The Brandts');
    await user.type(field(), ' in May {Enter}');
    expect(onSubmit.mock.calls).toEqual([['The Brandts in May']]);
  });

  it('cannot be empty: says so at the field, with the focus there', async () => {
    const { user } = open('');
    await user.type(field(), '  ');
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toBe('Please enter a name.');
    expect([document.activeElement, onSubmit.mock.calls.length]).toEqual([field(), 0]);
  });

  it('is saved once while it is under way, and can be saved again when that has failed', async () => {
    const first = Promise.withResolvers<void>();
    onSubmit.mockReturnValueOnce(first.promise);
    const { user } = open();
    await user.click(save());
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    first.resolve();
    await vi.waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
    expect(field().value).toBe('The Brandts');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is not changed by Escape', async () => {
    const { user } = open();
    await user.type(field(), ' in May');
    await user.keyboard('{Escape}');
    expect([onSubmit.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});
