/** `51.88,,54` of an address: mm by ring, null where nothing was measured; undefined without one. */
export function readSizes(text: string | null): readonly (number | null)[] | undefined {
  const sizes = text?.split(',').map((part) => (/^\d{2}(?:\.\d{1,3})?$/u.test(part) ? Number(part) : null));
  return sizes?.some((size) => size !== null) === true ? sizes : undefined;
}
