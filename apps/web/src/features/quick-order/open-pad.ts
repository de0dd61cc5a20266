import { changeOrderPad, getOrderPad, padRowsSchema } from '@ringwerk/contract';
import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand';
import { isUnreached } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { keptPad, keepPad } from '../../api/offline/kept-pad.ts';
import { currentSession } from '../../api/session-store.ts';
import { rowsOfEarlier } from './pad-row.ts';
import { EMPTY_PAD, nextPart, withRows, withSent, withShop, type PadState } from './pad-state.ts';

/** How often a pad in front of somebody looks for what colleagues have written, ms. */
const LOOK_MS = 15_000;
/** What is typed quickly leaves together, ms. */
const REST_MS = 400;
/** A call with so many rows is far below what the server takes. */
const ROWS_AT_ONCE = 200;

/** Where the pad stands: on the shop's, on its way, here until there is a network, or refused there. */
export type PadStanding =
  | { readonly is: 'kept' | 'sending' | 'waiting' }
  | { readonly is: 'refused'; readonly error: unknown };

export interface PadHere extends PadState {
  readonly standing: PadStanding;
}

const storedSchema = z.object({ rows: padRowsSchema, unsent: z.array(z.string()), gone: z.array(z.string()) });

/** By user, the page's pad that was opened last: it alone writes to the device. */
const current = new Map<string, OpenPad>();

/** What this device has kept of the pad; what an earlier release left here goes to the shop's. */
function stored(user: string): PadState {
  const value = keptPad(user);
  const parsed = storedSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const earlier = rowsOfEarlier(value);
  return earlier === null ? EMPTY_PAD : withRows(EMPTY_PAD, earlier);
}

/**
 * The pad of a user's company on this device. Every change is kept here at once, sent to the shop's pad debounced, and sent
 * again until it has arrived; what colleagues write comes with the next look. Of one row the last one that arrives counts.
 */
export class OpenPad {
  readonly store: StoreApi<PadHere>;
  readonly #user: string;
  #isSending = false;
  #isAskedAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(user: string) {
    this.#user = user;
    this.store = createStore(() => ({ ...stored(user), standing: { is: 'sending' } }));
  }

  change(step: (state: PadState) => PadState): void {
    this.store.setState((state) => ({ ...step(state), standing: { is: 'sending' } }));
    this.#keepHere();
    this.#lookSoon();
  }

  /** Follows the shop's pad as long as somebody sees it; returns what ends that. */
  follow(): () => void {
    current.set(this.#user, this);
    const again = (): void => void (document.hidden || this.#look());
    const ticking = setInterval(again, LOOK_MS);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    void this.#look();
    return () => {
      clearInterval(ticking);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      // What is still to be sent leaves now; if it does not arrive it is kept here.
      void this.#look();
    };
  }

  /** Somebody else may be logged in by now. */
  #isTheirs(): boolean {
    return currentSession()?.customerNumber === this.#user;
  }

  #keepHere(): void {
    if (current.get(this.#user) !== this || !this.#isTheirs()) return;
    const { rows, unsent, gone } = this.store.getState();
    keepPad(this.#user, { rows, unsent, gone });
  }

  #lookSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), REST_MS);
  }

  /** Sends what is unsent, and reads what the server has. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isTheirs()) return;
    if (this.#isSending) return void (this.#isAskedAgain = true);
    this.#isSending = true;
    try {
      await this.#send();
      const { rows } = await call(getOrderPad, {});
      this.store.setState((state) => ({ ...withShop(state, rows), standing: { is: 'kept' } }));
    } catch (error) {
      this.store.setState({ standing: isUnreached(error) ? { is: 'waiting' } : { is: 'refused', error } });
    } finally {
      this.#isSending = false;
      this.#keepHere();
    }
    const { standing, ...state } = this.store.getState();
    const isMore = standing.is === 'kept' && nextPart(state, 1) !== null;
    if (this.#isAskedAgain || isMore) this.#lookSoon();
    this.#isAskedAgain = false;
  }

  async #send(): Promise<void> {
    for (;;) {
      const part = nextPart(this.store.getState(), ROWS_AT_ONCE);
      if (part === null) return;
      const body = { written: [...part.written], removed: [...part.removed] };
      // Rows go up in their order, one call after the other.
      // oxlint-disable-next-line no-await-in-loop
      await call(changeOrderPad, { body });
      this.store.setState((state) => withSent(state, part));
    }
  }
}
