import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: 'DE', label: 'Germany' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'CH', label: 'Switzerland', isDisabled: true },
] as const;
type Country = (typeof OPTIONS)[number]['value'];

function Form({ onChange, error }: { readonly onChange: (value: Country) => void; readonly error?: string }) {
  const [value, setValue] = useState<Country>('DE');
  return (
    <Select
      label="Country"
      options={OPTIONS}
      value={value}
      error={error}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}
const select = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Country' });

describe('a list to choose from', () => {
  it('brings the chosen value, and shows it', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    await user.selectOptions(select(), 'Netherlands');
    expect([onChange.mock.calls, select().value]).toEqual([[['NL']], 'NL']);
  });

  it('does not take what is not to be had', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    await user.selectOptions(select(), 'Switzerland');
    expect([onChange.mock.calls, select().value]).toEqual([[], 'DE']);
  });

  it('carries its finding', () => {
    render(<Form onChange={() => undefined} error="Not delivered to" />);
    expect(select().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Not delivered to');
  });
});
