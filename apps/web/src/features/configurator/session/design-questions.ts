import type { Reach, ReachQuery } from '@ringwerk/advice';
import type { StackFit, StackQuery } from '@ringwerk/advice/stack';
import type { Design, EngravingFace, RingDesign, StoneCut } from '@ringwerk/kernel';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';

/** Questions about the design in hand, or about none, whose answers leave it as it is. */
export interface DesignQuestions {
  /** A face of a ring unrolled with the letters of its engravings, whether or not the ring can be made. */
  readonly letters: (ring: RingDesign, face: EngravingFace) => Promise<UnrolledFace | null>;
  /** Drawing of a cut, 1 wide. */
  readonly facets: (cut: StoneCut) => Promise<string>;
  /** How a ring of the design lies between others on one finger; null when a newer question came. */
  readonly stack: (question: Omit<StackQuery, 'design'>) => Promise<StackFit | null>;
  /** How far a number of the design can go before the rules stop it. */
  readonly reach: (question: Omit<ReachQuery, 'design'>) => Promise<Reach>;
}

export const designQuestions = (kernel: KernelClient, design: () => Design): DesignQuestions => ({
  letters: (ring, face) => kernel.letters(ring, face),
  facets: (cut) => kernel.facets(cut),
  stack: (question) => kernel.stack({ ...question, design: design() }),
  reach: (question) => kernel.reach({ ...question, design: design() }),
});
