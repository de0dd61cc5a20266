import {
  MAIL_FACTS,
  mayWriteMailText,
  unknownVariables,
  type Language,
  type MailKind,
  type MailText,
  type MailVariable,
} from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError, type FieldIssue } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { deleteMailText, lockMailText, putMailText, readMailText } from './mail-text-repository.ts';
import { SHIPPED_MAIL_TEXTS } from './mail-texts.ts';

export interface TextPlace {
  readonly kind: MailKind;
  readonly language: Language;
}
export interface WrittenText {
  readonly subject: string;
  readonly body: string;
}

export async function mailTextAnswer(database: Queryable, { kind, language }: TextPlace): Promise<MailText> {
  const written = await readMailText(database, kind, language);
  const shipped = SHIPPED_MAIL_TEXTS[kind][language];
  const { subject, body } = written?.text ?? shipped;
  return {
    kind,
    language,
    subject,
    body,
    shipped,
    updatedAt: written?.text.updatedAt.toISOString() ?? null,
    updatedBy: written?.updatedBy ?? null,
  };
}

/** @throws CodedError `session.forbidden` for a text that is an admin's, `conflict` when somebody else has changed the text since `basedOn`. */
export async function writeMailText(
  services: Services,
  caller: Caller,
  place: TextPlace,
  { subject, body, basedOn }: WrittenText & { readonly basedOn: string | null },
): Promise<MailText> {
  requireWriter(place, caller);
  const issues = textIssues(place.kind, { subject, body });
  if (issues.length > 0) throw new CodedError('request.invalid', { issues });
  return changeText(services, caller, place, basedOn, { subject, body });
}

export async function restoreMailText(
  services: Services,
  caller: Caller,
  place: TextPlace,
  basedOn: string | null,
): Promise<MailText> {
  requireWriter(place, caller);
  return changeText(services, caller, place, basedOn, null);
}

function requireWriter({ kind }: TextPlace, { role }: Caller): void {
  if (!mayWriteMailText(kind, role)) throw new CodedError('session.forbidden');
}

function changeText(
  { database, clock }: Services,
  caller: Caller,
  place: TextPlace,
  basedOn: string | null,
  next: WrittenText | null,
): Promise<MailText> {
  const { kind, language } = place;
  return database.transaction(async (transaction) => {
    const now = clock();
    await lockMailText(transaction, kind, language);
    const before = await mailTextAnswer(transaction, place);
    if (before.updatedAt !== basedOn) throw new CodedError('conflict');
    if (next === null) await deleteMailText(transaction, kind, language);
    else await putMailText(transaction, { kind, language, ...next, updatedAt: now, updatedBy: caller.userId });
    await recordAudit(transaction, caller, now, {
      action: next === null ? 'mail-text.restored' : 'mail-text.changed',
      entity: 'mail-text',
      entityId: `${kind}/${language}`,
      before: { subject: before.subject, body: before.body },
      after: next === null ? { ...before.shipped } : { ...next },
    });
    return mailTextAnswer(transaction, place);
  });
}

/** What could lead a reader, or what opens the account, elsewhere than into the portal. */
const ADDRESS = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*/iu;

/** Beside other signs a link, or a password, becomes part of another address. */
const standsAlone = (text: string, name: string): boolean =>
  !text.split(/\s+/u).some((word) => word.includes(`{${name}}`) && word !== `{${name}}`);

function addressIssues(secret: MailVariable | null, text: WrittenText): FieldIssue[] {
  const alone = new Set<MailVariable>(['url', secret ?? 'url']);
  return (['subject', 'body'] as const).flatMap((field) => {
    const joined = [...alone].find((name) => !standsAlone(text[field], name));
    if (joined !== undefined) return [finding('mail.joined-variable', field, joined)];
    const address = secret === null ? null : ADDRESS.exec(text[field]);
    return address === null ? [] : [finding('mail.other-address', field, address[0])];
  });
}

/** What is in braces and means nothing, at its field; and a text without what it is sent for. */
function textIssues(kind: MailKind, text: WrittenText): FieldIssue[] {
  const { secret } = MAIL_FACTS[kind];
  const unknown = (['subject', 'body'] as const).flatMap((field) =>
    unknownVariables(kind, text[field])
      .slice(0, 1)
      .map((name) => finding('mail.unknown-variable', field, name)),
  );
  const wrong = [...unknown, ...addressIssues(secret, text)];
  if (secret === null) return wrong;
  // A subject is shown on locked screens and in lists.
  const isInSubject = text.subject.includes(`{${secret}}`);
  const isMissing = !text.body.includes(`{${secret}}`);
  return [
    ...wrong,
    ...(isInSubject ? [finding('mail.secret-in-subject', 'subject', secret)] : []),
    ...(isMissing ? [finding('mail.missing-variable', 'body', secret)] : []),
  ];
}

const finding = (code: string, field: keyof WrittenText, name: string): FieldIssue => ({
  code,
  path: `/${field}`,
  params: { name },
  severity: 'error',
});
