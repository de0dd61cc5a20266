import type { Design, EngravingFace, Evaluation, Result, RingDesign, UnrolledFace } from '@ringwerk/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DesignStore } from '../../../design-store/design-store.ts';
import type { Change } from '../../../kernel-worker/design-change.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { Evaluated, Menu, Option } from '../../../kernel-worker/kernel-messages.ts';
import { deltaBetween, sameFigures } from './compare-figures.ts';
import { createProposalQueue, type Proposal } from './proposal-queue.ts';
import { RestTimer } from './rest-timer.ts';
import { keepRings, type PriceState, type SessionState } from './session-state.ts';

/** What the session needs from outside; each part is replaced in tests. */
export interface SessionParts {
  readonly kernel: KernelClient;
  readonly store: DesignStore;
  readonly menu: Menu;
  /** The design as far as it is known; without figures they are asked for at once, after the picture. */
  readonly evaluated: Evaluated;
  /** Prices are on their way: `refresh` follows when they are there, or are not to be had. */
  readonly arePricesAwaited: boolean;
  /** The server's word on a design, over this device's own figures; rejects when it cannot be had. */
  readonly confirm: (design: Design, preview: Evaluation | null) => Promise<Evaluation>;
  /** Writes the draft; returns the time, or null when the browser keeps nothing. */
  readonly keepDraft: (design: Design) => string | null;
}

/** The server is asked when nothing has changed for this long. */
const SETTLE_MILLISECONDS = 700;
const DRAFT_MILLISECONDS = 250;
/** Options are assessed when the finger rests for this long. */
const ASSESS_MILLISECONDS = 60;

/**
 * One open design. Wishes go in; designs, figures, meshes and reasons come out. Lives outside React, so that a
 * drag never waits for a render.
 */
