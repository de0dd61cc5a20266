import type { FeedError, RateSubject } from '@ringwerk/contract';

/** Why nothing of an answer is taken. */
export class FeedRefusal extends Error {
  readonly code: FeedError;
  readonly subject: RateSubject | null;
  /** @param detail - a status, a host, what was found instead. */
  constructor(code: FeedError, detail = '', subject: RateSubject | null = null) {
    super(detail);
    this.name = 'FeedRefusal';
    this.code = code;
    this.subject = subject;
  }
}

const FOUND_MAX = 60;
/** What was found, as it may be kept and shown: short, in one line. */
export const excerpt = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, FOUND_MAX);
