import type { Design, RingDesign } from '@ringwerk/kernel';
import type { RingScene } from '@ringwerk/kernel/mesh';
import type { DragPictures, KernelClient } from '../../../kernel-worker/kernel-client.ts';

/** By ring of the design; null until its first mesh has come. */
export type RingScenes = readonly (RingScene | null)[];

export interface RingPicturesParts {
  readonly kernel: Pick<KernelClient, 'scenes' | 'settle'>;
  readonly design: () => Design;
  /** Called with every new picture, before anything else of the page hears of it. */
  readonly onScenes: (scenes: RingScenes) => void;
}

/** The meshes of the design in hand: the direct ones while a hand is at work, those of the picture at rest afterwards. */
export class RingPictures {
  scenes: RingScenes;
  readonly #parts: RingPicturesParts;
  readonly #followers = new Set<(scenes: RingScenes) => void>();
  /** The rings whose meshes are on the screen. */
  readonly #meshed: (RingDesign | undefined)[] = [];
  /** The rings whose meshes are those of a moving hand. */
  readonly #coarse: (RingDesign | undefined)[] = [];
  /** The rings that are on the screen as they look at rest. */
  readonly #settled: (RingDesign | undefined)[] = [];

  constructor(parts: RingPicturesParts) {
    this.#parts = parts;
    this.scenes = parts.design().rings.map(() => null);
  }

  /** Hears of every picture at once, ahead of the page's own rendering; returns the way to stop. */
  readonly follow = (follower: (scenes: RingScenes) => void): (() => void) => {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  };

  /** What a hand shows: which rings are on the screen with all their triangles. Null without a gesture. */
  under(gesture: string | null): DragPictures {
    if (gesture === null) return null;
    const isWhole = (ring: RingDesign | undefined, index: number): boolean =>
      ring !== undefined && this.#coarse[index] !== ring;
    return { whole: this.#meshed.flatMap((ring, index) => (isWhole(ring, index) ? [index] : [])) };
  }

  /** Pictures that came with the answer to an edit: of these rings, null for those that it left alone. */
  take(rings: readonly RingDesign[], scenes: RingScenes, areCoarse = false): void {
    this.#dropMissing(rings.length);
    const shown = rings.map((ring, index) => {
      const scene = scenes[index] ?? null;
      // A ring that turned out equal is on the screen already.
      const isShown = this.#meshed[index] === ring && (!areCoarse || this.#coarse[index] === ring);
      if (scene === null || isShown) return this.scenes[index] ?? null;
      this.#meshed[index] = ring;
      this.#coarse[index] = areCoarse ? ring : undefined;
      return scene;
    });
    this.#show(shown);
  }

  /**
   * Meshes of the rings that are not on the screen as they are; overtaken requests come back as null.
   * @param areCoarse - there is nothing on the screen yet: what `settle` replaces, but soon
   */
  async mesh(areCoarse = false): Promise<void> {
    const { rings } = this.#parts.design();
    this.#dropMissing(rings.length);
    const wanted = rings.flatMap((ring, index) => (this.#meshed[index] === ring ? [] : [{ ring, index }]));
    if (wanted.length === 0) return;
    const scenes = await this.#parts.kernel.scenes(
      wanted.map(({ ring }) => ring),
      areCoarse,
    );
    if (scenes === null) return;
    const now = this.#parts.design().rings;
    const shown = now.map((_, index) => this.scenes[index] ?? null);
    wanted.forEach(({ ring, index }, position) => {
      // An edit that was accepted meanwhile brought its own picture.
      if (now[index] !== ring) return;
      shown[index] = scenes[position] ?? null;
      this.#meshed[index] = ring;
      this.#coarse[index] = areCoarse ? ring : undefined;
    });
    this.#show(shown);
  }

  /** Replaces coarse meshes by whole ones, then direct ones by those of the rings at rest. */
  async settle(): Promise<void> {
    await this.#refine();
    const open = this.#meshed.flatMap((ring, index) =>
      ring === undefined || this.#settled[index] === ring ? [] : [{ ring, index }],
    );
    if (open.length === 0) return;
    const scenes = await this.#parts.kernel.settle(open.map(({ ring }) => ring));
    if (scenes === null) return;
    const shown = [...this.scenes];
    open.forEach(({ ring, index }, position) => {
      if (this.#meshed[index] !== ring) return;
      this.#settled[index] = ring;
      shown[index] = scenes[position] ?? shown[index] ?? null;
    });
    this.#show(shown);
  }

  async #refine(): Promise<void> {
    this.#meshed.forEach((ring, index) => {
      if (ring !== undefined && this.#coarse[index] === ring) this.#meshed[index] = undefined;
    });
    this.#coarse.length = 0;
    await this.mesh();
  }

  /** A ring that is no longer there is not on the screen either. */
  #dropMissing(count: number): void {
    this.#meshed.length = Math.min(this.#meshed.length, count);
    this.#settled.length = Math.min(this.#settled.length, count);
    if (this.scenes.length > count) this.#show(this.scenes.slice(0, count));
  }

  #show(scenes: RingScenes): void {
    if (scenes.length === this.scenes.length && scenes.every((scene, index) => scene === this.scenes[index])) return;
    this.scenes = scenes;
    for (const follower of this.#followers) follower(scenes);
    this.#parts.onScenes(scenes);
  }
}
