import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextArea } from './text-area.tsx';

it('takes several lines: Enter writes one and sends nothing', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <TextArea label="Note" error="Too long" />
      <button type="submit">Send</button>
    </form>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await user.type(area, 'first{Enter}second');
  expect([area.value, onSubmit.mock.calls.length, area.getAttribute('aria-invalid')]).toEqual([
    'first\nsecond',
    0,
    'true',
  ]);
});
