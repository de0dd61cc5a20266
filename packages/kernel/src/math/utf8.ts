import { outside } from '../units/item-at.ts';
const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** UTF-8 bytes of a text; lone surrogates become U+FFFD as in every encoder. The kernel has no TextEncoder. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    let point = character.codePointAt(0) ?? 0xfffd;
    if (isSurrogate(point)) point = 0xfffd;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    }
  }
  return Uint8Array.from(bytes);
}

/** Least character of each size: a smaller one in so many bytes is overlong, and would be a second way to write a link. */
const LEAST_OF_SIZE = { 1: 0, 2: 0x80, 3: 0x800, 4: 0x10000 } as const;

function sequenceLength(lead: number): 0 | 1 | 2 | 3 | 4 {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}

/** Text of UTF-8 bytes, or null when they are not valid UTF-8. */
export function utf8Text(bytes: Uint8Array): string | null {
  let text = '';
  for (let index = 0; index < bytes.length;) {
    const lead = bytes[index] ?? outside(bytes, index);
    const size = sequenceLength(lead);
    if (size === 0 || index + size > bytes.length) return null;
    let point = size === 1 ? lead : lead & (0x7f >> size);
    for (let offset = 1; offset < size; offset++) {
      const next = bytes[index + offset] ?? outside(bytes, index + offset);
      if ((next & 0xc0) !== 0x80) return null;
      point = (point << 6) | (next & 63);
    }
    if (point < LEAST_OF_SIZE[size] || point > 0x10ffff || isSurrogate(point)) return null;
    text += String.fromCodePoint(point);
    index += size;
  }
  return text;
}
