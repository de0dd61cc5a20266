/** Keeps the last `limit` answers by their complete input; the one asked longest ago goes first. */
export function keyedCache<T>(limit: number): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key);
    const answer = found ?? make();
    known.delete(key);
    known.set(key, answer);
    const oldest = known.keys().next();
    if (known.size > limit && oldest.done !== true) known.delete(oldest.value);
    return answer;
  };
}
