import {
  COUNTRY_ZONES,
  LEGAL_TEXTS,
  type Language,
  type setUpHouse as operation,
  type TestMailAnswer,
} from '@ringwerk/contract';
import type { testSetupMail } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeHouse, readHouse } from '../house-settings/change-house.ts';
import { requireLogo, writeLogo } from '../dealer/dealer-logo.ts';
import { requireHouseVatId } from '../house-settings/vat-id.ts';
import { legalTitle } from '../legal/first-legal-texts.ts';
import { writeLegalText, type LegalKey } from '../legal/legal-repository.ts';
import { readMailServer } from '../mail/mail-server-repository.ts';
import { changeMailServer, requireMailHost, withPassword } from '../mail/mail-server.ts';
import { tryTyped } from '../mail/test-mail.ts';
import type { HashGate } from '../session/hash-gate.ts';
import { hashPassword } from '../session/password.ts';
import { hashToken, isSessionToken } from '../session/session-token.ts';
import { createStaffAccount, type CreatedAccount } from './create-staff-account.ts';
import { deleteSetupLinks, hasStaffAccount, isLivingSetupLink, lockSetup } from './setup-repository.ts';

export type HouseSetup = z.output<NonNullable<typeof operation.body>>;

/** Makes company, settings and first account with a living link. Of several callers at once one gets the house. */
export async function setUpHouse(
  { database, mailNetwork, clock }: Services,
  gate: HashGate,
  setup: HouseSetup,
): Promise<{ customerNumber: string }> {
  const now = clock();
  const {
    token,
    name,
    email,
    password,
    imprint,
    privacy,
    countries,
    mailServer,
    logo: data,
    currency,
    ...typed
  } = setup;
  // Guesses are turned away before they cost a hash.
  await requireLink(database.orm, token, now);
  if (mailServer !== undefined) await requireMailHost(mailNetwork, mailServer, '/mailServer');
  const logo = data === undefined ? null : await atField('/logo', requireLogo(data));
  const vatId = await requireHouseVatId({ country: typed.country, vatId: typed.vatId ?? '' });
  const company = { ...typed, vatId };
  const passwordHash = await gate.run(() => hashPassword(password));
  return database.transaction(async (transaction) => {
    await lockSetup(transaction);
    await requireLink(transaction, token, now);
    if (await hasStaffAccount(transaction)) throw deadLink();
    await deleteSetupLinks(transaction);
    const created = await createStaffAccount(transaction, { name, email, passwordHash, company }, now);
    await writeLegal(transaction, created, company.language, { imprint, privacy }, now);
    if (logo !== null) await writeLogo(transaction, created.dealerId, logo, now);
    // The clock stays what it was set up with, wherever the company moves.
    await changeHouse(transaction, created, now, await readHouse(transaction, created.dealerId), {
      countries,
      currency,
      zone: COUNTRY_ZONES[typed.country],
    });
    if (mailServer !== undefined)
      await changeMailServer(transaction, created, now, {
        before: await readMailServer(transaction),
        server: withPassword(mailServer, null),
      });
    return { customerNumber: created.customerNumber };
  });
}

/** A picture that was refused among other fields says at which of them. */
async function atField<Value>(path: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'logo.unusable') throw error;
    throw new CodedError('request.invalid', {
      issues: [{ code: 'field.picture', path, params: {}, severity: 'error' }],
    });
  }
}

type TestMail = z.output<NonNullable<typeof testSetupMail.body>>;

/** Tries a mail server for whoever holds a living link. */
export async function tryMailServer(
  { config, database, mailNetwork, clock }: Services,
  { token, server, to, language }: TestMail,
): Promise<TestMailAnswer> {
  await requireLink(database.orm, token, clock());
  const typed = { posted: server, kept: null, company: 'Ringwerk' };
  return tryTyped(mailNetwork, typed, { to, language, url: config.publicUrl });
}

/** @throws CodedError `setup.link-dead` for a token that sets up no house. */
async function requireLink(database: Queryable, token: string, now: Date): Promise<void> {
  if (!isSessionToken(token) || !(await isLivingSetupLink(database, hashToken(token), now))) throw deadLink();
}

/** The texts that came with the set-up; those that did not are not invented. */
async function writeLegal(
  transaction: Transaction,
  { userId, dealerId }: CreatedAccount,
  language: Language,
  texts: Readonly<Record<LegalKey, string | undefined>>,
  updatedAt: Date,
): Promise<void> {
  for (const key of LEGAL_TEXTS) {
    const body = texts[key];
    if (body === undefined || body === '') continue;
    const title = legalTitle(key, language);
    await writeLegalText(transaction, { key, language, title, body, updatedAt, updatedBy: userId });
    await recordAudit(transaction, { userId, dealerId }, updatedAt, {
      action: 'legal-text.changed',
      entity: 'legal-text',
      entityId: `${key}/${language}`,
      after: { title, body },
    });
  }
}

const deadLink = (): CodedError => new CodedError('setup.link-dead');
