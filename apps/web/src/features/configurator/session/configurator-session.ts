import { joinedChanges, type Change, type EditOption, type PricedRepair } from '@ringwerk/advice';
import type { Design, Evaluation, ListedStones, Result, RingDesign } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DesignStore } from '../../../design-store/design-store.ts';
import { keepRings } from '../../../design-store/keep-rings.ts';
import { withLink, type Link } from '../../../design-store/links.ts';
import type { KernelClient } from '../../../kernel-worker/kernel-client.ts';
import type { Changed, Evaluated, Menu } from '../../../kernel-worker/kernel-messages.ts';
import { RingPictures } from '../../../viewer-host/ring-pictures.ts';
import { ThrottledNotifier } from './throttled-notifier.ts';
import { deltaBetween, isUnpriced, sameFigures } from './compare-figures.ts';
import { InputCadence } from './input-cadence.ts';
import { OptionAssessor } from './option-assessor.ts';
import { designQuestions, type DesignQuestions } from './design-questions.ts';
import { createProposalQueue, type Proposal } from './proposal-queue.ts';
import { Debouncer } from './debouncer.ts';
import type { SessionParts } from './session-parts.ts';
import { refusalOf, type PriceState, type SessionState } from './session-state.ts';

/** The server is asked when nothing has changed for this long. */
const SETTLE_MILLISECONDS = 700;
/** From the first scene to its frame on a slow machine. */
const FIRST_PICTURE_MILLISECONDS = 400;
const DRAFT_MILLISECONDS = 250;

/**
 * One open design. Edits go in; designs, figures, meshes and reasons come out. Lives outside React, so that a
 * drag never waits for a render.
 */
