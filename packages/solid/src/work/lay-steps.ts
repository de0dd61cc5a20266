import { shellOf } from '../shell/exchange-shell.ts';
import type { Manifold } from '../engine/solid-engine.ts';
import { shellVolume } from '../shell/measure-shell.ts';
import { placedShell } from './placed-shell.ts';
import { joinShells, type Shell } from '../shell/shell.ts';
import { cloudOf, type Cloud } from './cloud.ts';
import { isHoopAround } from './hoop-around.ts';
import { standsClear } from './stands-clear.ts';
import { doMeet, type AngularSpan, type WorkStep } from './work-step.ts';
import type { Workbench } from './workbench.ts';
import type { WorkedShell } from './worked-shell.ts';

/** Beside more cutters than a head's or a wedge's, looking for those that stand clear takes longer than cutting. */
const APART_MOST = 40;

/** Metal by itself, in the ring's frame. */
interface Piece {
  readonly cloud: Cloud;
  /** Null when it is not known. */
  readonly span: AngularSpan | null;
  readonly shell: () => Shell;
  readonly solid: () => Manifold;
  /** Null for the body. */
  readonly step: WorkStep | null;
}

const pieceOf = (bench: Workbench, step: WorkStep): Piece => ({
  cloud: step.cloud,
  span: step.span,
  shell: () => (step.frame === null ? step.shell : placedShell(step.shell, step.frame)),
  solid: () => bench.place(step),
  step,
});

/** Those of the cutters that may reach a piece. */
function reaching({ cloud, span, step }: Piece, cutters: readonly WorkStep[]): readonly WorkStep[] {
  const near = cutters.filter((cutter) => span === null || cutter.span === null || doMeet(span, cutter.span));
  if (near.length > APART_MOST) return near;
  return near.filter((cutter) => !standsClear(cloud, cutter) && (step === null || !isHoopAround(step, cutter)));
}

/** Every piece closed by itself, cut by the cutters that come after it. Null when one is no solid for the engine. */
export function laySteps(bench: Workbench, shell: Shell, steps: readonly WorkStep[]): WorkedShell | null {
  const body: Piece = {
    cloud: cloudOf(shell, null),
    span: null,
    shell: () => shell,
    solid: () => bench.solid(shell),
    step: null,
  };
  const laid: Shell[] = [];
  let after = 0;
  const lay = (piece: Piece, cutters: readonly WorkStep[]): boolean => {
    const own = reaching(piece, cutters);
    if (own.length === 0) {
      const whole = piece.shell();
      laid.push(whole);
      after += shellVolume(whole);
      return true;
    }
    const solid = bench.difference(piece.solid(), own);
    if (solid.status() !== 'NoError') return false;
    laid.push(shellOf(solid, shell.stride, bench.ids));
    after += solid.volume();
    return true;
  };
  const cutsFrom = (at: number): readonly WorkStep[] => steps.slice(at).filter(({ kind }) => kind === 'cut');
  const intoBody = cutsFrom(0).filter(({ isWithinSeat }) => !isWithinSeat);
  if (!lay(body, intoBody)) return null;
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'add' && !lay(pieceOf(bench, step), cutsFrom(at))) return null;
  }
  return { shell: joinShells(laid, shell.stride), before: shellVolume(shell), after };
}
