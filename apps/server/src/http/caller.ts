import type { Country, DealerState, Language, Permission, Role } from '@ringwerk/contract';

/** The logged-in user behind a request; every read and write is scoped to `dealerId`. */
export interface Caller {
  readonly userId: string;
  readonly dealerId: string;
  readonly role: Role;
  readonly name: string;
  readonly customerNumber: string;
  /** Those of the role. */
  readonly permissions: readonly Permission[];
  readonly company: string;
  /** Of the company. */
  readonly dealerState: DealerState;
  readonly country: Country;
  readonly language: Language;
  readonly expiresAt: Date;
  /** This session shows the customer view: no answer to it may name a trade figure. */
  readonly isCustomerView: boolean;
  /** Whether an answer may name a trade figure: not in the customer view, nor to a role without them. */
  readonly seesTrade: boolean;
  readonly hasCustomerPin: boolean;
  /** Somebody of the manufactory who looks on as this dealer: nothing may be written. */
  readonly isDealerView: boolean;
}
