/** What is ticked, after some models were ticked or no longer are. */
export function withChosen(
  before: ReadonlySet<number>,
  setIds: readonly number[],
  isChosen: boolean,
): ReadonlySet<number> {
  const next = new Set(before);
  for (const setId of setIds) {
    if (isChosen) next.add(setId);
    else next.delete(setId);
  }
  return next;
}
