import { houseDate } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { presetPeriod, type Period } from './period.ts';
import { PeriodForm } from './period-form.tsx';

const TODAY = houseDate(new Date(), 'Europe/Berlin');
const onChange = vi.fn<(period: Period) => void>();
beforeEach(() => onChange.mockClear());
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const chosen = (): string =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' }).selectedOptions[0]?.text ?? '';

it('is chosen by a word', async () => {
  const { user } = draw(<PeriodForm period={presetPeriod('months', TODAY)} onChange={onChange} />);
  expect(chosen()).toBe('Last 12 months');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last year');
  expect(onChange.mock.calls).toEqual([[presetPeriod('lastYear', TODAY)]]);
});

it('is typed as two days, and is then called so', () => {
  draw(<PeriodForm period={{ from: '2026-01-05', to: '2026-02-01' }} onChange={onChange} />);
  expect(chosen()).toBe('Own period');
  fireEvent.change(field('To'), { target: { value: '2026-03-01' } });
  expect(onChange.mock.calls).toEqual([[{ from: '2026-01-05', to: '2026-03-01' }]]);
});

it('that ends before it begins is said at its field and not asked for', () => {
  draw(<PeriodForm period={{ from: '2026-01-05', to: '2026-02-01' }} onChange={onChange} />);
  fireEvent.change(field('To'), { target: { value: '2026-01-01' } });
  expect(field('To').value).toBe('2026-01-01');
  expect(screen.getByText('The period ends before it begins.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});
