import type { RingDesign } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';

/** First pictures of rings that were cut before they were asked for. */
export class ScenePrefetchCache {
  readonly #scenes = new Map<string, RingScene[]>();
  #isOver = false;

  /** Whether the first pictures have been asked for: nothing is prefetched any more. */
  get isOver(): boolean {
    return this.#isOver;
  }

  keep(ring: RingDesign, scene: RingScene): void {
    const key = JSON.stringify(ring);
    this.#scenes.set(key, [...(this.#scenes.get(key) ?? []), scene]);
  }

  /** What was cut is of no use any more. */
  clear(): void {
    this.#scenes.clear();
  }

  /** Each picture once, since meshes change owner; what nobody took is dropped. `cut` makes those that were not prefetched. */
  takeAll(rings: readonly RingDesign[], cut: (ring: RingDesign) => RingScene): readonly RingScene[] {
    this.#isOver = true;
    const taken = rings.map((ring) => this.#scenes.get(JSON.stringify(ring))?.shift() ?? cut(ring));
    this.#scenes.clear();
    return taken;
  }
}
