import { permissionsOf, seeWorkOrder } from '@ringwerk/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { useWorkOrderSeen } from './use-work-order-seen.ts';

function Seen({ isNews }: { readonly isNews: boolean }) {
  useWorkOrderSeen({ id: '3f0f0a3e-6a51-4d6e-9a11-0d4f5a8c1b20', isNews });
  return null;
}
const as = (role: 'sales' | 'workshop'): void => {
  const user = jeweller();
  setSession({ ...user, user: { ...user.user, role }, permissions: permissionsOf(role) });
};
let server: ServerOfTests;
beforeEach(() => {
  // The hook reads nothing of the answer.
  server = new ServerOfTests().on(seeWorkOrder, () => new Promise(() => {}));
});
afterEach(() => setSession(null));

it('an order that its dealer has changed is called seen once, when the office opens it', async () => {
  as('sales');
  const { rerender } = draw(<Seen isNews />);
  await vi.waitFor(() => expect(server.sent(seeWorkOrder)).toHaveLength(1));
  rerender(<Seen isNews={false} />);
  rerender(<Seen isNews={false} />);
  expect(server.sent(seeWorkOrder)).toHaveLength(1);
});

it.each([
  ['without news', 'sales', false],
  ['that a bench opens', 'workshop', true],
] as const)('an order %s is left as it is', async (_, role, isNews) => {
  as(role);
  draw(<Seen isNews={isNews} />).unmount();
  // Asked after it, so that a call for it would have left before.
  act(() => as('sales'));
  draw(<Seen isNews />);
  await vi.waitFor(() => expect(server.sent(seeWorkOrder)).toHaveLength(1));
});
