import type { acceptInvitation as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { HashGate } from '../session/hash-gate.ts';
import { hashPassword } from '../session/password.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { dropLinks, isLivingInvitation, redeemInvitation, updatePerson } from './people-repository.ts';

type Acceptance = z.output<NonNullable<typeof operation.body>>;

/** Sets name and password of an invited person, once and while the invitation lives. */
export async function acceptInvitation(
  { database, clock }: Services,
  gate: HashGate,
  { token, name, password }: Acceptance,
): Promise<{ customerNumber: string }> {
  const now = clock();
  const tokenHash = hashToken(token);
  // Guesses are turned away before they cost a hash.
  if (!isSessionToken(token) || !(await isLivingInvitation(database.orm, tokenHash, now))) throw dead();
  const passwordHash = await gate.run(() => hashPassword(password));
  return database.transaction(async (transaction) => {
    const user = await redeemInvitation(transaction, tokenHash, now);
    if (user === null) throw dead();
    await updatePerson(transaction, user.id, { name, passwordHash });
    await dropLinks(transaction, user.id, now);
    await recordAudit(transaction, { userId: user.id, dealerId: user.dealerId }, now, {
      action: 'person.accepted',
      entity: 'user',
      entityId: user.id,
      before: { name: user.name },
      after: { name },
    });
    return { customerNumber: user.customerNumber };
  });
}

const dead = (): CodedError => new CodedError('invitation.dead');
