import {
  assessOption,
  createEvaluator,
  evaluateEdit,
  figuresOf,
  findReach,
  parseEdit,
  refusedBy,
  type Assessment,
  type Change,
  type EditOption,
  type Evaluator,
  type RuleEngine,
} from '@ringwerk/advice';
import type { StackQuery } from '@ringwerk/advice/stack';
import {
  decodeDesign,
  designKey,
  encodeDesign,
  hasStones,
  parseDesign,
  withoutStones,
  type Design,
  type EngravingFace,
  type Kernel,
  type KernelTables,
  type ListedStones,
  type RingDesign,
  type Setter,
} from '@ringwerk/kernel';
import { finishedMeasures, ringBody } from '@ringwerk/kernel/body';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import {
  bandScene,
  buildRingScene,
  needsSettling,
  TESSELLATION_DISPLAY,
  type RingScene,
  type Tessellation,
} from '@ringwerk/kernel/mesh';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { needsSetter } from '@ringwerk/kernel/stones';
import { buildMenu } from './build-menu.ts';
import { cutFacets } from './cut-entry.ts';
import { ForeseenScenes } from './foreseen-scenes.ts';
import type { Evaluated, KernelAnswer, KernelOpening, KernelRequest, Menu } from './kernel-messages.ts';
import { createLetteredTables, type ArrivedKernel, type BringLetters } from './lettered-tables.ts';
import { settleRings } from './settle-rings.ts';

type Send = (answer: KernelAnswer, transfer: Transferable[]) => void;

/** Options are worked off for at most this long before a waiting message gets its turn, so that a drag never waits. */
const TURN_MILLISECONDS = 6;

/** A hand that has not moved for so long has let go: the picture at rest is worked out. */
const REST_MILLISECONDS = 80;

/** Rules and figures are on their way from the moment the desk is opened; pictures do not wait for them. */
async function bringFigures(): Promise<
  RuleEngine & Pick<typeof import('@ringwerk/kernel/evaluate'), 'evaluateDesign'>
> {
  const { checkDesign, repairAround, repairWays } = await import('@ringwerk/kernel/rules');
  const { evaluateDesign } = await import('@ringwerk/kernel/evaluate');
  return { checkDesign, evaluateDesign, repairAround, repairWays };
}

/** Rings with prongs, bezels or beads are drawn with the setter's tools: they set out first. */
const bringSetter = async (): Promise<Setter> => (await import('@ringwerk/kernel/setter')).SETTER;

const bringAhead = (): void => {
  Promise.all([bringSetter(), bringFigures()]).catch((error: unknown) =>
    console.error('kernel desk: rules did not arrive', error),
  );
};

const menuOf = ({ language, country, sizeSystem }: KernelOpening): Menu => buildMenu(language, country, sizeSystem);

/** The kernel's side of the protocol in `kernel-messages.ts`; the same desk stands in the worker and in tests. */
export function createKernelDesk(send: Send, bringLetters: BringLetters): (request: KernelRequest) => void {
  let priceBasis: PriceBasis | null = null;
  let listings: ListedStones = {};
  const tables = createLetteredTables(bringLetters, bringSetter);
  const foreseen = new ForeseenScenes();
  const newest = { change: 0, scenes: 0, settle: 0, assess: 0, stack: 0, 'within-budget': 0 };

  const evaluator = async (): Promise<Evaluator> => evaluatorBy(await bringRules(tables), priceBasis, listings);

  async function settle(id: number, rings: readonly RingDesign[]): Promise<KernelAnswer> {
    await turn(REST_MILLISECONDS);
    await tables.bringFor(() => rings);
    if (newest.settle !== id || newest.scenes > id || newest.change > id) return { id, kind: 'superseded' };
    return { id, kind: 'settled', scenes: await settleRings(rings, tables.now()) };
  }

  async function answer(
    request: Exclude<KernelRequest, SearchRequest | DesignRequest | MeasureRequest | Foresight>,
  ): Promise<KernelAnswer> {
    const { id } = request;
    switch (request.kind) {
      case 'open':
        priceBasis = request.open.priceBasis;
        bringAhead();
        return { id, kind: 'menu', menu: menuOf(request.open) };
      case 'listings':
        listings = { ...listings, ...request.listings };
        return { id, kind: 'taken' };
      case 'present':
        return { id, kind: 'evaluated', evaluated: presented(request.design, tables.now().tables) };
      case 'evaluate':
        return evaluate(request, tables, evaluator);
      case 'change':
        return change(request, tables, evaluator);
      case 'scenes':
        await turn();
        await tables.bringFor(() => request.rings);
        if (newest.scenes !== id) return { id, kind: 'superseded' };
        return { id, kind: 'scenes', scenes: scenesOf(request, tables.now(), foreseen) };
      case 'settle':
        return settle(id, request.rings);
      case 'letters':
        await tables.bringFor(() => [request.ring]);
        return { id, kind: 'letters', face: await lettersOn(request.ring, request.face, tables.now().tables) };
      case 'assess':
        await tables.bringFor(() => engravedEdits(request.design, request.options));
        return assess(id, request.design, request.options, await evaluator(), () => newest.assess === id);
    }
  }

  const answerOf = (request: KernelRequest): Promise<KernelAnswer> => {
    if (isReading(request)) return designOf(request);
    if (request.kind === 'foresee') return foresee(request, tables, foreseen);
    if (request.kind === 'stack' || request.kind === 'reach') return measure(request, tables, evaluator, newest);
    if (request.kind === 'within-budget') return search(request, evaluator(), newest);
    return answer(request);
  };
  return (request) => {
    if (isRaced(request.kind)) newest[request.kind] = request.id;
    deliver(request.id, answerOf(request), send);
  };
}

