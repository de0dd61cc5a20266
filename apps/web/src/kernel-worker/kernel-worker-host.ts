import { createEvaluator, type Evaluator, type RuleEngine } from '@ringwerk/advice';
import { composeAlloys } from '@ringwerk/catalogue';
import type { Kernel, ListedStones, Setter } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { buildMenu } from './build-menu.ts';
import { isReading, readDesign } from './design-requests.ts';
import { ScenePrefetchCache } from './scene-prefetch-cache.ts';
import { RACED, type RacedKind } from './kernel-context.ts';
import type { KernelAnswer, KernelOpening, KernelRequest, Menu } from './kernel-messages.ts';
import { createLetteredTables, type LoadLetters, type LetteredTables } from './lettered-tables.ts';
import { meshBuffers, ScenePublisher } from './scene-publisher.ts';
import { meshRings, type SceneContext } from './scene-requests.ts';
import { isSearch, search } from './search-requests.ts';

type Send = (answer: KernelAnswer, transfer: Transferable[]) => void;

/** Rules and figures are on their way from the moment the host is opened; pictures do not wait for them. */
async function loadFigures(): Promise<
  RuleEngine & Pick<typeof import('@ringwerk/kernel/evaluate'), 'evaluateDesign' | 'weighDesign'>
> {
  const { checkDesign, repairAround, repairWays } = await import('@ringwerk/kernel/rules');
  const { evaluateDesign, weighDesign } = await import('@ringwerk/kernel/evaluate');
  return { checkDesign, evaluateDesign, repairAround, repairWays, weighDesign };
}

/** Rings with prongs, bezels or beads are drawn with the setter's tools: they set out first. */
const loadSetter = async (): Promise<Setter> => (await import('@ringwerk/kernel/setter')).SETTER;

const preload = (): void => {
  Promise.all([loadSetter(), loadFigures()]).catch((error: unknown) =>
    console.error('kernel worker: rules did not arrive', error),
  );
};

/** The kernel's side of the protocol in `kernel-messages.ts`; the same host stands in the worker and in tests. */
export function createKernelWorkerHost(send: Send, loadLetters: LoadLetters): (request: KernelRequest) => void {
  let priceBasis: PriceBasis | null = null;
  let listings: ListedStones = {};
  const tables = createLetteredTables(loadLetters, loadSetter);
  const newest: Record<RacedKind, number> = {
    change: 0,
    mesh: 0,
    settle: 0,
    scenes: 0,
    assess: 0,
    stack: 0,
    'within-budget': 0,
  };
  const evaluator = async (): Promise<Evaluator> => evaluatorBy(await loadRules(tables), priceBasis, listings);
  const context: SceneContext = {
    tables,
    evaluator,
    newest,
    prefetched: new ScenePrefetchCache(),
    publisher: new ScenePublisher(),
  };

  const openWith = (opening: KernelOpening): Menu => {
    const alloys = composeAlloys(opening.alloys);
    tables.setAlloys(alloys);
    // Heads are cast in what suits the band: what was cut before may know other alloys.
    if (opening.alloys.length > 0) context.prefetched.clear();
    return buildMenu(opening, alloys);
  };

  const answerOf = async (request: KernelRequest): Promise<KernelAnswer> => {
    const { id } = request;
    if (isReading(request)) return readDesign(request, context);
    if (isSearch(request)) return search(request, context);
    switch (request.kind) {
      case 'open':
        priceBasis = request.open.priceBasis;
        preload();
        return { id, kind: 'menu', menu: openWith(request.open) };
      case 'listings':
        listings = { ...listings, ...request.listings };
        return { id, kind: 'taken' };
      case 'connect':
        context.publisher.connect(request.port, request.channel);
        return { id, kind: 'taken' };
      case 'change':
      case 'mesh':
      case 'settle':
      case 'scenes':
      case 'prefetch':
        return meshRings(request, context);
    }
  };

  return (request) => {
    if (isRaced(request.kind)) newest[request.kind] = request.id;
    deliver(request.id, answerOf(request), send);
  };
}

/** Rules and figures, and the setter that they ask. */
async function loadRules(
  tables: LetteredTables,
): Promise<{ readonly figures: Awaited<ReturnType<typeof loadFigures>>; readonly kernel: Kernel }> {
  const figures = await loadFigures();
  return { figures, kernel: await tables.loadSetter() };
}

function evaluatorBy(
  { figures, kernel }: Awaited<ReturnType<typeof loadRules>>,
  basis: PriceBasis | null,
  listings: ListedStones,
): Evaluator {
  return createEvaluator(figures, kernel.tables, (design) =>
    basis === null
      ? figures.weighDesign(design, kernel, listings)
      : figures.evaluateDesign(design, kernel, basis.priceList, basis.retailRule, { listings }),
  );
}

const isRaced = (kind: KernelRequest['kind']): kind is RacedKind => RACED.some((raced) => raced === kind);

function deliver(id: number, awaited: Promise<KernelAnswer>, send: Send): void {
  awaited
    .catch((error: unknown) => failure(id, error))
    .then((result) => send(result, transferables(result)))
    .catch((error: unknown) => console.error('kernel worker: an answer could not be sent', error));
}

const failure = (id: number, error: unknown): KernelAnswer => ({
  id,
  kind: 'failed',
  message: error instanceof Error ? error.message : String(error),
});

/** Meshes of scenes that the page itself asked for change owner instead of being copied. */
function transferables(answer: KernelAnswer): Transferable[] {
  if (answer.kind === 'stacked') return meshBuffers([answer.stack.scene]);
  return answer.kind === 'scenes' ? meshBuffers(answer.scenes) : [];
}
