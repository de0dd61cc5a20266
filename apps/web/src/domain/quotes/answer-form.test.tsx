import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import type { Quote } from '@ringwerk/contract';
import { quote } from '../../../test/fixtures.ts';
import { AnswerForm, type Answered } from './answer-form.tsx';

const onAnswer = vi.fn<(answered: Answered) => void>();
const form = (shown: Quote = quote({ version: 4 })) => (
  <AnswerForm
    quote={shown}
    persons={{ first: 'Anna', second: 'Maria' }}
    isBusy={false}
    error={null}
    onAnswer={onAnswer}
  />
);
beforeEach(() => vi.clearAllMocks());

it('accepts in the names of both', async () => {
  const { user } = draw(form());
  await user.click(screen.getByRole('button', { name: 'Accept the quote' }));
  expect(onAnswer).toHaveBeenCalledWith({ answer: 'accepted', name: 'Anna & Maria', version: 4 });
});

it('asks for a reason before it declines, and does not insist on one', async () => {
  const { user } = draw(form());
  await user.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(onAnswer).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: /^Why not/ }), 'Too wide');
  await user.click(screen.getByRole('button', { name: 'Decline the quote' }));
  expect(onAnswer).toHaveBeenLastCalledWith({
    answer: 'declined',
    name: 'Anna & Maria',
    reason: 'Too wide',
    version: 4,
  });
});

it('needs a name', async () => {
  const { user } = draw(form());
  await user.clear(screen.getByRole('textbox', { name: 'Your name' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept the quote' }).disabled).toBe(true);
});

it('accepts one of the alternatives, with its total beside it', async () => {
  const [first] = quote().positions;
  if (first === undefined) throw new Error('the quote has no position');
  const { retail } = quote();
  const positions = [1, 2].map((number) => ({ ...first, number, alternative: 1, isChosen: number === 1 }));
  const choices = [1, 2].map((number) => ({ chosen: [number], retail }));
  const { user } = draw(form(quote({ positions, choices })));
  await user.click(screen.getByRole('radio', { name: /position 2/i }));
  await user.click(screen.getByRole('button', { name: 'Accept the quote' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ answer: 'accepted', name: 'Anna & Maria', version: 1, chosen: [2] });
});
