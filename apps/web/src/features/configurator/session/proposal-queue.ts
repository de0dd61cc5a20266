import type { Change } from '@ringwerk/advice';
import type { Link } from '../../../design-store/links.ts';

export interface Proposal {
  /** A function is asked when its turn comes: what was built of a ring that has changed meanwhile is built anew. */
  readonly changes: readonly Change[] | (() => readonly Change[]);
  /** Name of the drag that it belongs to; null for a single choice. */
  readonly gesture: string | null;
  /** What the rings have in common afterwards, when that changes in the same step. */
  readonly links?: (now: readonly Link[]) => readonly Link[];
}

type Work = (changes: readonly Change[], proposal: Pick<Proposal, 'gesture' | 'links'>) => Promise<void>;

export interface ProposalQueue {
  /** True while an edit is under way. */
  readonly isBusy: boolean;
  /** Resolves when this proposal, or the newer one of the same drag that replaced it, was worked off. */
  add(proposal: Proposal): Promise<void>;
  /** Does this when no edit is under way: at once, or after the last one. */
  afterwards(act: () => void): void;
}

/**
 * Works proposals off one at a time, in order. While one is under way, a newer proposal of the same drag replaces
 * the waiting one: a slow machine skips positions of the drag, never falls behind, and never loses a choice.
 */
export function createProposalQueue(work: Work): ProposalQueue {
  const waiting: Proposal[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    let dragged: string | null = null;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { changes, gesture } = next;
      // Within one drag only the dragged number has changed: the drag need not wait for the page.
      const isDragged = gesture !== null && gesture === dragged;
      await work(typeof changes !== 'function' ? changes : isDragged ? changes() : await whenDrawn(changes), next);
      dragged = gesture;
    }
    running = null;
  }

  return {
    get isBusy() {
      return running !== null;
    },
    add: (proposal) => {
      const last = waiting.at(-1);
      if (last !== undefined && last.gesture !== null && last.gesture === proposal.gesture) waiting.pop();
      waiting.push(proposal);
      running ??= run();
      return running;
    },
    afterwards: (act) => {
      if (running === null) act();
      else running.then(act, act);
    },
  };
}

/** The page has drawn the answer before this one when its present tasks are done. */
const whenDrawn = (changes: () => readonly Change[]): Promise<readonly Change[]> =>
  new Promise((resolve) => setTimeout(() => resolve(changes())));
