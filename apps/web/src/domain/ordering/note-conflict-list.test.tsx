import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NoteConflictList } from './note-conflict-list.tsx';

const NOTE = 'Bitte 5 mm breit, Anruf';
const conflict = { from: 6, to: 16, said: '5 mm breit', sheet: [{ place: 0, title: 'Anna', facts: 'Width 4.0 mm' }] };

it('shows the words of the note beside those of the sheet, and strikes them', async () => {
  const onNote = vi.fn<(note: string) => void>();
  render(<NoteConflictList note={NOTE} conflicts={[conflict]} onNote={onNote} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['In the note', 'On the sheet: Anna']);
  expect(screen.getAllByRole('definition').map((said) => said.textContent)).toEqual(['5 mm breit', 'Width 4.0 mm']);
  expect(screen.queryByRole('button', { name: 'Change the ring' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete from the note' }));
  expect(onNote).toHaveBeenCalledWith('Bitte, Anruf');
});
