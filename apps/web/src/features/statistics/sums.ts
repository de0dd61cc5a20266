import type { QuotedMonth, SoldMonth } from '@ringwerk/contract';

/** Part of the net price that stays with the dealer; 0 where nothing was sold. */
export const marginShare = ({ net, margin }: Pick<SoldMonth, 'net' | 'margin'>): number =>
  net === 0 ? 0 : margin / net;

/** Part of the decided quotes that was won; null while none is decided. */
export const wonShare = ({ won, lost }: Pick<QuotedMonth, 'won' | 'lost'>): number | null =>
  won + lost === 0 ? null : won / (won + lost);

/** Sums of months of one currency. */
export const sumSold = (months: readonly SoldMonth[]) =>
  months.reduce(
    (sum, { orders, pieces, gross, net, cost, margin }) => ({
      orders: sum.orders + orders,
      pieces: sum.pieces + pieces,
      gross: sum.gross + gross,
      net: sum.net + net,
      cost: sum.cost + cost,
      margin: sum.margin + margin,
    }),
    { orders: 0, pieces: 0, gross: 0, net: 0, cost: 0, margin: 0 },
  );

export const sumQuoted = (months: readonly QuotedMonth[]) =>
  months.reduce((sum, { won, lost, open }) => ({ won: sum.won + won, lost: sum.lost + lost, open: sum.open + open }), {
    won: 0,
    lost: 0,
    open: 0,
  });
