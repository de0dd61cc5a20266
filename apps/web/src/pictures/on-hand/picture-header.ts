/** What the first bytes of a file say about it; edges in pixels as they are stored, null where the head does not say. */
export interface PictureHeader {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'bmp';
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Bytes of a file that are looked at: photos carry a small picture and notes before their own size. */
export const HEADER_BYTES = 512 * 1024;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));

/** ISO base media files: the brand says what is in them. */
function mediaKind(bytes: Uint8Array): PictureHeader['kind'] | null {
  const brand = text(bytes, 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : null;
}

function kindOf(bytes: Uint8Array): PictureHeader['kind'] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes[0] === 0x89 && text(bytes, 1, 4) === 'PNG') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp') return mediaKind(bytes);
  if (text(bytes, 0, 3) === 'GIF') return 'gif';
  return text(bytes, 0, 2) === 'BM' ? 'bmp' : null;
}

/** Reads kind and size of a picture from the head of its file; null when it is none that browsers show. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const kind = kindOf(bytes);
  if (kind === null) return null;
  const size = kind === 'jpeg' ? jpegSize(bytes) : kind === 'png' ? pngSize(bytes) : null;
  return { kind, size };
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** ISO/IEC 15948: the first chunk holds width and height. */
function pngSize(bytes: Uint8Array): PictureHeader['size'] {
  if (bytes.length < 24) return null;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame headers of ITU-T T.81, all but those that only define tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment until the frame header. */
function jpegSize(bytes: Uint8Array): PictureHeader['size'] {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes before a marker are allowed.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