/** Rules and figures, and the setter that they ask. */
async function bringRules(
  tables: ReturnType<typeof createLetteredTables>,
): Promise<{ readonly figures: Awaited<ReturnType<typeof bringFigures>>; readonly kernel: Kernel }> {
  const figures = await bringFigures();
  return { figures, kernel: await tables.bringSetter() };
}

function evaluatorBy(
  { figures, kernel }: Awaited<ReturnType<typeof bringRules>>,
  basis: PriceBasis | null,
  listings: ListedStones,
): Evaluator {
  return createEvaluator(figures, kernel.tables, (design) =>
    basis === null ? null : figures.evaluateDesign(design, kernel, basis.priceList, basis.retailRule, listings),
  );
}

type DesignRequest = Extract<KernelRequest, { kind: 'read' | 'read-link' | 'strip' | 'facets' }>;

const isReading = (request: KernelRequest): request is DesignRequest =>
  request.kind === 'read' || request.kind === 'read-link' || request.kind === 'strip' || request.kind === 'facets';

/** A record or a link read, a design without its stones, the drawing of a cut: what needs neither tables nor prices. */
async function designOf(request: DesignRequest): Promise<KernelAnswer> {
  const { id } = request;
  if (request.kind === 'facets') return { id, kind: 'facets', facets: cutFacets(request.cut) };
  if (request.kind === 'read') return { id, kind: 'design', result: parseDesign(request.input) };
  if (request.kind === 'read-link') return { id, kind: 'design', result: decodeDesign(request.text) };
  return { id, kind: 'design', result: { ok: true, value: withoutStones(request.design) } };
}

type SearchRequest = Extract<KernelRequest, { kind: 'within-budget' }>;

/** Kinds of which only the newest request counts; of `change` it is only noted. */
const RACED = ['change', 'scenes', 'settle', 'assess', 'stack', 'within-budget'] as const;
const isRaced = (kind: KernelRequest['kind']): kind is (typeof RACED)[number] => RACED.some((raced) => raced === kind);

function deliver(id: number, awaited: Promise<KernelAnswer>, send: Send): void {
  awaited
    .catch((error: unknown) => failure(id, error))
    .then((result) => send(result, transferables(result)))
    .catch((error: unknown) => console.error('kernel desk: an answer could not be sent', error));
}

const failure = (id: number, error: unknown): KernelAnswer => ({
  id,
  kind: 'failed',
  message: error instanceof Error ? error.message : String(error),
});

const turn = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A quarter of the triangles: no eye finds the difference while the ring moves or opens, and software GL draws them one by one. */
const TESSELLATION_COARSE: Tessellation = { around: 128, perArc: 8 };

/** @throws when the setter that the ring needs has not arrived: a head without its prongs would be wrong. */
function sceneOf(ring: RingDesign, kernel: ArrivedKernel, tessellation = TESSELLATION_DISPLAY): RingScene {
  const { setter } = kernel;
  if (setter !== null) return buildRingScene(ring, { ...kernel, setter }, tessellation);
  if (needsSetter(ring)) throw new Error('A ring with set stones is drawn with the setter, which did not arrive.');
  return bandScene(ring, kernel, tessellation);
}

