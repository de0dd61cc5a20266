import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A key for the signatures of one webhook. */
export const newWebhookSecret = (): string => `whs_${randomBytes(SECRET_BYTES).toString('base64url')}`;

/**
 * Headers that a receiver checks: HMAC-SHA-256 with the shared secret over the time in seconds, a point and the body as it was
 * received. Whoever refuses old times refuses messages that were recorded and sent again.
 */
export function signatureHeaders(secret: string, body: string, now: Date): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'x-ringwerk-timestamp': seconds, 'x-ringwerk-signature': `v1=${signature}` };
}
