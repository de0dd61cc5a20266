import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { movedTo } from './place-moves.ts';
import { useArranging } from './use-arranging.ts';

function Rings({ isFixed = false }: { readonly isFixed?: boolean }) {
  const [order, setOrder] = useState(['a', 'b', 'c']);
  const arranging = useArranging({ order, isFixed, onMove: (id, to) => setOrder(movedTo(order, id, to)) });
  return (
    <ul>
      {order.map((id) => (
        <li key={id} data-over={arranging.stateOf(id).isOver} {...arranging.source(id)} {...arranging.target(id)}>
          <button type="button" {...arranging.handle(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  );
}
const rows = (): HTMLElement[] => screen.getAllByRole('listitem');
const order = (): string =>
  rows()
    .map(({ textContent }) => textContent)
    .join('');
const row = (name: string): HTMLElement => {
  const found = rows().find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
};

it('moves by the keys, with the focus on what is moved', async () => {
  const { user } = draw(<Rings />);
  screen.getByRole('button', { name: 'c' }).focus();
  await user.keyboard('{ArrowUp}');
  expect([order(), document.activeElement?.textContent]).toEqual(['acb', 'c']);
  await user.keyboard('{Home}');
  expect([order(), document.activeElement?.textContent]).toEqual(['cab', 'c']);
  await user.keyboard('{End}{ArrowDown}');
  expect([order(), document.activeElement?.textContent]).toEqual(['abc', 'c']);
});

it('moves by dragging, and shows where it would be dropped', () => {
  draw(<Rings />);
  fireEvent.dragStart(row('a'));
  fireEvent.dragOver(row('c'));
  expect(row('c').dataset['over']).toBe('true');
  fireEvent.drop(row('c'));
  fireEvent.dragEnd(row('a'));
  expect(order()).toBe('bca');
  expect(row('c').dataset['over']).toBe('false');
});

it('takes nothing that comes from elsewhere', () => {
  draw(<Rings />);
  // A file from the desktop: the browser asks whether it may be dropped, and nobody prevents its own answer.
  expect(fireEvent.dragOver(row('c'))).toBe(true);
  expect(fireEvent.drop(row('c'))).toBe(true);
  expect(order()).toBe('abc');
});

it('stays where the order is fixed', async () => {
  const { user } = draw(<Rings isFixed />);
  screen.getByRole('button', { name: 'c' }).focus();
  await user.keyboard('{Home}');
  expect(order()).toBe('abc');
  expect(row('a').draggable).toBe(false);
});
