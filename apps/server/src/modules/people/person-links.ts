import type { LINK_DELIVERIES, Role } from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hasMailServer } from '../mail/mail-server.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { freeNumber } from '../setup/create-staff-account.ts';
import { newAccountLink } from './account-link.ts';
import { knownAddress, requirePerson } from './change-person.ts';
import type { Company } from './company.ts';
import type { MadeLink } from './made-link.ts';
import * as repository from './people-repository.ts';

type Delivery = (typeof LINK_DELIVERIES)[number];

export interface Invitation {
  readonly email: string;
  readonly role: Role;
  readonly delivery: Delivery;
}

const HOUR_MS = 3_600_000;
const INVITATION_MS = 7 * 24 * HOUR_MS;
/** A link by mail is opened at once; one that is handed over lasts until the next day's shift. */
const RESET_MS: Readonly<Record<Delivery, number>> = { mail: HOUR_MS, shown: 24 * HOUR_MS };

/** Makes an account without a password and the link by which its person chooses one. */
export function invitePerson(
  services: Services,
  caller: Caller,
  company: Company,
  { email, role, delivery }: Invitation,
): Promise<MadeLink> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    await repository.lockPeople(transaction);
    if (await repository.hasAddress(transaction, company.id, email)) throw knownAddress();
    const customerNumber = await freeNumber(transaction, company.customerNumber);
    const id = await repository.insertPerson(transaction, {
      dealerId: company.id,
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
    return sendLink(services, transaction, company, { id, delivery, now });
  });
}

/** A new link for a person: an invitation until there is a password, then one to choose another. */
export function createLink(
  services: Services,
  caller: Caller,
  company: Company,
  { id, delivery }: { readonly id: string; readonly delivery: Delivery },
): Promise<MadeLink> {
  const now = services.clock();
  return services.database.transaction(async (transaction) => {
    const { user } = await requirePerson(transaction, { dealerId: company.id, now }, id);
    if (!user.isActive) throw new CodedError('person.disabled');
    await recordAudit(transaction, caller, now, {
      action: user.passwordHash === null ? 'person.invited-again' : 'person.password-link-made',
      entity: 'user',
      entityId: id,
      detail: { delivery },
    });
    return sendLink(services, transaction, company, { id, delivery, now });
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
  company: Company,
  { id, delivery: asked, now }: LinkRequest,
): Promise<MadeLink> {
  const row = await requirePerson(transaction, { dealerId: company.id, now }, id);
  const { user } = row;
  // A mail that nobody sends, or that has no address, would lock the person out.
  const canMail = user.email !== '' && (await hasMailServer(config, transaction));
  const delivery = canMail ? asked : 'shown';
  const kind = user.passwordHash === null ? 'invitation' : 'password';
  await repository.dropLinks(transaction, id, now);
  const life = kind === 'invitation' ? INVITATION_MS : RESET_MS[delivery];
  const { language } = company;
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
        ? { ...mail, kind: 'invitation', values: { company: company.name, number, until } }
        : { ...mail, kind: 'password-reset', values: { contact: user.name, number, until } },
      now,
    );
  }
  return { row, kind, url: delivery === 'mail' ? null : url, expiresAt: expiresAt.toISOString() };
}
