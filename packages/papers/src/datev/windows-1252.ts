/** Unicode characters of the bytes 0x80 to 0x9F; five of them mean nothing and stand as U+FFFD. */
const UPPER = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ';
const FIRST_UPPER = 0x80;
const SUBSTITUTE = '?';

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST_UPPER || (code >= 0xa0 && code <= 0xff)) return code;
  const place = character === '\uFFFD' ? -1 : UPPER.indexOf(character);
  return place < 0 ? null : FIRST_UPPER + place;
}

/** Text in Windows-1252; what this encoding has no letter for loses its accents, and becomes a question mark else. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Array.from(text.normalize('NFC'), (character) => {
    const plain = character.normalize('NFD').charAt(0);
    return byteOf(character) ?? byteOf(plain) ?? SUBSTITUTE.charCodeAt(0);
  });
  return Uint8Array.from(bytes);
}
