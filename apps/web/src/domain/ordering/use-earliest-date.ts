import { earliestOrderDate, getOrderCalendar, leadDaysOf } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useToday } from '../../i18n/house-zone.ts';

/** A house changes its lead times a few times a year; the server refuses what is too early by today's. */
const STALE_MS = 600_000;

export interface EarliestDate {
  /** At the manufactory. */
  readonly today: string;
  /**
   * First day that the workshop can keep for all designs. Null until the lead times have come, without a network, and where
   * the house has set none.
   */
  readonly earliest: string | null;
  /** That day as the server named it, once it has refused an order for an earlier one. */
  readonly refusedDay: string | null;
}

/** @param refusedDay - what the server named already */
export function useEarliestDate(designs: readonly Design[], refusedDay: string | null): EarliestDate {
  const { data: calendar, dataUpdatedAt } = useOperationQuery(getOrderCalendar, {}, { staleTime: STALE_MS });
  const today = useToday();
  const days =
    calendar === undefined
      ? []
      : designs
          .filter((design) => leadDaysOf(design, calendar) > 0)
          .map((design) => earliestOrderDate([design], calendar, new Date(dataUpdatedAt)));
  const known = refusedDay === null ? days : [...days, refusedDay];
  return { today, earliest: known.toSorted().at(-1) ?? null, refusedDay };
}
