import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { OtherListDialog } from './other-list-dialog.tsx';

const onMove = vi.fn<(to: string) => Promise<void>>();
const onCopy = vi.fn<(to: string) => Promise<void>>();
const onClose = vi.fn();
const OTHERS = [
  { id: 'one', name: 'The Brandts' },
  { id: 'two', name: 'Fair' },
];
const open = (): Drawn =>
  draw(<OtherListDialog name="Donau" others={OTHERS} onMove={onMove} onCopy={onCopy} onClose={onClose} />);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  vi.resetAllMocks();
  onMove.mockResolvedValue();
  onCopy.mockResolvedValue();
});

it('moves to the list that is chosen', async () => {
  const { user } = open();
  const lists = screen.getByRole('combobox', { name: 'List' });
  expect(
    within(lists)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['The Brandts', 'Fair']);
  await user.selectOptions(lists, 'Fair');
  await user.click(button('Move there'));
  expect([onMove.mock.calls, onCopy.mock.calls]).toEqual([[['two']], []]);
});

it('copies to the first list where none is chosen, and takes no second act meanwhile', async () => {
  const copied = Promise.withResolvers<void>();
  onCopy.mockReturnValue(copied.promise);
  const { user } = open();
  await user.click(button('Copy there'));
  await user.click(button('Move there'));
  expect([onMove.mock.calls, onCopy.mock.calls]).toEqual([[], [['one']]]);
  copied.resolve();
  await vi.waitFor(() => expect(button('Move there')).toHaveProperty('disabled', false));
});

it('is left without doing anything', async () => {
  const { user } = open();
  await user.click(button('Cancel'));
  expect([onMove.mock.calls, onCopy.mock.calls, onClose.mock.calls.length]).toEqual([[], [], 1]);
});
