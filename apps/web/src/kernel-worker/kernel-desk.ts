import { KERNEL_TABLES } from '@ringwerk/catalogue';
import {
  buildRingScene,
  checkDesign,
  decodeDesign,
  designKey,
  encodeDesign,
  evaluateDesign,
  hasStones,
  parseDesign,
  TESSELLATION_DISPLAY,
  withoutStones,
  type Design,
  type Evaluation,
  type Issue,
  type RingDesign,
  type RingScene,
} from '@ringwerk/kernel';
import { buildMenu } from './build-menu.ts';
import { applyChanges, type Change } from './design-change.ts';
import type {
  Assessment,
  Evaluated,
  Figures,
  KernelAnswer,
  KernelRequest,
  Option,
  PriceBasis,
} from './kernel-messages.ts';
import { newErrors, repairDesign } from './repair-design.ts';

type Send = (answer: KernelAnswer, transfer: Transferable[]) => void;

/** Options are worked off for at most this long before a waiting message gets its turn, so that a drag never waits. */
const TURN_MILLISECONDS = 6;

/** The kernel's side of the protocol in `kernel-messages.ts`; the same desk stands in the worker and in tests. */
export function createKernelDesk(send: Send): (request: KernelRequest) => void {
  let priceBasis: PriceBasis | null = null;
  const newest = { scenes: 0, assess: 0 };

  const evaluation = (design: Design): Evaluation | null =>
    priceBasis === null ? null : evaluateDesign(design, KERNEL_TABLES, priceBasis.priceList, priceBasis.retailRule);

  async function answer(request: KernelRequest): Promise<KernelAnswer> {
    const { id } = request;
    switch (request.kind) {
      case 'open':
        priceBasis = request.open.priceBasis;
        return { id, kind: 'menu', menu: buildMenu(request.open.language, request.open.country) };
      case 'read':
        return { id, kind: 'design', result: parseDesign(request.input) };
      case 'read-link':
        return { id, kind: 'design', result: decodeDesign(request.text) };
      case 'strip':
        return { id, kind: 'design', result: { ok: true, value: withoutStones(request.design) } };
      case 'evaluate':
        return { id, kind: 'evaluated', evaluated: evaluateWish(request.design, request.changes, evaluation) };
      case 'scenes':
        await turn();
        if (newest.scenes !== id) return { id, kind: 'superseded' };
        return { id, kind: 'scenes', scenes: request.rings.map(sceneOf) };
      case 'assess':
        return assess(id, request.design, request.options, evaluation, () => newest.assess === id);
    }
  }

  return (request) => {
    if (request.kind === 'scenes' || request.kind === 'assess') newest[request.kind] = request.id;
    answer(request)
      .catch((error: unknown): KernelAnswer => ({
        id: request.id,
        kind: 'failed',
        message: error instanceof Error ? error.message : String(error),
      }))
      .then((result) => send(result, transferables(result)))
      .catch((error: unknown) => console.error('kernel desk: an answer could not be sent', error));
  };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const sceneOf = (ring: RingDesign): RingScene => buildRingScene(ring, KERNEL_TABLES, TESSELLATION_DISPLAY);

const errorsOf = (design: Design): readonly Issue[] =>
  checkDesign(design, KERNEL_TABLES).filter((issue) => issue.severity === 'error');

/** A wish, read by the kernel: the record, or what is wrong with it as a record. */
function readWish(design: Design, changes: readonly Change[]): { design: Design; issues: readonly Issue[] } {
  if (changes.length === 0) return { design, issues: [] };
  const wish = applyChanges(design, changes);
  const parsed = parseDesign(wish);
  if (!parsed.ok) return { design, issues: parsed.issues };
  // Rings that the wish left alone keep their identity: the page meshes only new ones.
  const rings = parsed.value.rings.map((ring, index) => {
    const old = design.rings[index];
    return old !== undefined && old === wish.rings[index] ? old : ring;
  });
  return { design: { ...parsed.value, rings }, issues: [] };
}

function evaluateWish(
  design: Design,
  changes: readonly Change[],
  evaluation: (design: Design) => Evaluation | null,
): Evaluated {
  const wish = readWish(design, changes);
  const refused =
    wish.issues.length > 0 ? wish.issues : newErrors(changes.length > 0 ? errorsOf(design) : [], errorsOf(wish.design));
  return {
    design: wish.design,
    refused,
    repair: refused.length === 0 ? null : repairDesign(wishOrDesign(wish, design, changes), refused, errorsOf),
    evaluation: wish.issues.length > 0 ? null : evaluation(wish.design),
    key: designKey(wish.design),
    link: encodeDesign(wish.design),
    hasStones: hasStones(wish.design),
  };
}

/** A record that was refused for a number out of range is still the start of its repair. */
const wishOrDesign = (
  wish: { design: Design; issues: readonly Issue[] },
  design: Design,
  changes: readonly Change[],
): Design => (wish.issues.length > 0 ? applyChanges(design, changes) : wish.design);

async function assess(
  id: number,
  design: Design,
  options: readonly Option[],
  evaluation: (design: Design) => Evaluation | null,
  isNewest: () => boolean,
): Promise<KernelAnswer> {
  const assessments: Assessment[] = [];
  const known = errorsOf(design);
  let since = performance.now();
  for (const option of options) {
    if (performance.now() - since > TURN_MILLISECONDS) {
      await turn();
      since = performance.now();
      if (!isNewest()) return { id, kind: 'superseded' };
    }
    assessments.push(assessOption(design, option, known, evaluation));
  }
  return { id, kind: 'assessed', assessments };
}

function assessOption(
  design: Design,
  option: Option,
  known: readonly Issue[],
  evaluation: (design: Design) => Evaluation | null,
): Assessment {
  const wish = readWish(design, option.changes);
  const issues = wish.issues.length > 0 ? wish.issues : newErrors(known, errorsOf(wish.design));
  const repair =
    issues.length === 0 ? null : repairDesign(wishOrDesign(wish, design, option.changes), issues, errorsOf);
  const legal = repair === null ? wish : readWish(design, [...option.changes, ...repair]);
  const canBeMade = legal.issues.length === 0 && (issues.length === 0 || repair !== null);
  return { id: option.id, issues, repair, figures: canBeMade ? figuresOf(evaluation(legal.design)) : null };
}

function figuresOf(evaluation: Evaluation | null): Figures | null {
  if (evaluation === null || evaluation.total === null) return null;
  const { retail, cost, grams } = evaluation.total;
  return { gross: retail.gross, cost, grams };
}

/** Meshes change owner instead of being copied. */
function transferables(answer: KernelAnswer): Transferable[] {
  if (answer.kind !== 'scenes') return [];
  const buffers = new Set<ArrayBuffer>();
  for (const scene of answer.scenes) {
    for (const { mesh } of scene.parts) {
      for (const array of [mesh.positions, mesh.normals, mesh.uvs, mesh.indices]) {
        if (array.buffer instanceof ArrayBuffer) buffers.add(array.buffer);
      }
    }
  }
  return [...buffers];
}
