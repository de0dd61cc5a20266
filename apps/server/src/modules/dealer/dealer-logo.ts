import { LOGO_BASE64_LIMIT, LOGO_LIMIT, LOGO_TYPES } from '@ringwerk/contract';
import { isWholePicture, pictureFacts } from '@ringwerk/stills';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import type { Services } from '../../services.ts';
import type { Queryable } from '../../storage/database.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** A posted logo: the rest is the JSON around it. */
export const LOGO_BODY_LIMIT = LOGO_BASE64_LIMIT + 1_024;

type LogoType = (typeof LOGO_TYPES)[number];

/** Where a dealer's logo is fetched; null without one. */
export const logoAddress = (dealer: { id: string; logoType: string | null; logoVersion: number }): string | null =>
  dealer.logoType === null ? null : `/api/dealers/${dealer.id}/logo?v=${dealer.logoVersion}`;

/** A couple's phone unpacks the logo to four bytes a pixel: 32 MB at most. */
const EDGE_MAX = 4_000;
const PIXELS_MAX = 8_000_000;

/**
 * The kind of a still picture of a bearable size; null for everything else. What a file calls itself is not believed, and
 * its size is read before a pixel is unpacked: 40,000 × 40,000 of them fit into 200 kB.
 */
export async function bearableType(bytes: Buffer): Promise<LogoType | null> {
  const facts = await pictureFacts(bytes);
  if (facts === null) return null;
  const { format, width, height, frames } = facts;
  const isBearable = Math.max(width, height) <= EDGE_MAX && width * height <= PIXELS_MAX && frames === 1;
  return (isBearable && LOGO_TYPES.find((known) => known === `image/${format}`)) || null;
}

export interface Logo {
  readonly bytes: Buffer;
  readonly type: LogoType;
}

/** A logo as it was posted, base64. @throws CodedError `request.too-large`, or `logo.unusable` for what is no still picture */
export async function requireLogo(data: string): Promise<Logo> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.byteLength > LOGO_LIMIT) throw new CodedError('request.too-large');
  const type = await bearableType(bytes);
  if (type === null || !(await isWholePicture(bytes))) throw new CodedError('logo.unusable');
  return { bytes, type };
}

/** Writes the logo of a company; null takes it away. */
export async function writeLogo(database: Queryable, dealerId: string, logo: Logo | null, now: Date): Promise<void> {
  await database
    .update(dealers)
    .set({
      logo: logo?.bytes ?? null,
      logoType: logo?.type ?? null,
      logoVersion: sql`${dealers.logoVersion} + 1`,
      updatedAt: now,
    })
    .where(eq(dealers.id, dealerId));
}

/** What the audit log keeps of a logo. */
export const logoFacts = (logo: Logo | null) => ({
  logoType: logo?.type ?? null,
  bytes: logo?.bytes.byteLength ?? null,
});

/** Sets the logo (base64) or, with null, takes it away. */
export async function changeLogo(services: Services, caller: Caller, data: string | null): Promise<void> {
  const logo = data === null ? null : await requireLogo(data);
  const now = services.clock();
  await services.database.transaction(async (transaction) => {
    await writeLogo(transaction, caller.dealerId, logo, now);
    await recordAudit(transaction, caller, now, {
      action: logo === null ? 'dealer.logo-removed' : 'dealer.logo-changed',
      entity: 'dealer',
      entityId: caller.dealerId,
      after: logoFacts(logo),
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
