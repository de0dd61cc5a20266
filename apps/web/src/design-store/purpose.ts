/** Names in the address of an open set that say what its rings are for: a ring of an earlier order, or a position of one. */
const NAMES = ['of', 'as', 'position', 'ring', 'with', 'order'] as const;

/**
 * What rings are designed for, as a query: empty for rings of their own. Quote and order send it, or change an order by it, so
 * that a draft keeps it beside the design.
 * @param address - query of an open set, or a stored purpose
 */
export function purposeOf(address: URLSearchParams | string): string {
  const asked = new URLSearchParams(address);
  return new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
}

/** The query that opens the draft of a set with everything that it was for. */
export const resumeQuery = (purpose: string, isWithoutStones: boolean): Record<string, string> => ({
  resume: '1',
  ...(isWithoutStones ? { stones: 'without' } : {}),
  ...Object.fromEntries(new URLSearchParams(purpose)),
});
