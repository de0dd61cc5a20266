import { recordRate, type Rate, type RateSubject } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { finding, refuse, ServerOfTests } from '../../../../test/server.ts';
import { useToastStore } from '../../../ui/toast-store.ts';
import { RateForm } from './rate-form.tsx';

const rate = (state: Rate['state']): Rate => ({
  id: 7,
  subject: 'Au',
  value: 10_250,
  validFrom: '2026-11-24T10:00:00Z',
  source: 'manual',
  quotedDay: null,
  state,
  note: '',
  recordedAt: '2026-11-24T10:00:00Z',
  recordedBy: 'Eva Berger',
  decidedAt: null,
  decidedBy: null,
  isOwn: true,
});
function Form() {
  const [subject, setSubject] = useState<RateSubject>('Au');
  return <RateForm subject={subject} onSubject={setSubject} jumpPercent={8} />;
}
const value = (): HTMLInputElement => screen.getByRole('textbox', { name: /^Value/u });
const record = (): HTMLButtonElement => screen.getByRole('button', { name: 'Record a rate' });
const toasts = (): string[] => useToastStore.getState().toasts.map(({ text }) => text);
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(recordRate, () => rate('in-force'));
});

describe('a rate by hand', () => {
  it('is typed in euros a gram, goes in cents, once, and leaves the field empty', async () => {
    const answer = Promise.withResolvers<Rate>();
    server.on(recordRate, () => answer.promise);
    const { user } = draw(<Form />);
    expect(screen.getByText(/^A value more than 8 % away/u)).toBeDefined();
    await user.type(value(), '102,50');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'London, morning');
    await user.dblClick(record());
    answer.resolve(rate('in-force'));
    await vi.waitFor(() => expect([toasts(), value().value]).toEqual([['The rate has been recorded.'], '']));
    expect(server.bodies(recordRate)).toEqual([{ subject: 'Au', value: 10_250, note: 'London, morning' }]);
  });

  it('of a currency is typed in units for one euro, and goes by Enter', async () => {
    const { user } = draw(<Form />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Metal or currency' }), 'Swiss franc');
    expect(screen.getByText('CHF per €')).toBeDefined();
    await user.type(value(), '0.9312{Enter}');
    await vi.waitFor(() => expect(server.bodies(recordRate)).toEqual([{ subject: 'CHF', value: 0.9312, note: '' }]));
  });

  it('that jumps says that a second person has to confirm it', async () => {
    server.on(recordRate, () => rate('held'));
    const { user } = draw(<Form />);
    await user.type(value(), '150{Enter}');
    await vi.waitFor(() => expect(toasts()).toEqual(['The jump is large: a second person has to confirm it.']));
  });

  it.each([
    ['0', 'Zero is no rate.'],
    ['ten', 'This is not a number.'],
  ])('is not sent as %s: its field says why', async (typed, sentence) => {
    const { user } = draw(<Form />);
    await user.type(value(), `${typed}{Enter}`);
    expect(screen.getByText(sentence)).toBeDefined();
    expect([value().getAttribute('aria-invalid'), record().disabled]).toEqual(['true', true]);
    expect(server.sent(recordRate)).toEqual([]);
  });

  it('of a moment that has passed says so at that field, and keeps what was typed', async () => {
    server.on(recordRate, () => refuse('request.invalid', { issues: [finding('/validFrom', 'field.value')] }));
    const { user } = draw(<Form />);
    await user.type(value(), '102.5');
    const from = screen.getByLabelText('Counts from');
    fireEvent.change(from, { target: { value: '2026-01-02T08:00' } });
    await user.click(record());
    expect(await screen.findByText('This moment has passed.')).toBeDefined();
    expect(document.activeElement).toBe(from);
    expect(server.bodies(recordRate)).toMatchObject([{ validFrom: new Date('2026-01-02T08:00').toISOString() }]);
    expect([from.getAttribute('aria-invalid'), value().value]).toEqual(['true', '102.5']);
  });

  it('stays typed when the server is out of reach', async () => {
    server.lose(recordRate);
    const { user } = draw(<Form />);
    await user.type(value(), '102.5{Enter}');
    await screen.findByText(/^No connection to Ringwerk/u);
    expect(value().value).toBe('102.5');
  });
});