export class ConfiguratorSession {
  readonly state: StoreApi<SessionState>;
  readonly store: DesignStore;
  readonly #parts: SessionParts;
  readonly #kernel: KernelClient;
  readonly #queue = createProposalQueue((changes, proposal) => this.#work(changes, proposal));
  readonly #draftTimer = new Debouncer(DRAFT_MILLISECONDS, () => this.keepDraft());
  readonly #settleTimer = new Debouncer(SETTLE_MILLISECONDS, () => void this.#confirm().catch(this.#fail));
  readonly #pauseTimer = new Debouncer(0, () => this.#settleRings());
  readonly pictures: RingPictures;
  /** What changes nothing and is asked of the kernel alone. */
  readonly questions: DesignQuestions;
  /** Changes of `state` and `store`, for whoever renders them. */
  readonly notifier: ThrottledNotifier;
  #isClosed = false;
  /** During a drag: edits of one gesture follow each other until it ends. */
  #isDragging = false;
  #endedGestures = 0;
  readonly #cadence = new InputCadence();
  #otherPictures: Promise<unknown> = Promise.resolve();
  readonly #assessor: OptionAssessor;
  /** Design and figures before the running drag: a drag tells its whole difference. */
  #dragStart: { gesture: string; design: Design; evaluated: Evaluated } | null = null;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#kernel = parts.kernel;
    this.store = parts.store;
    this.questions = designQuestions(parts.kernel, () => this.design);
    this.pictures = new RingPictures({
      kernel: parts.kernel,
      design: () => this.design,
      beside: parts.beside ?? [],
      onScenes: (scenes) => this.state.setState({ scenes }),
      onFailure: this.#fail,
    });
    this.state = createStore<SessionState>(() => ({
      menu: parts.menu,
      evaluated: parts.evaluated,
      scenes: this.pictures.scenes,
      refusal: null,
      delta: null,
      assessments: new Map(),
      priceState: parts.evaluated.evaluation === null ? 'awaited' : 'preview',
      savedAt: null,
      isBroken: false,
    }));
    this.#assessor = new OptionAssessor({
      kernel: parts.kernel,
      state: this.state,
      design: () => this.design,
      joined: (changes) => this.#joined(changes),
      onFailure: this.#fail,
    });
    this.notifier = new ThrottledNotifier([this.state, this.store], () => this.#isDragging);
    void this.#open().catch(this.#fail);
    if (parts.evaluated.evaluation === null) void this.#appraise().catch(this.#fail);
    else this.#settleTimer.start();
  }

  get design(): Design {
    return this.store.getState().history.present;
  }

  /** Joins a property of the pair with what that copies, or parts it, as one step; refused, the links stay as they were. */
  async join(link: Link, isLinked: boolean, changes: () => readonly Change[] = () => []): Promise<void> {
    this.#trackDrag(null);
    const links = (now: readonly Link[]) => withLink(now, link, isLinked);
    await this.#queue.add({ changes, gesture: null, links }).catch(this.#fail);
  }

  /**
   * An edit. Accepted: one step of history. Refused: `refusal` says why, and the ring stays as it is. Where the changes depend
   * on the ring, e.g. one groove more, a function makes them: while an earlier edit is still being answered it is called
   * after that answer, so that nothing that came before is lost. Resolves with its own answer.
   */
  async proposeEdit(
    changes: Proposal['changes'],
    gesture: string | null = null,
    links?: Proposal['links'],
  ): Promise<void> {
    if (changes.length === 0 && typeof changes !== 'function') return;
    // A function reads what the page shows: nothing is held back from there, but between two positions of one drag.
    if (typeof changes === 'function' && (gesture === null || !this.#isDragging)) {
      this.#isDragging = false;
      this.notifier.flush();
    }
    this.#trackDrag(gesture);
    const now = typeof changes === 'function' && !this.#queue.isBusy ? changes() : changes;
    await this.#queue
      .add({ changes: now, gesture: this.#numbered(gesture), ...(links && { links }) })
      .catch(this.#fail);
  }

  /** A gesture's last position may be answered after its end: its name tells it from the next one of the same slider. */
  #numbered(gesture: string | null): string | null {
    return gesture === null ? null : `${gesture} ${this.#endedGestures}`;
  }

  #trackDrag(gesture: string | null): void {
    this.#isDragging = gesture !== null;
    if (this.#isDragging) this.#cadence.move();
    else this.#cadence.end();
  }

  endGesture(): void {
    this.#endedGestures += 1;
    this.#trackDrag(null);
    this.notifier.flush();
    this.#pauseTimer.flush();
    for (const timer of [this.#draftTimer, this.#settleTimer, this.#assessor.timer]) timer.reschedule();
  }

  /** Takes a refused edit together with what makes it possible, as one step. */
  acceptRepair(repair: PricedRepair | null = this.state.getState().refusal?.repair ?? null): void {
    if (repair === null) return;
    const links = this.state.getState().refusal?.links;
    void this.proposeEdit(repair.changes, null, repair.keepsEdit ? links : undefined);
  }

  dismissRefusal(): void {
    this.state.setState({ refusal: null });
  }

  undo(): void {
    this.#step(() => this.store.getState().undo());
  }

  redo(): void {
    this.#step(() => this.store.getState().redo());
  }

  /** To one of the steps of this work, counted from the oldest. */
  goTo(step: number): void {
    this.#step(() => this.store.getState().goTo(step));
  }

  /** Another design in place of this one, as one step; false when the record cannot be read. */
  async takeDesign(record: unknown): Promise<boolean> {
    return this.#take(await this.#kernel.read(record));
  }

  /** The first ring of another record, read by the kernel; null when it cannot be read. */
  async firstRing(record: unknown): Promise<RingDesign | null> {
    const read = await this.#kernel.read(record);
    return read.ok ? (read.value.rings[0] ?? null) : null;
  }

  /** The design of a link (`?d=`) in place of this one, as one step; false when it cannot be read. */
  async takeLink(link: string): Promise<boolean> {
    return this.#take(await this.#kernel.readLink(link));
  }

  #take(read: Result<Design>): boolean {
    if (read.ok) void this.proposeEdit([{ path: '/rings', value: read.value.rings }]);
    return read.ok;
  }

  /** Shows or hides the ring that the design goes with. */
  showBeside(isShown: boolean): void {
    this.pictures.showBeside(isShown);
    void this.#mesh().catch(this.#fail);
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
  assess(asker: string, options: readonly EditOption[]): void {
    this.#assessor.ask(asker, options);
  }

  keepDraft(): void {
    this.state.setState({ savedAt: this.#parts.keepDraft(this.design) });
  }

  /** Language or prices have changed, or prices have come: the same design, evaluated anew. */
  async refresh(menu: Menu): Promise<void> {
    this.state.setState({ menu, assessments: new Map() });
    await this.#appraise();
  }

  /** Rules and figures of the design as it is; an edit that comes in between has its own. */
  async #appraise(): Promise<void> {
    const { design } = this;
    const evaluated = await this.#kernel.evaluate(design, []);
    if (this.#isClosed || this.design !== design) return;
    this.state.setState({ evaluated, delta: null, priceState: this.#wordOn(evaluated) });
    this.#assessor.timer.start();
    this.#settleTimer.start();
  }

  #wordOn({ evaluation }: Evaluated): PriceState {
    return isUnpriced(evaluation) ? 'awaited' : 'preview';
  }

  dispose(): void {
    this.#isClosed = true;
    this.#draftTimer.flush();
    this.#settleTimer.stop();
    this.#pauseTimer.stop();
    this.#assessor.timer.stop();
    this.#kernel.dispose();
  }

  readonly #fail = (error: unknown): void => {
    if (this.#isClosed) return;
    console.error('the kernel did not answer', error);
    this.state.setState({ isBroken: true });
  };

  async #work(edit: readonly Change[], { gesture, links }: Pick<Proposal, 'gesture' | 'links'>): Promise<void> {
    const before = this.design;
    if (edit.length === 0) {
      if (links) this.#relink(links);
      return;
    }
    const changes = this.#joined(edit);
    const changed = await this.#change(before, changes, gesture !== null);
    if (changed === null) return;
    const answer = changed.evaluated;
    if (answer.refused.length > 0) {
      this.state.setState({ refusal: { ...refusalOf(changes, answer), ...(links && { links }) } });
      return;
    }
    const design = keepRings(before, answer.design);
    const start = this.#startOf(gesture, before);
    this.pictures.take(design.rings, changed, gesture !== null);
    this.store.getState().commit(design, gesture, links?.(this.#links));
    this.state.setState({
      evaluated: answer,
      refusal: null,
      delta: deltaBetween(start.design, start.evaluated, design, answer),
      priceState: this.#wordOn(answer),
    });
    this.#afterChange();
    // What comes next may be made of the page.
    if (gesture === null) this.notifier.flush();
  }

  /** Asks the kernel for an edit and its picture; null when another design has come in between, e.g. by an undo. */
  async #change(before: Design, changes: readonly Change[], isDrag: boolean): Promise<Changed | null> {
    const changed = await this.#kernel.change(before, changes, { staged: this.pictures.staged, isDrag });
    const isCurrent = this.design === before;
    if (!isCurrent || changed.evaluated.refused.length > 0) this.pictures.refuse(changed);
    return isCurrent ? changed : null;
  }

  get #links(): readonly Link[] {
    return this.store.getState().history.links;
  }

  #relink(links: NonNullable<Proposal['links']>): void {
    this.store.getState().commit(this.design, null, links(this.#links));
    this.#draftTimer.start();
    this.notifier.flush();
  }

  /** With what an edit means for the other ring of a pair that is designed as one. */
  #joined(changes: readonly Change[]): readonly Change[] {
    return this.#links.includes('line') ? joinedChanges(this.design, changes) : changes;
  }

  #startOf(gesture: string | null, before: Design): { design: Design; evaluated: Evaluated } {
    if (gesture !== null && this.#dragStart?.gesture === gesture) return this.#dragStart;
    const start = { design: before, evaluated: this.state.getState().evaluated };
    this.#dragStart = gesture === null ? null : { ...start, gesture };
    return start;
  }

  /** An edit that is still under way comes first: it may be what is taken back. */
  #step(move: () => void): void {
    this.#queue.afterwards(() => {
      const [before, { evaluated }] = [this.design, this.state.getState()];
      move();
      void this.#follow(before, evaluated).catch(this.#fail);
    });
  }

  /** After undo and redo: the design is known to be legal, only its figures and its picture are asked again. */
  async #follow(before: Design, evaluatedBefore: Evaluated): Promise<void> {
    const { design } = this;
    this.#draftTimer.start();
    if (design === before) return;
    this.#dragStart = null;
    const changed = await this.#change(design, [], false);
    if (changed === null) return;
    const answer = changed.evaluated;
    this.pictures.take(design.rings, changed, false);
    this.state.setState({
      evaluated: answer,
      refusal: null,
      delta: deltaBetween(before, evaluatedBefore, design, answer),
      priceState: this.#wordOn(answer),
    });
    this.#afterChange();
  }

  #afterChange(): void {
    // Nothing but picture and figures while a hand is at work; the rest follows when it lifts or pauses.
    const pause = this.#isDragging ? this.#cadence.pause : 0;
    for (const timer of [this.#draftTimer, this.#settleTimer, this.#assessor.timer]) timer.start(pause);
    void this.#mesh().catch(this.#fail);
  }

  /** The first picture is drawn before the kernel makes the whole one. */
  async #open(): Promise<void> {
    await this.pictures.mesh(true);
    if (!this.#isClosed) this.#pauseTimer.start(FIRST_PICTURE_MILLISECONDS);
  }

  async #mesh(): Promise<void> {
    await this.pictures.mesh();
    if (this.#isDragging) this.#pauseTimer.start(this.#cadence.pause);
    else this.#settleRings();
  }

  #settleRings(): void {
    this.#pauseTimer.stop();
    // Without the picture at rest the direct one stands.
    void this.pictures.settle().catch((error: unknown) => {
      if (!this.#isClosed) console.error('the picture at rest could not be made', error);
    });
  }

  /** Scenes of another design, for a picture of it: one design after the other; null when a newer question came between. */
  scenesOf(design: Design): Promise<readonly RingScene[] | null> {
    const turn = this.#otherPictures.then(() => this.#kernel.scenes(design.rings));
    this.#otherPictures = turn.catch(() => null);
    return turn;
  }

  /** Real stones that rings may be priced with from now on. */
  async setListedStones(listings: ListedStones): Promise<void> {
    await this.#kernel.setListedStones(listings);
    this.#assessor.timer.start();
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
    const isSame = isUnpriced(evaluated.evaluation) || sameFigures(evaluated.evaluation, evaluation);
    this.state.setState({ evaluated: { ...evaluated, evaluation }, priceState: isSame ? 'confirmed' : 'corrected' });
  }
}
