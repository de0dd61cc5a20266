import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChipChoice } from './chip-choice.tsx';

const OPTIONS = [
  { value: 'first', label: 'Her ring' },
  { value: 'second', label: 'His ring' },
] as const;

it('is a named group of radio buttons, one of which is chosen by pointer or arrow key', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<ChipChoice label="Ring" options={OPTIONS} value="first" onChange={onChange} />);
  const [first, second] = within(screen.getByRole('group', { name: 'Ring' })).getAllByRole<HTMLInputElement>('radio');
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  await user.click(screen.getByRole('radio', { name: 'His ring' }));
  expect(onChange).toHaveBeenLastCalledWith('second');
});
