import { shellOf, solidOf, TagIds } from '../engine/exchange-shell.ts';
import { Keep, type Manifold, type SolidEngine } from '../engine/solid-engine.ts';
import type { Shell } from '../shell/shell.ts';
import type { WorkStep } from './work-step.ts';

/** A worked shell with the engine's own volumes before and after, mm³. */
export interface WorkedShell {
  readonly shell: Shell;
  readonly before: number;
  readonly after: number;
}

/** The engine wants a tuple of sixteen. */
type Mat4 = Parameters<Manifold['transform']>[0];

class Workbench {
  private readonly engine: SolidEngine;
  private readonly ids: TagIds;
  private readonly keep: Keep;
  private readonly forms = new Map<Shell, Manifold>();

  constructor(engine: SolidEngine, ids: TagIds, keep: Keep) {
    this.engine = engine;
    this.ids = ids;
    this.keep = keep;
  }

  /** The tool where it works. Tools of one form share their triangles. */
  place({ shell, frame }: WorkStep): Manifold {
    let form = this.forms.get(shell);
    if (form === undefined) {
      form = this.keep.add(solidOf(this.engine, shell, this.ids));
      this.forms.set(shell, form);
    }
    // Sixteen numbers by the contract of frames.
    return frame === null ? form : this.keep.add(form.transform([...frame] as Mat4));
  }

  /** Steps of one kind follow each other as one operation. */
  work(body: Manifold, steps: readonly WorkStep[]): Manifold {
    let solid = body;
    for (let at = 0; at < steps.length;) {
      const kind = steps[at]?.kind;
      let end = at;
      while (end < steps.length && steps[end]?.kind === kind) end++;
      const solids = [solid, ...steps.slice(at, end).map((step) => this.place(step))];
      const { Manifold } = this.engine;
      solid = this.keep.add(kind === 'cut' ? Manifold.difference(solids) : Manifold.union(solids));
      at = end;
    }
    return solid;
  }
}

/** The engine refuses meshes that bound no solid by throwing, and so does its memory when it is full. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ManifoldError' || error.name === 'RuntimeError');

/**
 * Applies steps in order to a closed shell. Null when the shell is no solid for the engine (open or not finite).
 * The status is asked once, at the end: asking forces the engine to evaluate.
 */
export function applySteps(engine: SolidEngine, shell: Shell, steps: readonly WorkStep[]): WorkedShell | null {
  const ids = new TagIds(engine);
  const keep = new Keep();
  try {
    const body = keep.add(solidOf(engine, shell, ids));
    const worked = new Workbench(engine, ids, keep).work(body, steps);
    if (worked.status() !== 'NoError') return null;
    return { shell: shellOf(worked, shell.stride, ids), before: body.volume(), after: worked.volume() };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  } finally {
    keep.deleteAll();
  }
}
