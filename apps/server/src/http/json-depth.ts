/** Whether parsed JSON is nested deeper than `levels`; walks level by level, so that depth costs no stack. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null
        ? Object.values(each).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    );
  }
  return false;
}
