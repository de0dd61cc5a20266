import type { invitePerson as operation, PersonLink } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hasMailServer } from '../mail/mail-server.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { freeNumber } from '../setup/create-staff-account.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { newAccountLink } from './account-link.ts';
import { knownAddress, requirePerson } from './change-person.ts';
import * as repository from './people-repository.ts';
import { personAnswer } from './person-answer.ts';

type Invitation = z.output<NonNullable<typeof operation.body>>;
type Delivery = Invitation['delivery'];

const HOUR_MS = 3_600_000;
const INVITATION_MS = 7 * 24 * HOUR_MS;
/** A link by mail is opened at once; one that is handed over lasts until the next day's shift. */
const RESET_MS: Readonly<Record<Delivery, number>> = { mail: HOUR_MS, shown: 24 * HOUR_MS };

/** Makes an account without a password and the link by which its person chooses one. */
export function invitePerson(services: Services, caller: Caller, invitation: Invitation): Promise<PersonLink> {
  const now = services.clock();
  const { dealerId } = caller;
  return services.database.transaction(async (transaction) => {
    await repository.lockPeople(transaction);
    if (await repository.hasAddress(transaction, dealerId, invitation.email)) throw knownAddress();
    const house = await findManufactory(transaction);
    if (house === null || house.id !== dealerId) throw new Error('the caller is not of the manufactory');
    const customerNumber = await freeNumber(transaction, house.customerNumber);
    const { email, role } = invitation;
    const id = await repository.insertPerson(transaction, {
      dealerId,
      customerNumber,
      name: '',
      email,
      role,
      createdAt: now,
    });
    await recordAudit(transaction, caller, now, {
      action: 'person.invited',
      entity: 'user',
      entityId: id,
      after: { customerNumber, email, role },
    });
    return sendLink(services, transaction, caller, { id, delivery: invitation.delivery, now });
  });
}

/** A new link for a person: an invitation until there is a password, then one to choose another. */
export function createLink(services: Services, caller: Caller, id: string, delivery: Delivery): Promise<PersonLink> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const { user } = await requirePerson(transaction, { dealerId: caller.dealerId, now }, id);
    if (!user.isActive) throw new CodedError('person.disabled');
    await recordAudit(transaction, caller, now, {
      action: user.passwordHash === null ? 'person.invited-again' : 'person.password-link-made',
      entity: 'user',
      entityId: id,
      detail: { delivery },
    });
    return sendLink(services, transaction, caller, { id, delivery, now });
  });
}

interface LinkRequest {
  readonly id: string;
  readonly delivery: Delivery;
  readonly now: Date;
}

async function sendLink(
  { config }: Services,
  transaction: Transaction,
  caller: Caller,
  { id, delivery: asked, now }: LinkRequest,
): Promise<PersonLink> {
  const row = await requirePerson(transaction, { dealerId: caller.dealerId, now }, id);
  const { user } = row;
  // A mail that nobody sends would lock the person out.
  const delivery = (await hasMailServer(config, transaction)) ? asked : 'shown';
  const kind = user.passwordHash === null ? 'invitation' : 'password';
  await repository.dropLinks(transaction, id, now);
  const life = kind === 'invitation' ? INVITATION_MS : RESET_MS[delivery];
  const { language } = caller;
  const { publicUrl } = config;
  const { url, expiresAt, until } = await newAccountLink(
    transaction,
    kind,
    { id, language },
    { publicUrl, now, lifeMs: life },
  );
  if (delivery === 'mail') {
    const { customerNumber: number, email: recipient } = user;
    const mail = { recipient, language, secrets: { url }, expiresAt, userId: id };
    await queueMail(
      transaction,
      kind === 'invitation'
        ? { ...mail, kind: 'invitation', values: { company: caller.company, number, until } }
        : { ...mail, kind: 'password-reset', values: { contact: user.name, number, until } },
      now,
    );
  }
  const person = personAnswer(row);
  return { person, kind, url: delivery === 'mail' ? null : url, expiresAt: expiresAt.toISOString() };
}
