import type { Evaluator } from '@ringwerk/advice';
import type { KernelRequest } from './kernel-messages.ts';
import type { LetteredTables } from './lettered-tables.ts';

/** Kinds of which only the newest request counts; of `change` it is only noted. */
export const RACED = ['change', 'mesh', 'settle', 'scenes', 'assess', 'stack', 'within-budget'] as const;
export type RacedKind = (typeof RACED)[number];

/** What the answers to requests are made with. */
export interface KernelContext {
  readonly tables: LetteredTables;
  /** Rules and figures, when they have arrived. */
  readonly evaluator: () => Promise<Evaluator>;
  /** Number of the newest request of each kind. */
  readonly newest: Readonly<Record<RacedKind, number>>;
}

export type RequestOf<Kind extends KernelRequest['kind']> = Extract<KernelRequest, { kind: Kind }>;

/** Options are worked off for at most this long before a waiting message gets its turn, so that a drag never waits. */
export const TURN_MILLISECONDS = 6;

/** A design that has not changed for so long is at rest: what is only seen then is worked out. */
export const REST_MILLISECONDS = 80;

export const turn = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
