import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { FIRST_LEGAL_TEXTS } from '../modules/legal/first-legal-texts.ts';
import { hashPassword, isPassword } from '../modules/session/password.ts';
import { TRADE_PARTNERS } from '../modules/stones/stone-sellers.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { LOCKS } from '../storage/locks.ts';
import { dealers, sessions, users } from '../storage/schema/dealers.ts';
import { legalTexts } from '../storage/schema/house.ts';
import { stones } from '../storage/schema/stones.ts';
import { DEMO_DEALERS, MANUFACTORY, type DemoCompany } from './demo-accounts.ts';

/** What the start may tell the person in front of it about the demo login. */
export type DemoLogin =
  | { readonly kind: 'none' }
  /** Made just now; shown this once and kept nowhere in clear. */
  | { readonly kind: 'new'; readonly password: string }
  | { readonly kind: 'chosen' }
  /** In production: made by an earlier start; whatever `DEMO_PASSWORD` says now, they are left as they are. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'printed-before' };

export interface SeedAccountsOptions {
  readonly demoPassword: string | null;
  readonly isProduction: boolean;
}

/** Letters and digits that nobody confuses when reading them from a screen. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const randomPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  );

/** Makes the demo house with its dealers and their users, where one is wanted. A house in production makes its own. */
export function seedAccounts(database: Database, options: SeedAccountsOptions): Promise<DemoLogin> {
  return database.transaction(async (transaction) => {
    await transaction.execute(`select pg_advisory_xact_lock(${LOCKS.seedAccounts})`);
    const demoUsers = await transaction.select().from(users).where(eq(users.isDemo, true));
    if (options.isProduction && options.demoPassword === null) {
      // A database that began as a trial must not carry its trial logins into production.
      const active = demoUsers.filter((user) => user.isActive);
      // Once: what the house makes of the companies afterwards is its own.
      if (active.length > 0) {
        await disable(
          transaction,
          active.map((user) => user.id),
        );
        await removeDemoContent(transaction);
      }
      return { kind: 'none' };
    }
    if (demoUsers.length > 0)
      return options.isProduction ? { kind: 'kept' } : refresh(transaction, demoUsers, options.demoPassword);
    const password = options.demoPassword ?? randomPassword();
    for (const company of [MANUFACTORY, ...DEMO_DEALERS]) {
      await insertUsers(transaction, await ensureCompany(transaction, company), company, password);
    }
    return options.demoPassword === null ? { kind: 'new', password } : { kind: 'chosen' };
  });
}

async function ensureCompany(transaction: Transaction, company: DemoCompany): Promise<string> {
  const { users: _users, ...row } = company;
  await transaction.insert(dealers).values(row).onConflictDoNothing({ target: dealers.customerNumber });
  const found = await transaction
    .select({ id: dealers.id })
    .from(dealers)
    .where(eq(dealers.customerNumber, company.customerNumber));
  if (found[0] === undefined) throw new Error(`company ${company.customerNumber} was not found after its insertion`);
  return found[0].id;
}

async function insertUsers(
  transaction: Transaction,
  dealerId: string,
  company: DemoCompany,
  password: string,
): Promise<void> {
  for (const user of company.users) {
    const passwordHash = await hashPassword(password);
    await transaction.insert(users).values({
      ...user,
      dealerId,
      email: company.email,
      passwordHash,
      isDemo: true,
    });
  }
}

async function disable(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .update(users)
    .set({ isActive: false })
    .where(inArray(users.id, [...ids]));
  await transaction.delete(sessions).where(inArray(sessions.userId, [...ids]));
}

/** What a trial had invented: offers of sellers that do not exist, and legal texts that nobody has written for this house. */
async function removeDemoContent(transaction: Transaction): Promise<void> {
  const numbers = [MANUFACTORY, ...DEMO_DEALERS].map((company) => company.customerNumber);
  const demoDealers = transaction
    .select({ id: dealers.id })
    .from(dealers)
    .where(inArray(dealers.customerNumber, numbers));
  const invented = TRADE_PARTNERS.map(({ seller }) => seller);
  await transaction
    .update(stones)
    .set({ status: 'withdrawn', changedTx: sql`pg_current_xact_id()` })
    .where(
      and(
        eq(stones.status, 'listed'),
        or(and(isNull(stones.dealerId), inArray(stones.seller, invented)), inArray(stones.dealerId, demoDealers)),
      ),
    );
  for (const { key, language, body } of FIRST_LEGAL_TEXTS)
    await transaction
      .delete(legalTexts)
      .where(and(eq(legalTexts.key, key), eq(legalTexts.language, language), eq(legalTexts.body, body)));
}

type UserRow = typeof users.$inferSelect;

/** A chosen password wins over what the accounts had; without one they keep theirs. */
async function refresh(
  transaction: Transaction,
  demoUsers: readonly UserRow[],
  demoPassword: string | null,
): Promise<DemoLogin> {
  if (demoPassword === null) return { kind: 'printed-before' };
  for (const user of demoUsers) {
    if (user.isActive && (await isPassword(demoPassword, user.passwordHash))) continue;
    const passwordHash = await hashPassword(demoPassword);
    await transaction
      .update(users)
      .set({ passwordHash, isActive: true })
      .where(and(eq(users.id, user.id), eq(users.isDemo, true)));
    await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  }
  return { kind: 'chosen' };
}
