import { readRecord, removeRecords, writeRecord } from './database.ts';

/*
 * Answers of the server hold trade figures, so they lie on this device sealed with AES-GCM, each user's with a key of
 * its own. While a couple looks on the key is gone: what is left of it is wrapped with the PIN that ends the customer
 * view. docs/adr/0015 says against whom this stands, and against whom not.
 */

interface Envelope {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly key: ArrayBuffer;
}

interface VaultRecord {
  /** Customer number of the user. */
  readonly id: string;
  /** Null while a couple looks on. */
  readonly key: CryptoKey | null;
  /** The key once more, wrapped with the PIN; null until the PIN was typed on this device. */
  readonly envelope: Envelope | null;
}

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** OWASP's figure for PBKDF2 with SHA-256 (2023): a third of a second on a counter's tablet. */
const ROUNDS = 600_000;
const IV_BYTES = 12;
const SALT_BYTES = 16;

const fresh = (bytes: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(bytes));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Sealing needs a secure context; a portal in a shop's own network without https keeps nothing. */
export const canKeep = (): boolean => typeof indexedDB !== 'undefined' && globalThis.isSecureContext;

const keepKey = (record: VaultRecord): Promise<void> => writeRecord('vault', record);

/** One user's key; made when there is none yet. Null while it is locked away. */
async function keyOf(user: string): Promise<CryptoKey | null> {
  const record = await readRecord<VaultRecord>('vault', user);
  if (record !== null) return record.key;
  // Extractable, because the PIN has to wrap it later.
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);
  await keepKey({ id: user, key, envelope: null });
  return key;
}

async function keyOfPin(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  );
}

/** Null while the user's key is locked away. `name` is bound to the content: nothing can be put in another's place. */
export async function seal(user: string, name: string, value: unknown): Promise<Sealed | null> {
  const key = await keyOf(user);
  if (key === null) return null;
  const iv = fresh(IV_BYTES);
  const text = bytesOf(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(name) }, key, text) };
}

/** Undefined while the key is locked away, and for what was sealed with another key. */
export async function unseal(user: string, name: string, { iv, data }: Sealed): Promise<unknown> {
  const key = await keyOf(user);
  if (key === null) return undefined;
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(name) }, key, data);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

/** The PIN was chosen or typed: from now on the key can be locked away with it. */
export async function learnPin(user: string, pin: string): Promise<void> {
  const key = canKeep() ? await keyOf(user) : null;
  if (key === null) return;
  const [salt, iv] = [fresh(SALT_BYTES), fresh(IV_BYTES)];
  const wrapped = await crypto.subtle.wrapKey('raw', key, await keyOfPin(pin, salt), { name: 'AES-GCM', iv });
  await keepKey({ id: user, key, envelope: { salt, iv, key: wrapped } });
}

/**
 * A couple looks on: the key goes. Without an envelope nobody could bring it back, so what it sealed goes with it when
 * the server can bring it again (`canRefetch`); else nothing happens. False when there was no envelope.
 */
export async function lockVault(user: string, canRefetch: boolean): Promise<boolean> {
  if (!canKeep()) return false;
  const record = await readRecord<VaultRecord>('vault', user);
  if (record === null || record.envelope === null) {
    if (canRefetch) await emptyVault(user);
    return false;
  }
  await keepKey({ ...record, key: null });
  return true;
}

/** Whether the key of this user is locked away at present. */
export async function isLocked(user: string): Promise<boolean> {
  return (await readRecord<VaultRecord>('vault', user))?.key === null;
}

/** Opens with the PIN. False: it was another one, or there is nothing to open. */
export async function unlockVault(user: string, pin: string): Promise<boolean> {
  if (!canKeep()) return false;
  const record = await readRecord<VaultRecord>('vault', user);
  if (record === null || record.envelope === null) return false;
  const { salt, iv, key: wrapped } = record.envelope;
  try {
    const kek = await keyOfPin(pin, salt);
    const key = await crypto.subtle.unwrapKey('raw', wrapped, kek, { name: 'AES-GCM', iv }, 'AES-GCM', true, [
      'encrypt',
      'decrypt',
    ]);
    await keepKey({ ...record, key });
    return true;
  } catch {
    return false;
  }
}

export const isKeptFor = (user: string): ((id: string) => boolean) => {
  const prefix = `${user} `;
  return (id) => id.startsWith(prefix);
};

/** Takes a user's key and everything it sealed off this device. */
export async function emptyVault(user: string): Promise<void> {
  if (!canKeep()) return;
  await removeRecords('vault', (id) => id === user);
  await removeRecords('kept', isKeptFor(user));
}
