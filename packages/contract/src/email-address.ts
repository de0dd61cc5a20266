import * as z from 'zod/mini';

/** The longest address that mail delivers to (RFC 5321). */
export const emailAddress = z.email().check(z.maxLength(254));
