import type { Registration } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailFirstPassword, openAccount } from '../dealer-files/open-dealer.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashPassword } from '../session/password.ts';
import { firstPassword } from './first-password.ts';
import { registrationAnswer } from './registration-answer.ts';
import * as repository from './registration-repository.ts';

export interface Decision {
  readonly registration: Registration;
  /** Shown to staff this once, for a call to the jeweller. */
  readonly firstPassword: string | null;
}

/** Approves or declines, once: company, owner, mail, decision and audit row are one transaction. */
export async function decideRegistration(
  services: Services,
  caller: Caller,
  id: string,
  decision: 'approve' | 'decline',
): Promise<Decision> {
  const now = services.clock();
  const password = firstPassword();
  // Hashed before the row is locked: it is the slow part.
  const passwordHash = await hashPassword(password);
  return services.database.transaction(async (transaction) => {
    const request = await repository.lockRegistration(transaction, id);
    if (request === null) throw new CodedError('registration.unknown');
    if (request.status !== 'open') throw new CodedError('registration.already-decided');
    const account = decision === 'approve' ? await openAccount(transaction, request, passwordHash, now) : null;
    const decided = await repository.decide(transaction, id, {
      dealerId: account?.dealerId ?? null,
      customerNumber: account?.customerNumber ?? null,
      status: decision === 'approve' ? 'approved' : 'declined',
      decidedBy: caller.userId,
      decidedAt: now,
    });
    const { company, contact, email: recipient, language } = request;
    if (account === null)
      await queueMail(
        transaction,
        { kind: 'registration-declined', recipient, language, values: { company, contact } },
        now,
      );
    else await mailFirstPassword(services, transaction, request, { account, password, now });
    await recordAudit(transaction, caller, now, {
      action: decision === 'approve' ? 'registration.approved' : 'registration.declined',
      entity: 'registration',
      entityId: id,
      before: { status: request.status },
      after: { status: decided.status, customerNumber: decided.customerNumber },
    });
    return {
      registration: registrationAnswer(decided),
      firstPassword: decision === 'approve' ? password : null,
    };
  });
}
