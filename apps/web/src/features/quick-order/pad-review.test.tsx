import { createOrder } from '@ringwerk/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { design, price } from '../../../test/fixtures.ts';
import { finding, refuse, ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { newRow } from './pad-row.ts';
import { PadReview } from './pad-review.tsx';
import type { CheckedRow } from './use-checked-rows.ts';

const checked = (article: string): CheckedRow => ({
  row: newRow({ article, commission: article }),
  model: null,
  form: null,
  design,
  figures: { gross: price.gross, currency: 'EUR', grams: 9 },
  problem: null,
  isChecking: false,
});

test('a date that the workshop cannot keep names the first one that suits all rows, with the focus at its field', async () => {
  const days = ['2099-03-02', '2099-03-05'];
  new ServerOfTests().on(createOrder, () => {
    const minimum = days.shift() ?? '';
    return refuse('request.invalid', { issues: [finding('/requestedDate', 'field.too-small', { minimum })] });
  });
  setSession(jeweller());
  const pad = {
    rows: [],
    standing: { is: 'kept' as const },
    change: vi.fn(),
    settle: vi.fn(),
    add: vi.fn(),
    remove: vi.fn(),
  };
  const { user } = draw(<PadReview rows={[checked('RW-1'), checked('RW-2')]} pad={pad} onBack={vi.fn()} />);
  const date = screen.getByLabelText<HTMLInputElement>('Requested date (optional)');
  fireEvent.change(date, { target: { value: '2099-02-27' } });
  await user.click(screen.getByRole('button', { name: 'Place a binding order for 2 items' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(date));
  expect(date.min).toBe('2099-03-05');
  expect(screen.getAllByText(/The earliest possible date is .*2099/)).toHaveLength(3);
  fireEvent.change(date, { target: { value: '2099-03-05' } });
  expect(date.getAttribute('aria-invalid')).not.toBe('true');
});
