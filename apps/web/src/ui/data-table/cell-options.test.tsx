import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { CellOptions } from './cell-options.tsx';

it('stands below its field and leaves the focus there', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 200, 30));
  const onTake = vi.fn<(value: string) => void>();
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ];
  const { user } = draw(
    <CellOptions id="list" label="Article" field={{ current: field }} options={options} chosen={1} onTake={onTake} />,
  );
  const list = screen.getByRole('listbox', { hidden: true });
  expect([list.style.left, list.style.top]).toEqual(['40px', '134px']);
  expect(screen.getByRole('option', { name: 'Second', hidden: true }).ariaSelected).toBe('true');
  await user.click(screen.getByRole('option', { name: 'First', hidden: true }));
  expect([onTake.mock.calls, document.activeElement]).toEqual([[['a']], field]);
  field.remove();
});
