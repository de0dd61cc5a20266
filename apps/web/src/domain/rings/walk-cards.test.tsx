import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { walkCards } from './walk-cards.ts';

/** Five cards in lines of two: jsdom lays nothing out. */
function drawCards(): void {
  render(
    <ul>
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <li key={name}>
          <a href={`#${name}`} onKeyDown={walkCards}>
            {name}
          </a>
          <button type="button">keep {name}</button>
        </li>
      ))}
    </ul>,
  );
  for (const [at, card] of [...document.querySelectorAll('li')].entries())
    Object.defineProperty(card, 'offsetTop', { value: Math.floor(at / 2) * 300 });
}
const focused = () => document.activeElement?.textContent;

it('arrow keys go from card to card, line by line, and stop at the ends', async () => {
  drawCards();
  screen.getByRole('link', { name: 'a' }).focus();
  const press = async (key: string) => (await userEvent.keyboard(`{${key}}`), focused());
  expect(await press('ArrowRight')).toBe('b');
  expect(await press('ArrowDown')).toBe('d');
  expect(await press('ArrowDown')).toBe('d');
  expect(await press('ArrowLeft')).toBe('c');
  expect(await press('ArrowUp')).toBe('a');
  expect(await press('ArrowUp')).toBe('a');
  expect([await press('End'), await press('Home')]).toEqual(['e', 'a']);
});

it('keys of the other controls of a card stay theirs', async () => {
  drawCards();
  screen.getByRole('button', { name: 'keep a' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('keep a');
});
