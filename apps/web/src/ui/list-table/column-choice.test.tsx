import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { useColumnChoice } from './column-choice.tsx';

const COLUMNS = [
  { key: 'number', label: 'Number' },
  { key: 'pieces', label: 'Pieces' },
  { key: 'price', label: 'Price' },
  { key: 'steps', label: 'Steps', isFixed: true },
];

function Heads() {
  const { shown, menu } = useColumnChoice('feeds', COLUMNS);
  return (
    <>
      {menu}
      <output>{shown.map(({ label }) => label).join(' ')}</output>
    </>
  );
}
const heads = (): string | null => screen.getByRole('status').textContent;

it('puts columns away in one go, keeps them away on the next visit, and brings all back', async () => {
  const { user, unmount } = draw(<Heads />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const entries = screen
    .getAllByRole('menuitemcheckbox')
    .map(({ textContent, ariaChecked }) => [textContent, ariaChecked]);
  // What names a row and what is done with it stays.
  expect(entries).toEqual([
    ['Pieces', 'true'],
    ['Price', 'true'],
  ]);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Pieces' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  expect(heads()).toBe('Number Steps');
  expect(JSON.parse(localStorage.getItem('ringwerk.columns') ?? '')).toMatchObject({ feeds: ['pieces', 'price'] });
  unmount();
  draw(<Heads />);
  expect(heads()).toBe('Number Steps');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('menuitem', { name: 'All columns' }));
  expect(heads()).toBe('Number Pieces Price Steps');
});
