import type { RingScene } from '@ringwerk/kernel/mesh';
import type { RingViewer, ViewerLooks } from '@ringwerk/viewer';
import {
  WORN_ARRANGEMENT,
  WORN_HEIGHT,
  wornScene,
  wornView,
  type WornPose,
  type WornView,
} from '@ringwerk/viewer/worn';

export type { WornPose } from '@ringwerk/viewer/worn';

/** A ring on a finger, and how large its picture is needed. */
export interface WornRing {
  readonly scene: RingScene;
  readonly pose: WornPose;
  /** Pixels per millimetre of the photo that it is laid over. */
  readonly perMillimetre: number;
}

/** A picture of what is seen of a worn ring, on a transparent ground. */
export interface WornPicture extends Pick<WornView, 'middle' | 'edge'> {
  readonly image: ImageBitmap;
  /** What it shows. */
  readonly ring: WornRing;
}

export interface WornPainterParts {
  readonly open: () => Promise<RingViewer>;
  readonly decode: (picture: Blob) => Promise<ImageBitmap>;
  readonly looks: ViewerLooks;
  /** By place of the ring: first a rough picture, then a clean one. */
  readonly onPicture: (index: number, picture: WornPicture) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Edge of a picture in pixels and samples a pixel, while a handle moves and at rest. */
const ROUGH = { edge: 384, samples: 3 } as const;
const CLEAN = { least: 512, most: 2048, samples: 24 } as const;

interface Task {
  readonly ring: WornRing;
  isRough: boolean;
}

/** Scenes are cut anew only where the finger hides another part of the ring. */
interface Cut {
  readonly of: RingScene;
  readonly roll: number;
  readonly isFromHand: boolean;
  readonly isTurned: boolean;
  readonly scene: RingScene;
}

const isSame = (a: WornRing | null, b: WornRing | null): boolean =>
  a === null || b === null
    ? a === b
    : a.scene === b.scene &&
      a.perMillimetre === b.perMillimetre &&
      a.pose.tilt === b.pose.tilt &&
      a.pose.roll === b.pose.roll &&
      a.pose.isTurned === b.pose.isTurned;

/** Draws worn rings by a viewer of its own, one picture after the other; of what is asked of a ring the latest counts. */
export class WornPainter {
  readonly #parts: WornPainterParts;
  readonly #tasks = new Map<number, Task>();
  readonly #asked = new Map<number, WornRing>();
  readonly #cuts = new Map<number, Cut>();
  #viewer: RingViewer | null = null;
  #isRunning = false;
  #isClosed = false;

  constructor(parts: WornPainterParts) {
    this.#parts = parts;
  }

  /** Pictures this ring from now on, anew where anything of it has changed; null pictures it no more. */
  paint(index: number, ring: WornRing | null): void {
    if (isSame(this.#asked.get(index) ?? null, ring)) return;
    if (ring === null) {
      this.#asked.delete(index);
      this.#tasks.delete(index);
      return;
    }
    this.#asked.set(index, ring);
    this.#tasks.set(index, { ring, isRough: true });
    void this.#run();
  }

  dispose(): void {
    this.#isClosed = true;
    this.#tasks.clear();
    this.#viewer?.dispose();
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#isClosed) return;
    this.#isRunning = true;
    try {
      const viewer = await this.#opened();
      // One viewer, one picture after the other.
      // oxlint-disable-next-line no-await-in-loop
      for (let next = this.#next(); next !== null; next = this.#next()) await this.#draw(viewer, ...next);
    } catch (error) {
      if (!this.#isClosed) this.#parts.onFailure(error);
    } finally {
      this.#isRunning = false;
    }
  }

  /** Rough pictures come before clean ones. */
  #next(): readonly [number, Task] | null {
    if (this.#isClosed) return null;
    const tasks = [...this.#tasks];
    return tasks.find(([, { isRough }]) => isRough) ?? tasks[0] ?? null;
  }

  async #draw(viewer: RingViewer, index: number, task: Task): Promise<void> {
    const { ring, isRough } = task;
    const scene = this.#cut(index, ring);
    const { camera, middle, edge } = wornView(scene, ring.pose.tilt, WORN_HEIGHT);
    const needed = Math.min(CLEAN.most, Math.max(CLEAN.least, Math.round(edge * ring.perMillimetre)));
    const [size, samples] = isRough ? [ROUGH.edge, ROUGH.samples] : [needed, CLEAN.samples];
    viewer.update({ rings: [{ scene }], looks: this.#parts.looks });
    const options = { width: size, height: size, samples, type: 'image/png', backdrop: 'transparent', camera } as const;
    const image = await this.#parts.decode(await viewer.snapshot(options));
    if (this.#isClosed || this.#tasks.get(index) !== task) return image.close();
    if (isRough) task.isRough = false;
    else this.#tasks.delete(index);
    this.#parts.onPicture(index, { image, middle, edge, ring });
  }

  async #opened(): Promise<RingViewer> {
    if (this.#viewer !== null) return this.#viewer;
    const viewer = await this.#parts.open();
    // Closed meanwhile: nothing is drawn any more.
    if (this.#isClosed) viewer.dispose();
    else viewer.setArrangement(WORN_ARRANGEMENT);
    this.#viewer = viewer;
    return viewer;
  }

  #cut(index: number, { scene: of, pose }: WornRing): RingScene {
    const isFromHand = pose.tilt < 0;
    const { roll, isTurned } = pose;
    const before = this.#cuts.get(index);
    const isSame = before?.roll === roll && before.isFromHand === isFromHand && before.isTurned === isTurned;
    if (isSame && before.of === of) return before.scene;
    const scene = wornScene(of, pose);
    this.#cuts.set(index, { of, roll, isFromHand, isTurned, scene });
    return scene;
  }
}
