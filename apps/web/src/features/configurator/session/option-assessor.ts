import type { Change, EditOption } from '@ringwerk/advice';
import type { Design } from '@ringwerk/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import { Debouncer } from './debouncer.ts';
import { totalsOf, type Assessed, type SessionState } from './session-state.ts';

export interface OptionAssessorParts {
  readonly kernel: Pick<KernelClient, 'assess'>;
  readonly state: StoreApi<SessionState>;
  readonly design: () => Design;
  /** With what an edit means for the other ring. */
  readonly joined: (changes: readonly Change[]) => readonly Change[];
  readonly onFailure: (error: unknown) => void;
}

/** Delay after the last change before options are assessed. */
const ASSESS_MILLISECONDS = 60;

/** What each option on the page would mean for the design in hand; the answers arrive in `assessments`. */
export class OptionAssessor {
  readonly timer: Debouncer;
  readonly #parts: OptionAssessorParts;
  /** What is asked about, by the part of the page that shows it. */
  readonly #options = new Map<string, readonly EditOption[]>();

  constructor(parts: OptionAssessorParts) {
    this.#parts = parts;
    this.timer = new Debouncer(ASSESS_MILLISECONDS, () => void this.#assess().catch(parts.onFailure));
  }

  /** Options of one part of the page (`asker`), beside those of the other parts; none: it has left the screen. */
  ask(asker: string, options: readonly EditOption[]): void {
    if (options.length === 0) this.#options.delete(asker);
    else this.#options.set(asker, options);
    this.timer.start();
  }

  async #assess(): Promise<void> {
    const { state, joined } = this.#parts;
    const design = this.#parts.design();
    const options = [...this.#options.values()].flat();
    const edits = options.map((option) => ({ ...option, changes: joined(option.changes) }));
    // Options that have just appeared have no answer yet: they are assessed before all are assessed anew.
    const fresh = edits.filter(({ id }) => !state.getState().assessments.has(id));
    if (fresh.length > 0 && fresh.length < edits.length) {
      const first = await this.#assessed(design, fresh);
      if (first === null) return;
      state.setState(({ assessments }) => ({ assessments: new Map([...assessments, ...first]) }));
    }
    const all = await this.#assessed(design, edits);
    if (all !== null) state.setState({ assessments: new Map(all) });
  }

  /** Null when something newer came between. */
  async #assessed(
    design: Design,
    edits: readonly EditOption[],
  ): Promise<readonly (readonly [string, Assessed])[] | null> {
    const answers = await this.#parts.kernel.assess(design, edits);
    if (answers === null || this.#parts.design() !== design) return null;
    const from = totalsOf(this.#parts.state.getState().evaluated);
    return answers.map((answer) => [answer.id, { ...answer, from }]);
  }
}
