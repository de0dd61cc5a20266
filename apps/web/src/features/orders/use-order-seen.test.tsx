import { seeOrder } from '@ringwerk/contract';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { order } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import { useOrderSeen } from './use-order-seen.ts';

function Seen({ isNews }: { readonly isNews: boolean }) {
  useOrderSeen(order({ isNews }));
  return null;
}
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(seeOrder, () => order());
  setSession(jeweller());
});

it('an order with news is called seen once, when it is opened', async () => {
  const { rerender } = draw(<Seen isNews />);
  await vi.waitFor(() => expect(server.sent(seeOrder)).toHaveLength(1));
  rerender(<Seen isNews={false} />);
  // Only another visit calls it seen again.
  draw(<Seen isNews />);
  await vi.waitFor(() => expect(server.sent(seeOrder)).toHaveLength(2));
});

it.each([
  ['without news', false, {}],
  ['while a couple looks on', true, { isCustomerView: true }],
  ['that the house looks at', true, { isDealerView: true }],
])('an order %s is left as it is', async (_, isNews, session) => {
  setSession(jeweller(session));
  draw(<Seen isNews={isNews} />).unmount();
  // Asked after it, so that a call for it would have left before.
  act(() => setSession(jeweller()));
  draw(<Seen isNews />);
  await vi.waitFor(() => expect(server.sent(seeOrder)).not.toHaveLength(0));
  expect(server.sent(seeOrder)).toHaveLength(1);
});
