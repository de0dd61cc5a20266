const DAY_MS = 86_400_000;

/** Whether a rate was older, at a moment, than the house lets one grow. */
export const isStale = ({ validFrom }: { readonly validFrom: Date }, staleDays: number, at: Date): boolean =>
  validFrom.getTime() < at.getTime() - staleDays * DAY_MS;
