import type { Assessment, Change, EditOption, Reach, ReachQuery } from '@ringwerk/advice';
import type { BudgetQuery } from '@ringwerk/advice/budget';
import type { StackFit, StackQuery } from '@ringwerk/advice/stack';
import type { Design, EngravingFace, ListedStones, Result, RingDesign, StoneCut } from '@ringwerk/kernel';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import type { RingScene } from '@ringwerk/kernel/mesh';
import type {
  Changed,
  Evaluated,
  KernelAnswer,
  KernelOpening,
  KernelQuestion,
  KernelRequest,
  LinkedFind,
  Menu,
  SentScene,
  StagedRing,
} from './kernel-messages.ts';

/** What is on the stage before an edit, and whether the edit is one of many positions of a drag. */
export interface ChangeOptions {
  readonly staged: readonly (StagedRing | null)[];
  readonly isDrag: boolean;
}

/** The kernel as the page sees it. `null` answers were superseded by a newer question of the same kind. */
export interface KernelClient {
  open(opening: KernelOpening): Promise<Menu>;
  read(input: unknown): Promise<Result<Design>>;
  readLink(text: string): Promise<Result<Design>>;
  strip(design: Design): Promise<Design>;
  /** Key, link and stones of a design at once, before rules and prices have arrived. */
  present(design: Design): Promise<Evaluated>;
  evaluate(design: Design, changes: readonly Change[]): Promise<Evaluated>;
  /** The port to the viewer that shows the design; the page counts its channels. */
  connect(port: MessagePort, channel: number): Promise<void>;
  /** `evaluate`, and where the edit is granted the scenes of the changed rings go to the viewer and are shown at once. */
  change(design: Design, changes: readonly Change[], options: ChangeOptions): Promise<Changed>;
  /** Sends scenes of rings to the viewer. `isFirst`: coarse ones, so that there is something to see soon. */
  mesh(rings: readonly RingDesign[], isFirst: boolean): Promise<readonly SentScene[] | null>;
  /** Sends the scenes at rest of rings whose direct scenes leave something out; null for a ring whose scene is whole. */
  settle(rings: readonly RingDesign[]): Promise<readonly (SentScene | null)[] | null>;
  /** Scenes for the page itself. */
  scenes(rings: readonly RingDesign[]): Promise<readonly RingScene[] | null>;
  /** A face of the ring unrolled with its letters; null without engravings on it or without fonts. */
  letters(ring: RingDesign, face: EngravingFace): Promise<UnrolledFace | null>;
  /** Drawing of a cut as SVG path: the facets of its crown, 1 wide, centred, the length upright. */
  facets(cut: StoneCut): Promise<string>;
  /** Prices of real stones, for every design from now on. */
  setListedStones(listings: ListedStones): Promise<void>;
  assess(design: Design, options: readonly EditOption[]): Promise<readonly Assessment[] | null>;
  /** How the rings of one finger lie against each other. */
  stack(question: StackQuery): Promise<StackFit | null>;
  /** How far a number can go before the rules stop it. */
  reach(question: ReachQuery): Promise<Reach>;
  /** The affordable designs nearest to the candidates, nearest first; null without prices, too. */
  withinBudget(question: BudgetQuery): Promise<readonly LinkedFind[] | null>;
  dispose(): void;
}

/** Carries requests to a host and its answers back: a worker, or the host itself. */
export interface KernelTransport {
  send(request: KernelRequest): void;
  listen(onAnswer: (answer: KernelAnswer) => void, onBreak: (reason: string) => void): void;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: KernelAnswer) => void;
  readonly reject: (error: Error) => void;
}

export function createKernelClient(transport: KernelTransport): KernelClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const breakAll = (reason: string): void => {
    for (const entry of waiting.values()) entry.reject(new Error(reason));
    waiting.clear();
  };
  transport.listen((answer) => {
    const entry = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'failed') entry?.reject(new Error(answer.message));
    else entry?.resolve(answer);
  }, breakAll);
  const request = (question: KernelQuestion): Promise<KernelAnswer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      transport.send({ ...question, id: lastId });
    });
  /** Null when a newer question of the kind took this one's place. */
  const latest = async <Kind extends KernelAnswer['kind']>(question: KernelQuestion, kind: Kind) => {
    const answer = await request(question);
    return answer.kind === 'superseded' ? null : expect(answer, kind);
  };
  return {
    open: async (open) => expect(await request({ kind: 'open', open }), 'menu').menu,
    read: async (input) => expect(await request({ kind: 'read', input }), 'design').result,
    readLink: async (text) => expect(await request({ kind: 'read-link', text }), 'design').result,
    strip: async (design) => {
      const { result } = expect(await request({ kind: 'strip', design }), 'design');
      return result.ok ? result.value : design;
    },
    present: async (design) => expect(await request({ kind: 'present', design }), 'evaluated').evaluated,
    evaluate: async (design, changes) =>
      expect(await request({ kind: 'evaluate', design, changes }), 'evaluated').evaluated,
    connect: async (port, channel) => {
      expect(await request({ kind: 'connect', port, channel }), 'taken');
    },
    change: async (design, changes, options) =>
      expect(await request({ kind: 'change', design, changes, ...options }), 'changed'),
    mesh: async (rings, isFirst) => (await latest({ kind: 'mesh', rings, isFirst }, 'meshed'))?.scenes ?? null,
    scenes: async (rings) => (await latest({ kind: 'scenes', rings }, 'scenes'))?.scenes ?? null,
    letters: async (ring, face) => expect(await request({ kind: 'letters', ring, face }), 'letters').face,
    facets: async (cut) => expect(await request({ kind: 'facets', cut }), 'facets').facets,
    settle: async (rings) => (await latest({ kind: 'settle', rings }, 'settled'))?.scenes ?? null,
    setListedStones: async (listings) => {
      expect(await request({ kind: 'listings', listings }), 'taken');
    },
    assess: async (design, options) =>
      (await latest({ kind: 'assess', design, options }, 'assessed'))?.assessments ?? null,
    stack: async (question) => (await latest({ kind: 'stack', question }, 'stacked'))?.stack ?? null,
    reach: async (question) => expect(await request({ kind: 'reach', question }), 'reached').reach,
    withinBudget: async (question) => (await latest({ kind: 'within-budget', question }, 'found'))?.finds ?? null,
    dispose: () => {
      transport.close();
      breakAll('the kernel was closed');
    },
  };
}

function expect<Kind extends KernelAnswer['kind']>(
  answer: KernelAnswer,
  kind: Kind,
): Extract<KernelAnswer, { kind: Kind }> {
  if (answer.kind !== kind) throw new Error(`the kernel answered ${answer.kind} instead of ${kind}`);
  return answer as Extract<KernelAnswer, { kind: Kind }>; // the guard above compared the tag
}
