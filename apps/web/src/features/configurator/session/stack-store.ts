import type { StackFit } from '@ringwerk/advice/stack';
import type { RingDesign } from '@ringwerk/kernel';
import { create } from 'zustand';

/** On which side of the ring in hand: towards the hand, or towards the fingertip. */
export const SIDES = ['before', 'after'] as const;
export type StackSide = (typeof SIDES)[number];

/** A ring of another article on the same finger. */
export interface Companion {
  readonly setId: number;
  readonly name: string;
  readonly ring: RingDesign;
}

interface StackState {
  readonly companions: Readonly<Record<StackSide, Companion | null>>;
  /** How they lie; null while nothing is known. */
  readonly stack: StackFit | null;
  readonly isShown: boolean;
}

const ALONE: StackState = { companions: { before: null, after: null }, stack: null, isShown: true };

/** What lies beside the ring in hand; it belongs to the view of the page, not to the design. */
export const useStackStore = create<StackState>(() => ALONE);

export const endStack = (): void => useStackStore.setState(ALONE);

export function layBeside(side: StackSide, companion: Companion | null): void {
  useStackStore.setState(({ companions }) => ({ companions: { ...companions, [side]: companion }, isShown: true }));
}
