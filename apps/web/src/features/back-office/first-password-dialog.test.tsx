import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { FirstPasswordDialog } from './first-password-dialog.tsx';

it('shows number and first password of the new jeweller, says that this is the only time, and closes by its one step', async () => {
  const onClose = vi.fn();
  const access = { company: 'Juwelier Berger', customerNumber: '10007', firstPassword: 'gold-and-platinum' };
  const { user } = draw(<FirstPasswordDialog access={access} onClose={onClose} />);
  const said = screen.getByRole('dialog', { name: 'Juwelier Berger has access' }).textContent;
  expect(said).toContain('10007');
  expect(said).toContain('gold-and-platinum');
  expect(said).toContain('only time');
  await user.click(screen.getByRole('button', { name: 'Noted' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows no empty row where the password went out by mail only', () => {
  draw(
    <FirstPasswordDialog
      access={{ company: 'Juwelier Berger', customerNumber: '10007', firstPassword: null }}
      onClose={() => undefined}
    />,
  );
  expect(screen.queryByText('First password')).toBeNull();
});

it('stands nowhere before somebody was approved', () => {
  draw(<FirstPasswordDialog access={null} onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