const scenesOf = (
  { rings, isFirst }: Extract<KernelRequest, { kind: 'scenes' }>,
  kernel: ArrivedKernel,
  foreseen: ForeseenScenes,
): readonly RingScene[] =>
  isFirst
    ? foreseen.takeAll(rings, (ring) => sceneOf(ring, kernel, TESSELLATION_COARSE))
    : rings.map((ring) => sceneOf(ring, kernel));

type Foresight = Extract<KernelRequest, { kind: 'foresee' }>;

/** Cuts the first pictures of a design that the page will most likely ask for. */
async function foresee(
  { id, input }: Foresight,
  tables: ReturnType<typeof createLetteredTables>,
  foreseen: ForeseenScenes,
): Promise<KernelAnswer> {
  const read = parseDesign(input);
  const rings = read.ok ? read.value.rings : [];
  await tables.bringFor(() => rings);
  if (!foreseen.isOver) for (const ring of rings) foreseen.keep(ring, sceneOf(ring, tables.now(), TESSELLATION_COARSE));
  return { id, kind: 'taken' };
}

/** The figures of a design after changes. */
async function evaluate(
  { id, design, changes }: Extract<KernelRequest, { kind: 'evaluate' }>,
  tables: ReturnType<typeof createLetteredTables>,
  evaluator: () => Promise<Evaluator>,
): Promise<KernelAnswer> {
  await tables.bringFor(() => parseEdit(design, changes).design.rings);
  return { id, kind: 'evaluated', evaluated: shownEdit(design, changes, await evaluator(), tables.now().tables) };
}

/** An edit with the pictures of the rings that it made anew. */
async function change(
  { id, design: before, changes, drag }: Extract<KernelRequest, { kind: 'change' }>,
  tables: ReturnType<typeof createLetteredTables>,
  evaluator: () => Promise<Evaluator>,
): Promise<KernelAnswer> {
  await tables.bringFor(() => parseEdit(before, changes).design.rings);
  const evaluated = shownEdit(before, changes, await evaluator(), tables.now().tables);
  const rings = evaluated.refused.length > 0 ? [] : evaluated.design.rings;
  const fineness = drag === null ? TESSELLATION_DISPLAY : TESSELLATION_COARSE;
  const known = tables.now();
  // A ring that the hand leaves alone loses none of what only its picture at rest shows.
  const isWanted = (ring: RingDesign, index: number): boolean =>
    ring !== before.rings[index] ||
    (drag?.whole.includes(index) === true && !needsSettling(ring, ringBody(ring, known.tables)));
  const scenes = rings.map((ring, index) => (isWanted(ring, index) ? sceneOf(ring, known, fineness) : null));
  return { id, kind: 'changed', evaluated, scenes };
}

async function lettersOn(ring: RingDesign, face: EngravingFace, tables: KernelTables): Promise<UnrolledFace | null> {
  const { engravingStrip } = await import('@ringwerk/kernel/engraving');
  return engravingStrip(ring, ringBody(ring, tables), tables, face);
}

/** What the options that touch engravings would make of the design: their letters are needed too. */
const engravedEdits = (design: Design, options: readonly EditOption[]): RingDesign[] =>
  [[], ...options.map(({ changes }) => changes)]
    .filter((changes) => changes.length === 0 || changes.some(({ path }) => path.includes('/engravings')))
    .flatMap((changes) => parseEdit(design, changes).design.rings);

const presented = (design: Design, tables: KernelTables): Evaluated => ({
  design,
  refused: [],
  remedy: null,
  alternatives: [],
  evaluation: null,
  key: designKey(design),
  link: encodeDesign(design),
  hasStones: hasStones(design),
  finished: design.rings.map((ring) => finishedMeasures(ring, tables)),
});

/** An edit, evaluated and as the page shows it. */
function shownEdit(design: Design, changes: readonly Change[], evaluator: Evaluator, tables: KernelTables): Evaluated {
  const edit = evaluateEdit(design, changes, evaluator);
  return { ...presented(edit.design, tables), ...edit };
}

