/** The order with one of it at another place, counted from 0. */
export function movedTo<Id>(order: readonly Id[], moved: Id, to: number): Id[] {
  const others = order.filter((id) => id !== moved);
  return others.toSpliced(to, 0, moved);
}

/** Where a key sends the tile at `index` in a grid of so many columns; null for a key that moves nothing. */
export function targetOf(key: string, index: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1);
}
