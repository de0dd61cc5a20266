import { outside } from '../units/item-at.ts';

/** Stands for the bytes that the last group of three lacks (RFC 4648 §4). */
const PADDING = 0;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding (RFC 4648 §5). */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const word =
      ((bytes[index] ?? outside(bytes, index)) << 16) |
      ((bytes[index + 1] ?? PADDING) << 8) |
      (bytes[index + 2] ?? PADDING);
    const characters = Math.min(4, bytes.length - index + 1);
    for (let k = 0; k < characters; k++) text += ALPHABET.charAt((word >> (18 - 6 * k)) & 63);
  }
  return text;
}

/** Bytes of a base64url text, or null when a character is foreign or the length impossible. */
export function fromBase64url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let count = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[count++] = (word >> bits) & 0xff;
    }
  }
  return bytes;
}
