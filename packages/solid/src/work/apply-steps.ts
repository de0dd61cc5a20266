import { shellOf } from '../shell/exchange-shell.ts';
import type { Manifold, SolidEngine } from '../engine/solid-engine.ts';
import type { Shell } from '../shell/shell.ts';
import { cloudOf, joinClouds, type Cloud } from './cloud.ts';
import { laySteps } from './lay-steps.ts';
import { standsClear } from './stands-clear.ts';
import type { WorkStep } from './work-step.ts';
import { onWorkbench, type Workbench } from './workbench.ts';
import type { Joining, WorkedShell } from './worked-shell.ts';

/** A solid that is not yet one with the others, and where its corners stand. */
interface Operand {
  readonly solid: Manifold;
  /** Whether the body that is worked is a part of it. */
  readonly isBody: boolean;
  readonly cloud: () => Cloud;
}

/** With more pieces than a head has, looking for those that stand clear takes longer than cutting them. */
const APART_MOST = 40;

const unite = (bench: Workbench, operands: readonly Operand[]): Manifold =>
  bench.united(operands.map(({ solid }) => solid));

function cut(bench: Workbench, operands: readonly Operand[], cutters: readonly WorkStep[]): readonly Operand[] {
  const isClear = ({ cloud }: Operand): boolean => {
    const own = cloud();
    return cutters.every((cutter) => standsClear(own, cutter));
  };
  const isSpared = ({ isBody }: Operand): boolean => isBody && cutters.every(({ isWithinSeat }) => isWithinSeat);
  const isFew = operands.length > 1 && operands.length <= APART_MOST;
  const clear = operands.filter((operand) => isSpared(operand) || (isFew && isClear(operand)));
  const touched = operands.filter((operand) => !clear.includes(operand));
  if (touched.length === 0) return operands;
  const solid = bench.difference(unite(bench, touched), cutters);
  const isBody = touched.some((operand) => operand.isBody);
  return [{ solid, isBody, cloud: () => joinClouds(touched.map(({ cloud }) => cloud())) }, ...clear];
}

/**
 * Steps of one kind follow each other as one operation. Metal that stands clear of the cutters after it waits for the
 * last union: a boolean costs what its solids have in triangles.
 */
function joinSteps(bench: Workbench, body: Operand, steps: readonly WorkStep[]): Manifold {
  let operands: readonly Operand[] = [body];
  for (let at = 0; at < steps.length;) {
    const first = steps[at];
    const kind = first?.kind;
    let end = at;
    while (steps[end]?.kind === kind && steps[end]?.isWithinSeat === first?.isWithinSeat && end < steps.length) end++;
    const run = steps.slice(at, end);
    operands =
      kind === 'cut'
        ? cut(bench, operands, run)
        : [...operands, ...run.map((step) => ({ solid: bench.place(step), isBody: false, cloud: () => step.cloud }))];
    at = end;
  }
  return unite(bench, operands);
}

/**
 * Applies steps in order to a closed shell. Null when the shell is no solid for the engine (open or not finite).
 * The status is asked once, at the end: asking forces the engine to evaluate.
 */
export function applySteps(
  engine: SolidEngine,
  shell: Shell,
  steps: readonly WorkStep[],
  joining: Joining = 'joined',
): WorkedShell | null {
  return onWorkbench(engine, (bench): WorkedShell | null => {
    if (joining === 'laid') return laySteps(bench, shell, steps);
    const body = bench.solid(shell);
    const worked = joinSteps(bench, { solid: body, isBody: true, cloud: () => cloudOf(shell, null) }, steps);
    if (worked.status() !== 'NoError') return null;
    return { shell: shellOf(worked, shell.stride, bench.ids), before: body.volume(), after: worked.volume() };
  });
}
