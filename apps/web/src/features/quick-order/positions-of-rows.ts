import { POSITIONS_MAX } from '@ringwerk/contract';
import { isApiError, type ApiIssue } from '../../api/api-error.ts';
import { isReady, type CheckedRow } from './use-checked-rows.ts';

/** Lines that one order or quote takes. */
export const LINES_MAX = POSITIONS_MAX;

/** Figures of one piece that stand on the screen. */
interface Seen {
  readonly gross: number;
  readonly cost?: number;
}

/** Rows as positions, each with whom it is for; rows that cannot be made are none. */
function ringsOf(rows: readonly CheckedRow[]) {
  return rows.flatMap((checked) => {
    const { row, answer } = checked;
    if (!isReady(checked) || answer?.made == null || answer.article === null) return [];
    const { design, gross, cost } = answer.made;
    const commission = row.commission.trim();
    return [
      {
        key: row.key,
        seen: { gross, ...(cost === undefined ? {} : { cost }) } satisfies Seen,
        position: {
          kind: 'rings' as const,
          design,
          setId: answer.article.setId,
          quantity: row.quantity,
          ...(commission === '' ? {} : { commission }),
        },
      },
    ];
  });
}

export const quotedPositions = (rows: readonly CheckedRow[]) => ringsOf(rows).map(({ position }) => position);

/** @param agreed - changed gross prices that were agreed to, by row; all others are those that the rows show */
export const orderedPositions = (rows: readonly CheckedRow[], agreed: Readonly<Record<string, number>>) =>
  ringsOf(rows).map(({ key, seen, position }) => {
    const gross = agreed[key];
    // With a new retail price the trade price on the screen is old, too.
    return { ...position, expected: gross === undefined ? seen : { gross } };
  });

/**
 * The key of an order or quote of these rows: rows that change have other keys, so the same lines are ordered once, from whichever
 * device and after whatever failure.
 */
export function keyOfRows(rows: readonly CheckedRow[], kind: 'order' | 'quote'): string {
  const mixed = new Uint8Array(16);
  for (const { row } of rows)
    for (let at = 0; at < mixed.length; at += 1)
      mixed[at] = (mixed[at] ?? 0) ^ Number.parseInt(row.act.slice(at * 2, at * 2 + 2), 16);
  return `pad-${kind}-${[...mixed].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const placeOf = ({ path }: ApiIssue): number | null => {
  const found = /^\/positions\/(\d+)\//u.exec(path);
  return found === null ? null : Number(found[1]);
};

/** Today's gross price of one piece, by row, where the server refused an order because it is another than the row showed. */
export function changedPrices(error: unknown, rows: readonly CheckedRow[]): Readonly<Record<string, number>> {
  if (!isApiError(error, 'order.price-changed')) return {};
  return Object.fromEntries(
    error.issues.flatMap((issue) => {
      const place = placeOf(issue);
      const row = place === null ? undefined : rows[place];
      const gross = issue.params['gross'];
      return row === undefined || typeof gross !== 'number' ? [] : [[row.row.key, gross]];
    }),
  );
}
