import { NO_NOTES, type OrderNotes } from '@ringwerk/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OrderNoteFields } from './order-note-fields.tsx';

const written = vi.fn<(notes: OrderNotes) => void>();
function Form({ first = NO_NOTES }: { readonly first?: OrderNotes }) {
  const [notes, setNotes] = useState(first);
  return (
    <OrderNoteFields
      notes={notes}
      onNotes={(next) => {
        written(next);
        setNotes(next);
      }}
    />
  );
}
const labels = (): readonly (string | null)[] =>
  screen.getAllByRole('textbox').map((field) => field.ariaLabel ?? field.id);

it('writes each note by whom it is for; one that was asked for is written next', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(labels()).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Note for the workshop (optional)' }), 'no stamp');
  await user.click(screen.getByRole('button', { name: 'Write a note for the shop' }));
  await user.keyboard('a surprise');
  await user.click(screen.getByRole('button', { name: 'Write a note on delivery' }));
  await user.keyboard('by courier');
  expect(written).toHaveBeenLastCalledWith({ workshop: 'no stamp', delivery: 'by courier', shop: 'a surprise' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows what is noted already', () => {
  render(<Form first={{ ...NO_NOTES, shop: 'a surprise' }} />);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Only for the shop (optional)' }).value).toBe(
    'a surprise',
  );
  expect(labels()).toHaveLength(2);
});
