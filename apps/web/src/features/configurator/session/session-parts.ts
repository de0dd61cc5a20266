import type { Design, Evaluation, RingDesign } from '@ringwerk/kernel';
import type { DesignStore } from '../../../design-store/design-store.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { Evaluated, Menu } from '../../../kernel-worker/kernel-messages.ts';

/** What the session needs from outside; each part is replaced in tests. */
export interface SessionParts {
  readonly kernel: KernelClient;
  readonly store: DesignStore;
  readonly menu: Menu;
  /** The ring of an earlier order that the design goes with; none for most. */
  readonly beside?: readonly RingDesign[];
  /** The design as far as it is known; without figures they are asked for at once, after the picture. */
  readonly evaluated: Evaluated;
  /** The server's word on a design, over this device's own figures; rejects when it cannot be had. */
  readonly confirm: (design: Design, preview: Evaluation | null) => Promise<Evaluation>;
  /** Writes the draft; returns the time, or null when the browser keeps nothing. */
  readonly keepDraft: (design: Design) => string | null;
}
