import { solidOf, TagIds } from '../shell/exchange-shell.ts';
import { Keep, type Manifold, type SolidEngine } from '../engine/solid-engine.ts';
import type { Shell } from '../shell/shell.ts';
import type { WorkStep } from './work-step.ts';

/** The engine wants a tuple of sixteen. */
type Mat4 = Parameters<Manifold['transform']>[0];

/** Solids of one piece of work in the boolean engine; all of them go when it is done. */
export class Workbench {
  readonly ids: TagIds;
  readonly #engine: SolidEngine;
  readonly #keep = new Keep();
  readonly #forms = new Map<Shell, Manifold>();
  readonly #placed = new Map<WorkStep, Manifold>();

  constructor(engine: SolidEngine) {
    this.#engine = engine;
    this.ids = new TagIds(engine);
  }

  solid(shell: Shell): Manifold {
    return this.#keep.add(solidOf(this.#engine, shell, this.ids));
  }

  /** The tool where it works. Tools of one form share their triangles. */
  place(step: WorkStep): Manifold {
    const known = this.#placed.get(step);
    if (known !== undefined) return known;
    const { shell, frame } = step;
    let form = this.#forms.get(shell);
    if (form === undefined) {
      form = this.solid(shell);
      this.#forms.set(shell, form);
    }
    // Sixteen numbers by the contract of frames.
    const placed = frame === null ? form : this.#keep.add(form.transform([...frame] as Mat4));
    this.#placed.set(step, placed);
    return placed;
  }

  united(solids: readonly Manifold[]): Manifold {
    const [first] = solids;
    if (first !== undefined && solids.length === 1) return first;
    return this.#keep.add(this.#engine.Manifold.union([...solids]));
  }

  difference(solid: Manifold, cutters: readonly WorkStep[]): Manifold {
    return this.#keep.add(this.#engine.Manifold.difference([solid, ...cutters.map((cutter) => this.place(cutter))]));
  }

  clear(): void {
    this.#keep.deleteAll();
  }
}

/** The engine refuses meshes that bound no solid by throwing, and so does its memory when it is full. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ManifoldError' || error.name === 'RuntimeError');

/** What `work` makes on a bench of its own; null when the engine refused. */
export function onWorkbench<T>(engine: SolidEngine, work: (bench: Workbench) => T | null): T | null {
  const bench = new Workbench(engine);
  try {
    return work(bench);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  } finally {
    bench.clear();
  }
}
