import type { Registration } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashPassword } from '../session/password.ts';
import { firstRetailRule } from '../pricing/first-retail-rule.ts';
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
    const account = decision === 'approve' ? await openAccount(transaction, request, passwordHash, now) : NO_ACCOUNT;
    const { dealerId, customerNumber, userId } = account;
    const decided = await repository.decide(transaction, id, {
      dealerId,
      customerNumber,
      status: decision === 'approve' ? 'approved' : 'declined',
      decidedBy: caller.userId,
      decidedAt: now,
    });
    const { company, contact, email: recipient, language } = request;
    const url = services.config.publicUrl;
    await queueMail(
      transaction,
      userId === null
        ? { kind: 'registration-declined', recipient, language, values: { company, contact } }
        : {
            kind: 'first-password',
            recipient,
            language,
            userId,
            values: { company, contact, number: customerNumber, url },
            secrets: { password },
          },
      now,
    );
    await recordAudit(transaction, caller, now, {
      action: decision === 'approve' ? 'registration.approved' : 'registration.declined',
      entity: 'registration',
      entityId: id,
      before: { status: request.status },
      after: { status: decided.status, customerNumber },
    });
    return {
      registration: registrationAnswer(decided),
      firstPassword: decision === 'approve' ? password : null,
    };
  });
}

interface Account {
  readonly dealerId: string;
  readonly customerNumber: string;
  readonly userId: string;
}
const NO_ACCOUNT = { dealerId: null, customerNumber: null, userId: null };

async function openAccount(
  transaction: Transaction,
  request: repository.RegistrationRow,
  passwordHash: string,
  now: Date,
): Promise<Account> {
  const customerNumber = await repository.nextCustomerNumber(transaction);
  const { company, street, postcode, city, country, language, email, phone, vatId, preferences } = request;
  const dealerId = await repository.insertDealer(transaction, {
    customerNumber,
    company,
    street,
    postcode,
    city,
    country,
    language,
    email,
    phone,
    vatId,
    preferences,
    retailRule: await firstRetailRule(transaction, country),
    createdAt: now,
    updatedAt: now,
  });
  const userId = await repository.insertUser(transaction, {
    dealerId,
    customerNumber,
    name: request.contact,
    email,
    role: 'owner',
    passwordHash,
    createdAt: now,
  });
  return { dealerId, customerNumber, userId };
}
