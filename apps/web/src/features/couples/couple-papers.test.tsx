import { listOwnPapers, permissionsOf, type DealerRole, type OwnPaper } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, order, quote } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { jeweller } from '../../../test/sessions.ts';
import { useSessionStore } from '../../api/session-store.ts';
import { CouplePapers } from './couple-papers.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const INVOICE: OwnPaper = {
  id: 'a2f0c5a6-0000-4000-8000-00000000000e',
  kind: 'invoice',
  number: 'RE-2026-00007',
  issuedOn: '2026-11-24',
  orderId: null,
  commission: 'Huber',
  gross: 98_765,
  payment: { state: 'open', dueOn: '2026-12-24', open: 98_765 },
  hasXrechnung: true,
};
const FILE = coupleFile({
  quotes: [{ ...quote(), number: 'A-1', codes: ['ABCDEFG7'] }],
  orders: [{ ...order({ number: 'B-2' }), from: null, codes: ['ABCDEFG7'] }],
  signatures: [
    { id: '2', code: 'ABCDEFG7', name: 'Paul Huber', at: AT, place: 'counter' },
    { id: '1', code: 'ABCDEFG7', name: 'Anna Huber', at: AT, place: 'link' },
  ],
});
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests().on(listOwnPapers, () => ({ papers: [INVOICE], page: 1, pageSize: 96, total: 1 }));
});
const open = (role: DealerRole, file = FILE) => {
  useSessionStore.setState({ session: jeweller({ permissions: permissionsOf(role) }) });
  return draw(<CouplePapers file={file} />);
};
const files = (): (string | null)[] =>
  screen.getAllByRole('link').map((link) => `${link.ariaLabel ?? link.getAttribute('aria-label')}`);

describe('papers of a couple', () => {
  it('are quotes, signed proofs, ring sheets, and what the house has issued for their orders', async () => {
    open('seller');
    expect(await screen.findByText('Invoice')).toBeDefined();
    expect(server.sent(listOwnPapers).map(({ url }) => url.searchParams.get('coupleId'))).toEqual([FILE.id]);
    expect(new Set(files())).toEqual(
      new Set(['RE-2026-00007 as PDF', 'RE-2026-00007 as XRechnung', 'A-1 as PDF', 'B-2 as PDF', 'ABCDEFG7 as PDF']),
    );
    expect(screen.getByText(/signed by Paul Huber, .* · signed by Anna Huber/u)).toBeDefined();
  });

  it('show a trainee none with a trade price, nor ask for any', async () => {
    const { container } = open('trainee');
    expect(await screen.findByText('Ring sheet')).toBeDefined();
    expect(server.sent(listOwnPapers)).toEqual([]);
    expect(container.textContent).not.toContain('987');
  });

  it('are none in a new file', async () => {
    open('owner', coupleFile());
    expect(await screen.findByText('No papers yet')).toBeDefined();
  });
});