async function assess(
  id: number,
  design: Design,
  options: readonly EditOption[],
  evaluator: Evaluator,
  isNewest: () => boolean,
): Promise<KernelAnswer> {
  const assessments: Assessment[] = [];
  const known = evaluator.errorsOf(design);
  let since = performance.now();
  for (const option of options) {
    if (performance.now() - since > TURN_MILLISECONDS) {
      await turn();
      since = performance.now();
      if (!isNewest()) return { id, kind: 'superseded' };
    }
    assessments.push(assessOption(design, option, known, evaluator));
  }
  return { id, kind: 'assessed', assessments };
}

type MeasureRequest = Extract<KernelRequest, { kind: 'stack' | 'reach' }>;

/** How far a number of the design goes, and how its rings lie beside others: questions of a hand that works on it. */
async function measure(
  request: MeasureRequest,
  tables: ReturnType<typeof createLetteredTables>,
  evaluator: () => Promise<Evaluator>,
  newest: { readonly stack: number },
): Promise<KernelAnswer> {
  if (request.kind === 'reach') {
    await tables.bringFor(() => request.question.design.rings);
    return reachOf(request, await evaluator());
  }
  await turn(REST_MILLISECONDS);
  await tables.bringFor(() => ringsOf(request.question));
  const rules = await evaluator();
  return stackOf(request, rules, await tables.bringSetter(), () => newest.stack === request.id);
}

const ringsOf = ({ design, before, after }: StackQuery): readonly RingDesign[] =>
  [...design.rings, before, after].filter((ring) => ring !== null);

/** The rings of one finger, held against each other; superseded by a newer question while the hand moves. */
async function stackOf(
  { id, question }: Extract<KernelRequest, { kind: 'stack' }>,
  { errorsOf }: Evaluator,
  kernel: Kernel,
  isNewest: () => boolean,
): Promise<KernelAnswer> {
  if (!isNewest()) return { id, kind: 'superseded' };
  const { findStackFit } = await import('@ringwerk/advice/stack');
  const known = errorsOf(question.design);
  const isLegal = (changes: readonly Change[]): boolean =>
    refusedBy(parseEdit(question.design, changes), known, { errorsOf }).length === 0;
  const pause = async (): Promise<boolean> => {
    await turn();
    return isNewest();
  };
  const stack = await findStackFit(question, kernel, isLegal, pause);
  return stack === null ? { id, kind: 'superseded' } : { id, kind: 'stacked', stack };
}

/** How far a number goes before an error comes in that the design did not have. */
function reachOf({ id, question }: Extract<KernelRequest, { kind: 'reach' }>, { errorsOf }: Evaluator): KernelAnswer {
  const known = errorsOf(question.design);
  const reach = findReach(question, (changes) => refusedBy(parseEdit(question.design, changes), known, { errorsOf }));
  return { id, kind: 'reached', reach };
}

/** The search is a part of its own: most designs are opened without one. */
async function search(
  { id, question }: SearchRequest,
  awaited: Promise<Evaluator>,
  newest: { readonly 'within-budget': number },
): Promise<KernelAnswer> {
  const evaluator = await awaited;
  const { findWithinBudget } = await import('@ringwerk/advice/budget');
  let since = performance.now();
  const pause = async (): Promise<boolean> => {
    if (performance.now() - since > TURN_MILLISECONDS) {
      await turn();
      since = performance.now();
    }
    return newest['within-budget'] === id;
  };
  const finds = await findWithinBudget(question, (design) => figuresOf(evaluator.evaluation(design)), pause);
  if (finds === null) return { id, kind: 'superseded' };
  return { id, kind: 'found', finds: finds.map((find) => ({ ...find, link: encodeDesign(find.design) })) };
}

function scenesIn(answer: KernelAnswer): readonly (RingScene | null)[] {
  if (answer.kind === 'stacked') return [answer.stack.scene];
  return answer.kind === 'scenes' || answer.kind === 'settled' || answer.kind === 'changed' ? answer.scenes : [];
}

/** Meshes change owner instead of being copied. */
function transferables(answer: KernelAnswer): Transferable[] {
  const buffers = new Set<ArrayBuffer>();
  for (const scene of scenesIn(answer)) {
    for (const { mesh } of scene?.parts ?? []) {
      for (const array of [mesh.positions, mesh.normals, mesh.uvs, mesh.indices]) {
        if (array.buffer instanceof ArrayBuffer) buffers.add(array.buffer);
      }
    }
  }
  return [...buffers];
}