export class ConfiguratorSession {
  readonly state: StoreApi<SessionState>;
  readonly store: DesignStore;
  readonly #parts: SessionParts;
  readonly #kernel: KernelClient;
  readonly #queue = createProposalQueue((proposal) => this.#work(proposal));
  readonly #draftTimer = new RestTimer(DRAFT_MILLISECONDS, () => this.keepDraft());
  readonly #settleTimer = new RestTimer(SETTLE_MILLISECONDS, () => void this.#confirm().catch(this.#fail));
  readonly #assessTimer = new RestTimer(ASSESS_MILLISECONDS, () => void this.#assessNow().catch(this.#fail));
  /** The rings whose meshes are on the screen. */
  readonly #meshed: (RingDesign | undefined)[] = [];
  /** The rings that are on the screen as they look at rest. */
  readonly #settled: (RingDesign | undefined)[] = [];
  #isClosed = false;
  #arePricesAwaited: boolean;
  /** What is asked about, by the part of the page that shows it. */
  readonly #options = new Map<string, readonly Option[]>();
  /** Design and figures before the running drag: a drag tells its whole difference. */
  #dragStart: { gesture: string; design: Design; evaluated: Evaluated } | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#arePricesAwaited = parts.arePricesAwaited;
    this.#kernel = parts.kernel;
    this.store = parts.store;
    this.state = createStore<SessionState>(() => ({
      menu: parts.menu,
      evaluated: parts.evaluated,
      scenes: parts.store.getState().history.present.rings.map(() => null),
      refusal: null,
      delta: null,
      assessments: new Map(),
      priceState: parts.evaluated.evaluation === null ? 'awaited' : 'preview',
      savedAt: null,
      isBroken: false,
    }));
    void this.#mesh().catch(this.#fail);
    if (parts.evaluated.evaluation === null) void this.#appraise().catch(this.#fail);
    else this.#settleTimer.start();
  }

  get design(): Design {
    return this.store.getState().history.present;
  }

  /** A wish. Accepted: one step of history. Refused: `refusal` says why, and the ring stays as it is. */
  propose(changes: readonly Change[], gesture: string | null = null): void {
    if (changes.length > 0) void this.#queue.add({ changes, gesture }).catch(this.#fail);
  }

  endGesture(): void {
    this.#dragStart = null;
    this.store.getState().endGesture();
  }

  /** Takes a refused wish together with what makes it possible, as one step. */
  acceptRepair(): void {
    const { refusal } = this.state.getState();
    if (refusal?.remedy) this.propose(refusal.remedy.changes);
  }

  dismissRefusal(): void {
    this.state.setState({ refusal: null });
  }

  undo(): void {
    this.#step(this.store.getState().undo);
  }

  redo(): void {
    this.#step(this.store.getState().redo);
  }

  /** To one of the steps of this work, counted from the oldest. */
  goTo(step: number): void {
    this.#step(() => this.store.getState().goTo(step));
  }

  /** Another design in place of this one, as one step; false when the record cannot be read. */
  async takeDesign(record: unknown): Promise<boolean> {
    return this.#take(await this.#kernel.read(record));
  }

  /** The design of a link (`?d=`) in place of this one, as one step; false when it cannot be read. */
  async takeLink(link: string): Promise<boolean> {
    return this.#take(await this.#kernel.readLink(link));
  }

  #take(read: Result<Design>): boolean {
    if (read.ok) this.propose([{ path: '/rings', value: read.value.rings }]);
    return read.ok;
  }

  /** The server is asked once more, e.g. when the connection is back. */
  confirmAgain(): void {
    this.#settleTimer.start();
  }

  /** What waits to be kept is kept now: the page may be gone in a moment. */
  flushDraft(): void {
    this.#draftTimer.flush();
  }

  /**
   * Asks what each of the options would mean that one part of the page (`asker`) shows, beside those of the other
   * parts; the answers arrive in `assessments`. No options: that part has left the screen.
   */
  assess(asker: string, options: readonly Option[]): void {
    if (options.length === 0) this.#options.delete(asker);
    else this.#options.set(asker, options);
    this.#assessTimer.start();
  }

  keepDraft(): void {
    this.state.setState({ savedAt: this.#parts.keepDraft(this.design) });
  }

  /** Language or prices have changed, or prices have come: the same design, told anew. */
  async refresh(menu: Menu): Promise<void> {
    this.state.setState({ menu, assessments: new Map() });
    this.#arePricesAwaited = false;
    await this.#appraise();
  }

  /** Rules and figures of the design as it is; a wish that comes in between brings its own. */
  async #appraise(): Promise<void> {
    const { design } = this;
    const evaluated = await this.#kernel.evaluate(design, []);
    if (this.#isClosed || this.design !== design) return;
    this.state.setState({ evaluated, delta: null, priceState: this.#wordOn(evaluated) });
    this.#assessTimer.start();
    this.#settleTimer.start();
  }

  #wordOn({ evaluation }: Evaluated): PriceState {
    return evaluation === null && this.#arePricesAwaited ? 'awaited' : 'preview';
  }

  dispose(): void {
    this.#isClosed = true;
    this.#draftTimer.flush();
    this.#settleTimer.stop();
    this.#assessTimer.stop();
    this.#kernel.dispose();
  }

  readonly #fail = (error: unknown): void => {
    if (this.#isClosed) return;
    console.error('the kernel did not answer', error);
    this.state.setState({ isBroken: true });
  };

  async #work({ changes, gesture }: Proposal): Promise<void> {
    const before = this.design;
    const answer = await this.#kernel.evaluate(before, changes);
    // An undo may have come in between: the wish then belongs to another design.
    if (this.design !== before) return;
    if (answer.refused.length > 0) {
      this.state.setState({ refusal: { wish: changes, issues: answer.refused, remedy: answer.remedy } });
      return;
    }
    const design = keepRings(before, answer.design);
    const start = this.#startOf(gesture, before);
    this.store.getState().commit(design, gesture);
    this.state.setState({
      evaluated: answer,
      refusal: null,
      delta: deltaBetween(start.design, start.evaluated, design, answer),
      priceState: this.#wordOn(answer),
    });
    this.#afterChange();
  }

  #startOf(gesture: string | null, before: Design): { design: Design; evaluated: Evaluated } {
    if (gesture !== null && this.#dragStart?.gesture === gesture) return this.#dragStart;
    const start = { design: before, evaluated: this.state.getState().evaluated };
    this.#dragStart = gesture === null ? null : { ...start, gesture };
    return start;
  }

  #step(move: () => void): void {
    const before = this.design;
    const { evaluated } = this.state.getState();
    move();
    void this.#follow(before, evaluated).catch(this.#fail);
  }

  /** After undo and redo: the design is known to be legal, only its figures are asked again. */
  async #follow(before: Design, evaluatedBefore: Evaluated): Promise<void> {
    const { design } = this;
    if (design === before) return;
    this.#dragStart = null;
    const answer = await this.#kernel.evaluate(design, []);
    if (this.design !== design) return;
    this.state.setState({
      evaluated: answer,
      refusal: null,
      delta: deltaBetween(before, evaluatedBefore, design, answer),
      priceState: this.#wordOn(answer),
    });
    this.#afterChange();
  }

  #afterChange(): void {
    this.#draftTimer.start();
    this.#settleTimer.start();
    this.#assessTimer.start();
    void this.#mesh().catch(this.#fail);
  }

  /** Meshes of the rings that are not on the screen as they are; overtaken requests come back as null. */
  async #mesh(): Promise<void> {
    this.#dropMissing();
    const wanted = this.design.rings.flatMap((ring, index) => (this.#meshed[index] === ring ? [] : [{ ring, index }]));
    if (wanted.length === 0) return;
    const scenes = await this.#kernel.scenes(wanted.map(({ ring }) => ring));
    if (scenes === null) return;
    const shown = this.design.rings.map((_, index) => this.state.getState().scenes[index] ?? null);
    wanted.forEach(({ ring, index }, position) => {
      shown[index] = scenes[position] ?? null;
      this.#meshed[index] = ring;
    });
    this.state.setState({ scenes: shown });
    // Without the picture at rest the direct one stands.
    void this.#settle().catch((error: unknown) => {
      if (!this.#isClosed) console.error('the picture at rest could not be made', error);
    });
  }

  /** A ring that is no longer there is not on the screen either. */
  #dropMissing(): void {
    const count = this.design.rings.length;
    this.#meshed.length = Math.min(this.#meshed.length, count);
    this.#settled.length = Math.min(this.#settled.length, count);
    const { scenes } = this.state.getState();
    if (scenes.length > count) this.state.setState({ scenes: scenes.slice(0, count) });
  }

  /** Replaces direct meshes by those of the rings at rest, once the hand rests. */
  async #settle(): Promise<void> {
    const open = this.#meshed.flatMap((ring, index) =>
      ring === undefined || this.#settled[index] === ring ? [] : [{ ring, index }],
    );
    if (open.length === 0) return;
    const scenes = await this.#kernel.settle(open.map(({ ring }) => ring));
    if (scenes === null) return;
    const shown = [...this.state.getState().scenes];
    open.forEach(({ ring, index }, position) => {
      if (this.#meshed[index] !== ring) return;
      this.#settled[index] = ring;
      shown[index] = scenes[position] ?? shown[index] ?? null;
    });
    this.state.setState({ scenes: shown });
  }

  /** A face of a ring unrolled with the letters of its engravings, whether or not the ring can be made. */
  letters(ring: RingDesign, face: EngravingFace): Promise<UnrolledFace | null> {
    return this.#kernel.letters(ring, face);
  }

  async #assessNow(): Promise<void> {
    const { design } = this;
    const answers = await this.#kernel.assess(design, [...this.#options.values()].flat());
    if (answers === null || this.design !== design) return;
    this.state.setState({ assessments: new Map(answers.map((answer) => [answer.id, answer])) });
  }

  async #confirm(): Promise<void> {
    const { design } = this;
    const { evaluated } = this.state.getState();
    let evaluation: Evaluation;
    try {
      evaluation = await this.#parts.confirm(design, evaluated.evaluation);
    } catch {
      // A lost session was reported by the call itself; without a server the preview stands and is marked.
      if (this.design === design) this.state.setState({ priceState: 'offline' });
      return;
    }
    if (this.design !== design) return;
    const isSame = evaluated.evaluation === null || sameFigures(evaluated.evaluation, evaluation);
    this.state.setState({ evaluated: { ...evaluated, evaluation }, priceState: isSame ? 'confirmed' : 'corrected' });
  }
}
