import type { ApiErrorCode, ApiIssue } from '../api-error.ts';

/** What may wait: an order, a quote, a list, a ring kept on one, a saved version; named as in the contract. */
export type OutgoingName = 'createOrder' | 'createQuote' | 'createWatchList' | 'addWatchItem' | 'saveDesign';

/** What a user recognises it by, and the way back to it. */
export interface OutboxAbout {
  readonly title: string;
  /** Null for what is no ring. */
  readonly setId: number | null;
  /** The design as it goes into an address (`?d=`); empty for what is no ring. */
  readonly link: string;
}

export interface OutboxEntry extends OutboxAbout {
  /** The idempotency key: the same act twice is one entry, and one order on the server. */
  readonly id: string;
  /** Customer number of the user: nobody else sees it, and nobody else sends it. */
  readonly user: string;
  readonly operation: OutgoingName;
  readonly body: unknown;
  /** ISO time of the user's act. */
  readonly at: string;
  /** Set while a page is sending it, ms since 1970: another tab leaves it alone for a while. */
  readonly sendingAt: number;
  /** Why the server refused it; the user decides. Null while it waits. */
  readonly refusal: { readonly code: ApiErrorCode; readonly issues: readonly ApiIssue[] } | null;
}
