import { LOGO_LIMIT, LOGO_TYPES } from '@ringwerk/contract';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { recordAudit } from '../audit/record-audit.ts';

type LogoType = (typeof LOGO_TYPES)[number];

/** Where a dealer's logo is fetched; null without one. */
export const logoAddress = (dealer: { id: string; logoType: string | null; logoVersion: number }): string | null =>
  dealer.logoType === null ? null : `/api/dealers/${dealer.id}/logo?v=${dealer.logoVersion}`;

/** The picture's kind by its first bytes: what a file calls itself is not believed. */
function logoType(bytes: Buffer): LogoType | null {
  const starts = (...signature: number[]): boolean => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return null;
}

/** The owner sets the logo (base64) or, with null, takes it away. */
export async function changeLogo(services: Services, caller: Caller, data: string | null): Promise<void> {
  if (caller.role !== 'owner') throw new CodedError('session.forbidden');
  const bytes = data === null ? null : Buffer.from(data, 'base64');
  if (bytes !== null && bytes.byteLength > LOGO_LIMIT) throw new CodedError('request.too-large');
  const type = bytes === null ? null : logoType(bytes);
  if (bytes !== null && type === null) throw new CodedError('logo.unusable');
  const now = services.clock();
  await services.database.transaction(async (transaction) => {
    await transaction
      .update(dealers)
      .set({ logo: bytes, logoType: type, logoVersion: sql`${dealers.logoVersion} + 1`, updatedAt: now })
      .where(eq(dealers.id, caller.dealerId));
    await recordAudit(transaction, caller, now, {
      action: bytes === null ? 'dealer.logo-removed' : 'dealer.logo-changed',
      entity: 'dealer',
      entityId: caller.dealerId,
    });
  });
}

export async function readLogo(database: Queryable, dealerId: string): Promise<FileAnswer> {
  const [row] = await database
    .select({ logo: dealers.logo, type: dealers.logoType })
    .from(dealers)
    .where(eq(dealers.id, dealerId));
  if (!row?.logo || row.type === null) throw new CodedError('not-found');
  return { name: 'logo', bytes: row.logo, type: row.type };
}
