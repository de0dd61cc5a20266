import type { Design } from '@ringwerk/kernel';
import { keepRings } from '../../design-store/keep-rings.ts';
import type { KernelClient } from '../../kernel-worker/kernel-client.ts';
import { RingPictures } from '../../viewer-host/ring-pictures.ts';

/** A design that comes from outside, version after version, and its pictures. */
export interface FollowedDesign {
  readonly pictures: RingPictures;
  /** Shows a newer version; rings that are on the screen already are not meshed again. Resolves with the picture at rest. */
  take(next: Design): Promise<void>;
}

export function followDesign(kernel: KernelClient, first: Design, onFailure: (error: unknown) => void): FollowedDesign {
  let design = first;
  const pictures = new RingPictures({ kernel, design: () => design, onScenes: () => undefined, onFailure });
  return {
    pictures,
    take: async (next) => {
      const own = (design = keepRings(design, next));
      await pictures.mesh();
      if (design === own) await pictures.settle();
    },
  };
}
