import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

const field = (texts: { hint?: string; error?: string; isLabelHidden?: boolean }) => (
  <Field label="Commission" {...texts}>
    {(ids) => <input {...ids} />}
  </Field>
);
/** What a screen reader adds to the name of the control. */
const description = (): string =>
  (screen.getByRole('textbox', { name: 'Commission' }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

describe('a field', () => {
  it('names its control and describes it by the hint', () => {
    render(field({ hint: 'Name of the couple' }));
    expect(description()).toBe('Name of the couple');
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  });

  it('speaks its finding when it appears, and ties it to the control beside the hint', () => {
    const { rerender } = render(field({ hint: 'Name of the couple' }));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(field({ hint: 'Name of the couple', error: 'Please fill in' }));
    expect(screen.getByRole('alert').textContent).toBe('Please fill in');
    expect(description()).toBe('Name of the couple | Please fill in');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps its name where the label is not shown', () => {
    render(field({ isLabelHidden: true }));
    expect(screen.getByRole('textbox', { name: 'Commission' })).toBeDefined();
    expect(screen.getByText('Commission').className).toBe('visually-hidden');
  });
});
