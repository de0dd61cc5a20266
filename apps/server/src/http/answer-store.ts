import type { PreparedAnswer } from './prepared-answer.ts';

/** What a kept answer takes beside its bytes and its key. */
const ENTRY_BYTES = 500;

interface Kept {
  readonly answer: Promise<PreparedAnswer>;
  /** As it was counted last. */
  bytes: number;
}

/**
 * Answers by the key of everything that they depend on. The one that was not asked for longest gives way, by the bytes that
 * all hold together.
 */
export class AnswerStore {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes that are held, as they were counted when each answer was asked for last. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whoever asks for the same meanwhile shares the work. */
  async get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const kept = this.#kept.get(key) ?? { answer: make(), bytes: 0 };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    try {
      const answer = await kept.answer;
      this.#count(key, kept, answer.size);
      return answer;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }

  #count(key: string, kept: Kept, size: number): void {
    // It gave way while it was made.
    if (this.#kept.get(key) !== kept) return;
    const bytes = size + key.length * 2 + ENTRY_BYTES;
    this.#bytes += bytes - kept.bytes;
    kept.bytes = bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#bytes -= freed;
      this.#kept.delete(oldest);
    }
  }
}
