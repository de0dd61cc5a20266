import openModule, { type Manifold, type ManifoldToplevel } from 'manifold-3d/manifold';

/** The boolean engine after its WebAssembly has been set up. Everything it makes must be deleted by hand. */
export type SolidEngine = Pick<ManifoldToplevel, 'Manifold' | 'Mesh' | 'triangulate'>;
export type { Manifold };

let opened: Promise<SolidEngine> | null = null;

async function setUp(): Promise<SolidEngine> {
  const engine = await openModule();
  engine.setup();
  return engine;
}

/** Opens the boolean engine once per thread; about 20 ms and 11 MB the first time. Rejects when the WebAssembly cannot be loaded. */
export function openSolidEngine(): Promise<SolidEngine> {
  opened ??= setUp().catch((error: unknown) => {
    // A failed download may succeed the next time.
    opened = null;
    throw error;
  });
  return opened;
}

/** Collects what the engine makes, so that nothing is left behind: without `delete` its heap grows by megabytes per ring. */
export class Keep {
  readonly #kept: Manifold[] = [];

  add(made: Manifold): Manifold {
    this.#kept.push(made);
    return made;
  }

  deleteAll(): void {
    for (const made of this.#kept.splice(0)) made.delete();
  }
}
