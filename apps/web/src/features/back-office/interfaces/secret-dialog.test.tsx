import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { SecretDialog } from './secret-dialog.tsx';

it('shows what was made and whose it is, until it is noted', async () => {
  const onClose = vi.fn();
  const shown = { kind: 'token', name: 'ERP', value: 'rw_feed_0123' } as const;
  const { user } = draw(<SecretDialog shown={shown} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: /^ERP · / })).toBeDefined();
  expect(screen.getByText('rw_feed_0123')).toBeDefined();
  await user.click(screen.getAllByRole('button').at(-1) ?? document.body);
  expect(onClose).toHaveBeenCalled();
});

it('is shut while there is nothing to show', () => {
  draw(<SecretDialog shown={null} onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
