import { hash, verify, type Options } from '@node-rs/argon2';

/** The OWASP floor: 19 MiB, two passes, one lane. argon2id is the library's own default. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST);

let dummy: Promise<string> | null = null;

/**
 * Whether `password` belongs to `storedHash`. Without a stored hash (unknown number) the same work is done on a
 * hash of nothing, so that the time tells nobody which numbers exist.
 */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  dummy ??= hashPassword('the password of nobody');
  const isRight = await verify(storedHash ?? (await dummy), password.normalize('NFC'));
  return isRight && storedHash !== null;
}
