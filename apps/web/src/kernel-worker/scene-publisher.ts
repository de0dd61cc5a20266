import type { RingScene } from '@ringwerk/kernel/mesh';
import type { SceneDelivery } from '../viewer-host/viewer-types.ts';
import type { SentScene, StagedRing } from './kernel-messages.ts';

/** An edit that is shown at once: its number, and what stands on the stage for the rings that it leaves alone. */
export interface ShownEdit {
  readonly edit: number;
  readonly staged: readonly (StagedRing | null)[];
  /** Rings that lie beside those of the design. */
  readonly beside?: readonly (StagedRing | null)[];
}

/** Sends scenes to the viewer, each once: their meshes change owner. The page gets their numbers. */
export class ScenePublisher {
  #port: MessagePort | null = null;
  #channel = 0;
  #lastId = 0;

  connect(port: MessagePort, channel: number): void {
    this.#port?.close();
    this.#port = port;
    this.#channel = channel;
  }

  /** @param shown - null: the page will say when they are shown. */
  publish(scenes: readonly RingScene[], shown?: null): readonly SentScene[];
  publish(scenes: readonly (RingScene | null)[], shown?: ShownEdit | null): readonly (SentScene | null)[];
  publish(scenes: readonly (RingScene | null)[], shown: ShownEdit | null = null): readonly (SentScene | null)[] {
    const sent = scenes.map((scene) => scene && this.#sentScene(scene));
    const delivery: SceneDelivery = {
      scenes: scenes.flatMap((scene, index) => {
        const id = sent[index]?.id;
        return scene === null || id === undefined ? [] : [{ id, scene }];
      }),
      shown: shown && shownWith(sent, shown),
    };
    if (delivery.scenes.length > 0 || delivery.shown !== null) this.#port?.postMessage(delivery, meshBuffers(scenes));
    return sent;
  }

  #sentScene({ parts }: RingScene): SentScene {
    this.#lastId += 1;
    return {
      id: this.#lastId,
      channel: this.#channel,
      hasColours: new Set(parts.map(({ segment }) => segment)).size > 1,
      hasLetters: parts.some(({ kind }) => kind === 'engraving'),
    };
  }
}

/** All rings of an edit by their numbers; null while one of them has no scene yet. */
function shownWith(
  sent: readonly (SentScene | null)[],
  { edit, staged, beside = [] }: ShownEdit,
): SceneDelivery['shown'] {
  const all = [...sent.map((scene, index) => scene ?? staged[index]), ...beside];
  const ids = all.flatMap((scene) => scene?.id ?? []);
  return ids.length === all.length ? { ids, edit } : null;
}

/** The buffers of all meshes, to be transferred instead of copied. */
export function meshBuffers(scenes: readonly (RingScene | null)[]): Transferable[] {
  const buffers = new Set<ArrayBuffer>();
  for (const scene of scenes) {
    for (const { mesh } of scene?.parts ?? []) {
      for (const array of [mesh.positions, mesh.normals, mesh.uvs, mesh.indices]) {
        if (array.buffer instanceof ArrayBuffer) buffers.add(array.buffer);
      }
    }
  }
  return [...buffers];
}
