import type { Design, RingDesign } from '@ringwerk/kernel';
import type { KernelClient } from '../kernel-worker/kernel-client.ts';
import type { Changed, SentScene, StagedRing } from '../kernel-worker/kernel-messages.ts';
import type { RingViewer, ViewerLooks } from './viewer-types.ts';

/** How good a picture of a ring is: for a moving one, with all its triangles, and as it looks at rest. */
type Level = 'coarse' | 'whole' | 'settled';

/** A ring and its scene at the viewer. */
interface RingPicture {
  readonly ring: RingDesign;
  readonly level: Level;
  readonly scene: SentScene;
}

/** By ring of the design; null until its first scene is at the viewer. */
export type RingScenes = readonly (SentScene | null)[];

export interface RingPicturesParts {
  readonly kernel: Pick<KernelClient, 'connect' | 'mesh' | 'settle'>;
  readonly design: () => Design;
  /** What a ring that is designed alone goes with, on the stage beside it: no part of the design. */
  readonly beside?: readonly RingDesign[];
  readonly onScenes: (scenes: RingScenes) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The pictures of a design: which scene of which ring the viewer shows. Scenes go from the kernel to the viewer through a
 * port of their own, and an edit is shown as soon as it is meshed; the page, which knows the order of all edits, names
 * the scenes that hold after each of them.
 */
export class RingPictures {
  scenes: RingScenes;
  readonly #parts: RingPicturesParts;
  #pictures: readonly (RingPicture | null)[];
  /** The last edit that was answered. */
  #edit = 0;
  /** Scenes that are shown no more. */
  readonly #released: number[] = [];
  #channel = 0;
  /** The viewer's end of the port, until the first viewer takes it. */
  #port: MessagePort | null;
  /** The viewer at the other end of the port, and whether it shows the design now. */
  #viewer: Pick<RingViewer, 'connect' | 'show'> | null = null;
  #isAttached = false;
  #isBesideShown = true;

  constructor(parts: RingPicturesParts) {
    this.#parts = parts;
    this.scenes = this.#pictures = this.#rings.map(() => null);
    this.#port = this.#openPort();
  }

  /** Shows or hides what lies beside the design; its pictures are to be meshed then. */
  showBeside(isShown: boolean): void {
    this.#isBesideShown = isShown;
    const rings = this.#rings;
    this.#resize(rings.length);
    this.#show(rings);
  }

  get #rings(): readonly RingDesign[] {
    return this.#onStage(this.#parts.design().rings);
  }

