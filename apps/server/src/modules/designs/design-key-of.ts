import { designKey, type Design } from '@ringwerk/kernel';

/** Designs of the collection are looked at again with every change of it. */
const keys = new WeakMap<Design, string>();

/** The key of a design that is kept in memory; computed once. */
export function designKeyOf(design: Design): string {
  const key = keys.get(design) ?? designKey(design);
  keys.set(design, key);
  return key;
}
