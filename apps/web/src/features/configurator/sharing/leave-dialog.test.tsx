import { leaveCustomerView } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { refuse, ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { LeaveDialog } from './leave-dialog.tsx';

it('closes by the right PIN, and not by a wrong one', async () => {
  const onClose = vi.fn();
  setSession(jeweller({ isCustomerView: true }));
  const server = new ServerOfTests().on(leaveCustomerView, () => refuse('customer-view.wrong-pin'));
  const { user } = draw(<LeaveDialog isOpen onClose={onClose} />);
  await user.type(screen.getByLabelText('PIN'), '9999{Enter}');
  expect(await screen.findByText('This PIN is not right.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  server.on(leaveCustomerView, () => undefined);
  await user.type(screen.getByLabelText('PIN'), '1234{Enter}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