  /** The rings of a design with what lies beside them: the stage has room for two. */
  #onStage(rings: readonly RingDesign[]): readonly RingDesign[] {
    return rings.length === 1 && this.#isBesideShown ? [...rings, ...(this.#parts.beside ?? [])] : rings;
  }

  /** The rings that are on the stage as they are, for an edit that leaves some of them alone: first those of the design. */
  get staged(): readonly (StagedRing | null)[] {
    return this.#rings.map((ring, index) => {
      const picture = this.#pictures[index];
      return picture?.ring === ring ? { id: picture.scene.id, isCoarse: picture.level === 'coarse' } : null;
    });
  }

  /** Shows the design on this viewer from now on, until the returned function is called. */
  attach(viewer: Pick<RingViewer, 'connect' | 'show'>, looks: ViewerLooks): () => void {
    if (this.#viewer !== viewer) {
      const isNext = this.#viewer !== null;
      if (isNext) this.#forget();
      this.#viewer = viewer;
      viewer.connect(this.#port ?? this.#openPort(), looks);
      this.#port = null;
      if (isNext) void this.#meshAgain().catch(this.#parts.onFailure);
    }
    this.#isAttached = true;
    this.#show(this.#rings);
    return () => {
      if (this.#viewer === viewer) this.#isAttached = false;
    };
  }

  /** The answer to an edit that is now the design: the scenes of these rings, null for those that it left alone. */
  take(designed: readonly RingDesign[], { edit, scenes }: Changed, isDrag: boolean): void {
    const rings = this.#onStage(designed);
    this.#edit = edit;
    this.#resize(rings.length);
    this.#put(rings, scenes, isDrag ? 'coarse' : 'whole');
    this.#show(rings);
  }

  /** The answer to an edit that did not become the design: what the viewer may show of it is taken back. */
  refuse({ edit, scenes }: Changed): void {
    this.#edit = edit;
    for (const scene of scenes) this.#release(scene);
    this.#show(this.#rings);
  }

  /** Scenes of the rings that have none of theirs yet. @param isFirst - coarse ones: there is nothing on the screen. */
  async mesh(isFirst = false): Promise<void> {
    await this.#bring('coarse', isFirst);
  }

  /** Replaces coarse scenes by whole ones, then direct ones by those of the rings at rest. */
  async settle(): Promise<void> {
    await this.#bring('whole', false);
    const whole = this.#pictures.map((picture) => (picture?.level === 'whole' ? picture.ring : null));
    await this.#refine(whole, 'settled', (rings) => this.#parts.kernel.settle(rings));
  }

  /** Meshes the rings whose picture is another ring's, or not as good as `least`. */
  async #bring(least: 'coarse' | 'whole', isFirst: boolean): Promise<void> {
    const rings = this.#rings;
    this.#resize(rings.length);
    const missing = rings.map((ring, index) => {
      const picture = this.#pictures[index];
      const isGood = picture?.ring === ring && (least === 'coarse' || picture.level !== 'coarse');
      return isGood ? null : ring;
    });
    await this.#refine(missing, isFirst ? 'coarse' : 'whole', (wanted) => this.#parts.kernel.mesh(wanted, isFirst));
  }

  /** Asks for scenes of these rings, null where none is wanted, and takes those whose ring is still the design's. */
  async #refine(
    wanted: readonly (RingDesign | null)[],
    level: Level,
    ask: (rings: readonly RingDesign[]) => Promise<RingScenes | null>,
  ): Promise<void> {
    const rings = wanted.filter((ring) => ring !== null);
    if (rings.length === 0) return;
    const before = this.#pictures;
    const answered = await ask(rings);
    if (answered === null) return;
    const now = this.#rings;
    this.#resize(now.length);
    let position = 0;
    const scenes = wanted.map((ring, index) => {
      if (ring === null) return null;
      const scene = answered[position] ?? null;
      position += 1;
      // An edit that was granted meanwhile brought its own scene.
      const isCurrent = now[index] === ring && (this.#pictures[index] ?? null) === (before[index] ?? null);
      if (isCurrent && scene === null) this.#mark(index, level);
      if (isCurrent) return scene;
      this.#release(scene);
      return null;
    });
    this.#put(now, scenes, level);
    this.#show(now);
  }

  /** The ring's scene is as good as this already. */
  #mark(index: number, level: Level): void {
    this.#pictures = this.#pictures.map((picture, at) => (at === index && picture ? { ...picture, level } : picture));
  }

  #put(rings: readonly RingDesign[], scenes: RingScenes, level: Level): void {
    this.#pictures = rings.map((ring, index) => {
      const picture = this.#pictures[index] ?? null;
      const scene = scenes[index] ?? null;
      // What went through an earlier port is not at this viewer.
      if (scene === null || scene.channel !== this.#channel) return picture;
      this.#release(picture && picture.scene);
      return { ring, level, scene };
    });
  }

  #release(scene: SentScene | null): void {
    if (scene?.channel === this.#channel) this.#released.push(scene.id);
  }

  /** A ring that is no longer there has no picture either. */
  #resize(count: number): void {
    for (const picture of this.#pictures.slice(count)) this.#release(picture && picture.scene);
    this.#pictures = this.#pictures.slice(0, count);
  }

  /** Tells the viewer what holds now; it goes on with what it shows while a ring of the design has no scene yet. */
  #show(rings: readonly RingDesign[]): void {
    const ids = rings.flatMap((ring, index) => {
      const picture = this.#pictures[index];
      return picture?.ring === ring ? picture.scene.id : [];
    });
    const isWhole = this.#isAttached && ids.length === rings.length;
    if (isWhole || this.#released.length > 0)
      this.#viewer?.show(isWhole ? { ids, edit: this.#edit } : null, this.#released.splice(0));
    const scenes = this.#pictures.map((picture) => picture && picture.scene);
    const isSame = scenes.length === this.scenes.length && scenes.every((scene, at) => scene === this.scenes[at]);
    if (isSame) return;
    this.scenes = scenes;
    this.#parts.onScenes(scenes);
  }

  #openPort(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.#channel += 1;
    void this.#parts.kernel.connect(port1, this.#channel).catch(this.#parts.onFailure);
    return port2;
  }

  /** Another viewer has none of the scenes. */
  #forget(): void {
    this.#pictures = this.#pictures.map(() => null);
    this.#released.length = 0;
  }

  async #meshAgain(): Promise<void> {
    await this.mesh();
    await this.settle();
  }
}
