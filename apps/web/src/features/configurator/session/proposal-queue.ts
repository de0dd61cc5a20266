import type { Change } from '../../../kernel-worker/design-change.ts';

export interface Proposal {
  readonly changes: readonly Change[];
  /** Name of the drag that it belongs to; null for a single choice. */
  readonly gesture: string | null;
}

export interface ProposalQueue {
  /** Resolves when this proposal, or the newer one of the same drag that replaced it, was worked off. */
  add(proposal: Proposal): Promise<void>;
}

/**
 * Works proposals off one at a time, in order. While one is under way, a newer proposal of the same drag replaces
 * the waiting one: a slow machine skips positions of the finger, it never runs behind it, and never loses a choice.
 */
export function createProposalQueue(work: (proposal: Proposal) => Promise<void>): ProposalQueue {
  const waiting: Proposal[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    running = null;
  }

  return {
    add: (proposal) => {
      const last = waiting.at(-1);
      if (last !== undefined && last.gesture !== null && last.gesture === proposal.gesture) waiting.pop();
      waiting.push(proposal);
      running ??= run();
      return running;
    },
  };
}
