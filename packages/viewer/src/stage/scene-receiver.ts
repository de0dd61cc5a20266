import type { RingScene } from '@ringwerk/kernel/mesh';
import type { SceneDelivery, ShownScenes } from '../ring-viewer.ts';

/**
 * Scenes of rings as they come through a port from the thread that meshes them, and which of them are on the stage. That
 * thread may show an edit at once; the page, which keeps the order of all edits, has the last word: what the port shows
 * of an edit that the page has already answered no longer counts.
 */
export class SceneReceiver {
  readonly #onShow: (scenes: readonly RingScene[]) => void;
  readonly #scenes = new Map<number, RingScene>();
  /** Released before they arrived. */
  readonly #unwanted = new Set<number>();
  #port: MessagePort | null = null;
  #wanted: ShownScenes | null = null;
  #displayed: readonly number[] = [];
  #isPaused = false;

  constructor(onShow: (scenes: readonly RingScene[]) => void) {
    this.#onShow = onShow;
  }

  /** Scenes come from here from now on; those of an earlier port are gone. */
  connect(port: MessagePort): void {
    this.close();
    this.#port = port;
    port.addEventListener('message', ({ data }: MessageEvent<SceneDelivery>) => this.#receive(data));
    port.start();
  }

  /** The page's word: these scenes, once they are all here; `released` are shown no more. Null: nothing but that. */
  show(shown: ShownScenes | null, released: readonly number[]): void {
    for (const id of released) if (!this.#scenes.delete(id)) this.#unwanted.add(id);
    if (shown === null) return;
    if (this.#isPaused) this.#displayed = [];
    this.#isPaused = false;
    if (this.#wanted === null || shown.edit >= this.#wanted.edit) this.#wanted = shown;
    this.#display();
  }

  /** Something else stands on the stage until `show` is called again. */
  pause(): void {
    this.#isPaused = true;
  }

  close(): void {
    this.#port?.close();
    this.#port = null;
    this.#wanted = null;
    this.#displayed = [];
    this.#scenes.clear();
    this.#unwanted.clear();
  }

  #receive({ scenes, shown }: SceneDelivery): void {
    for (const { id, scene } of scenes) if (!this.#unwanted.delete(id)) this.#scenes.set(id, scene);
    if (shown !== null && (this.#wanted === null || shown.edit > this.#wanted.edit)) this.#wanted = shown;
    this.#display();
  }

  #display(): void {
    const ids = this.#wanted?.ids ?? [];
    const isShown = ids.length === this.#displayed.length && ids.every((id, index) => id === this.#displayed[index]);
    if (this.#isPaused || isShown) return;
    const scenes = ids.flatMap((id) => this.#scenes.get(id) ?? []);
    if (scenes.length < ids.length) return;
    this.#displayed = ids;
    this.#onShow(scenes);
  }
}
