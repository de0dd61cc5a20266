import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** 256 random bits in base64url. */
export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const isSessionToken = (text: string): boolean => TOKEN_SHAPE.test(text);

/** What the database keeps. A hash without salt is enough for 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token for writes: bound to the session, readable by our page only, needs no storage. */
export const writeTokenOf = (token: string): string =>
  createHash('sha256').update(`ringwerk-write:${token}`).digest('base64url');
