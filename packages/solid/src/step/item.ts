/** An element of a list that is known to be there. @throws when it is not. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`A list of ${list.length} has no item ${index}.`);
  return found;
}
