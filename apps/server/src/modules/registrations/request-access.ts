import { randomUUID } from 'node:crypto';
import { NO_PREFERENCES, type requestRegistration as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { requireKnown } from '../dealer/known-preferences.ts';
import { requireServed } from '../house-settings/house-face.ts';
import { deleteOldDeclined, insertRegistration } from './registration-repository.ts';

export type AccessRequest = z.output<NonNullable<typeof operation.body>>;

const SHORTEST = 2;
const DECLINED_KEPT_MS = 183 * 86_400_000;

/**
 * Takes a request down. The answer is a fresh id either way: nobody learns whether an address has asked before.
 * Control characters have no place in a name and would break the letter that is written to it.
 */
export async function requestAccess(services: Services, request: AccessRequest): Promise<{ id: string }> {
  const line = (text: string | undefined): string =>
    (text ?? '')
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim();
  const company = line(request.company);
  const contact = line(request.contact);
  requireWords({ company, contact });
  requireKnown(request.preferences ?? NO_PREFERENCES, (await services.alloys.now()).alloys);
  await requireServed(services.database.orm, request.country);
  const id = randomUUID();
  const now = services.clock();
  await insertRegistration(services.database.orm, {
    id,
    company,
    contact,
    email: request.email.trim(),
    phone: line(request.phone),
    street: line(request.street),
    postcode: line(request.postcode),
    city: line(request.city),
    country: request.country,
    language: request.language,
    vatId: line(request.vatId),
    preferences: request.preferences ?? NO_PREFERENCES,
    message: (request.message ?? '').trim(),
    createdAt: now,
  });
  await deleteOldDeclined(services.database.orm, new Date(now.getTime() - DECLINED_KEPT_MS));
  return { id };
}

/** Two spaces are no name. */
function requireWords(fields: Readonly<Record<string, string>>): void {
  const issues = Object.entries(fields)
    .filter(([, value]) => value.length < SHORTEST)
    .map(([field]) => ({
      code: 'field.too-short',
      path: `/${field}`,
      params: { minimum: SHORTEST },
      severity: 'error' as const,
    }));
  if (issues.length > 0) throw new CodedError('request.invalid', { issues });
}
