import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CompactSelect } from './compact-select.tsx';

const OPTIONS = [
  { value: 'mm', label: 'Millimetres' },
  { value: 'inch', label: 'Inches' },
] as const;

it('shows its short sign, is named by its label, and lists the full names', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(
    <CompactSelect label="Unit" options={OPTIONS} value="mm" onChange={onChange}>
      mm
    </CompactSelect>,
  );
  const select = screen.getByRole('combobox', { name: 'Unit' });
  expect(screen.getByText('mm').getAttribute('aria-hidden')).toBe('true');
  expect([...select.children].map(({ textContent }) => textContent)).toEqual(['Millimetres', 'Inches']);
  await user.selectOptions(select, 'Inches');
  expect(onChange.mock.calls).toEqual([['inch']]);
});
