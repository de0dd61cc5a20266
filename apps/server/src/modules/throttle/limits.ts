/**
 * How often something may be tried. A guess pauses its key for longer with every further try; a rate counts within windows
 * of fixed length.
 */
export type Limit =
  | {
      readonly kind: 'guess';
      /** Tries without a pause. */
      readonly free: number;
      readonly firstPauseSeconds: number;
      /** What the doubling pauses end at. */
      readonly longestPauseSeconds: number;
      /** What a right try does to the count: a stranger must not clear it with an account of his own. */
      readonly onSuccess: 'clear' | 'take-back';
    }
  | { readonly kind: 'rate'; readonly most: number; readonly windowSeconds: number };

/** Guesses older than this are forgotten. */
export const GUESS_MEMORY_SECONDS = 3_600;

const guess = (free: number, firstPauseSeconds: number, onSuccess: 'clear' | 'take-back'): Limit => ({
  kind: 'guess',
  free,
  firstPauseSeconds,
  longestPauseSeconds: 900,
  onSuccess,
});

/** Passwords of one account from one network, from a device that has never logged in to it. */
export const PASSWORD_FROM_NETWORK = guess(5, 2, 'clear');
/** Passwords of one account from all unknown devices of the world together. */
export const PASSWORD_FROM_STRANGERS = guess(100, 5, 'take-back');
/** Passwords of one account from one device that has logged in to it before: strangers' tries do not count here. */
export const PASSWORD_FROM_DEVICE = guess(5, 2, 'clear');
/** Passwords of all accounts from one network. A shop's whole staff shares one, so it gets more. */
export const PASSWORDS_OF_NETWORK = guess(30, 5, 'take-back');
/** The password of a user, tried within his session. */
export const PASSWORD_OF_SESSION = guess(5, 2, 'clear');
/** The PIN of a user, which only somebody in his session can try. */
export const PIN_OF_USER = guess(5, 2, 'clear');
/** Mails with a link for one customer number: more would only help somebody who floods a mailbox. */
export const RESETS_OF_NUMBER: Limit = { kind: 'rate', most: 3, windowSeconds: 3_600 };

export const perMinute = (most: number): Limit => ({ kind: 'rate', most, windowSeconds: 60 });
