import { and, desc, eq, gte, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { stoneHolds } from '../../storage/schema/stone-holds.ts';
import { quotes } from '../../storage/schema/trade.ts';
import type { StoneHold } from './stone-repository.ts';

/** Quotes that are an offer or a promise at `now`: neither ordered nor renewed, declined or over. */
const binding = (now: Date): SQL | undefined =>
  and(
    isNull(quotes.orderedAt),
    or(isNull(quotes.answer), ne(quotes.answer, 'declined')),
    gte(quotes.validUntil, now),
    sql`not exists (select 1 from quotes renewal where renewal.replaces = ${quotes.id})`,
  );

async function bindingQuote(transaction: Transaction, { quoteId }: StoneHold, now: Date) {
  if (quoteId === null) return null;
  const [quote] = await transaction
    .select({ coupleId: quotes.coupleId, answer: quotes.answer })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), binding(now)));
  return quote ?? null;
}

/** Whether a hold belongs to an offer that its couple may still accept, or has accepted. */
export const isForQuote = async (transaction: Transaction, hold: StoneHold, now: Date): Promise<boolean> =>
  (await bindingQuote(transaction, hold, now)) !== null;

/** Whether another couple has accepted the quote that a stone is held for. One couple may go from quote to quote with it. */
export async function promisedTo(
  transaction: Transaction,
  hold: StoneHold,
  { coupleId }: { readonly coupleId: string | null },
  now: Date,
): Promise<boolean> {
  const quote = await bindingQuote(transaction, hold, now);
  return quote?.answer === 'accepted' && (coupleId === null || quote.coupleId !== coupleId);
}

/** Whether a quote still offers a stone, or promises it: of an accepted one only what was chosen. */
const offers = (stoneId: string): SQL =>
  sql`exists (select 1 from quote_positions p where p.quote_id = ${quotes.id}
    and (${quotes.answer} is null or p.is_chosen)
    and (p.stone_id = ${stoneId}::uuid or jsonb_path_exists(
      p.design, '$.rings[*].stones[*].listing ? (@ == $id)', jsonb_build_object('id', ${stoneId}::text))))`;

/** The quote to which a stone goes back: one of the same dealer that held it before and binds; an accepted one first. */
export async function nextToHold(
  transaction: Transaction,
  { stoneId, dealerId }: Pick<StoneHold, 'stoneId' | 'dealerId'>,
  gone: readonly string[],
  now: Date,
) {
  const [next] = await transaction
    .select({
      id: quotes.id,
      dealerId: quotes.dealerId,
      userId: quotes.userId,
      coupleId: quotes.coupleId,
      validUntil: quotes.validUntil,
    })
    .from(stoneHolds)
    .innerJoin(quotes, eq(quotes.id, stoneHolds.quoteId))
    .where(
      and(
        eq(stoneHolds.stoneId, stoneId),
        eq(quotes.dealerId, dealerId),
        notInArray(quotes.id, [...gone]),
        binding(now),
        offers(stoneId),
      ),
    )
    .orderBy(sql`${quotes.answer} is null`, desc(stoneHolds.heldAt))
    .limit(1);
  return next ?? null;
}
