import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { AnswerForm, type Answered } from './answer-form.tsx';

const onAnswer = vi.fn<(answered: Answered) => void>();
const form = () => (
  <AnswerForm persons={{ first: 'Anna', second: 'Maria' }} isBusy={false} error={null} onAnswer={onAnswer} />
);
beforeEach(() => vi.clearAllMocks());

it('accepts in the names of both', async () => {
  const { user } = draw(form());
  await user.click(screen.getByRole('button', { name: 'Accept the quote' }));
  expect(onAnswer).toHaveBeenCalledWith({ answer: 'accepted', name: 'Anna & Maria' });
});

it('asks for a reason before it declines, and does not insist on one', async () => {
  const { user } = draw(form());
  await user.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(onAnswer).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /^Why not/ }), 'Too wide');
  await user.click(screen.getByRole('button', { name: 'Decline the quote' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ answer: 'declined', name: 'Anna & Maria', reason: 'Too wide' });
});

it('needs a name', async () => {
  const { user } = draw(form());
  await user.clear(screen.getByRole('textbox', { name: 'Your name' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept the quote' }).disabled).toBe(true);
});
