import type { RingScene } from '@ringwerk/kernel/mesh';
import { useMemo } from 'react';
import { useWornPictures } from '../../viewer-host/use-worn-pictures.ts';
import type { ViewerLooks } from '../../viewer-host/viewer-types.ts';
import type { WornRing } from '../../viewer-host/worn-painter.ts';
import type { HandLayer } from './draw-hand.ts';
import { fingerFrame, perMillimetre, poseOf, type Finger } from './finger-frame.ts';
import { photoLight } from './photo-light.ts';
import type { Photo } from './photo.ts';
import { useSettled } from './use-settled.ts';

/** A ring on a finger of a photo. */
export interface Worn {
  readonly photo: Photo;
  readonly finger: Finger;
}

/** Light and size of the picture follow when a handle rests, ms. */
const REST = 250;

export interface HandLayers {
  /** By place of the ring; null where none is worn. */
  readonly layers: readonly (HandLayer | null)[];
  readonly isFailed: boolean;
}

/** What is drawn over the photos: rings in their pose, and the light of the place where they are. */
export function useHandLayers(
  worn: readonly (Worn | null)[],
  scenes: readonly (RingScene | null)[],
  looks: ViewerLooks,
): HandLayers {
  const settled = useSettled(worn, REST);
  const lights = useMemo(
    () => settled.map((each) => each && photoLight(each.photo.pixels, fingerFrame(each.finger))),
    [settled],
  );
  const { pictures, isFailed } = useWornPictures(wornRings(worn, settled, scenes), looks);
  const layers = worn.map((each, index): HandLayer | null => {
    if (each === null) return null;
    const frame = fingerFrame(each.finger);
    const light = lights[index] ?? photoLight(each.photo.pixels, frame);
    return { frame, light, picture: pictures.get(index) ?? null };
  });
  return { layers, isFailed };
}

/** Poses follow the handles at once, the size of the pictures when they rest. */
const wornRings = (
  worn: readonly (Worn | null)[],
  settled: readonly (Worn | null)[],
  scenes: readonly (RingScene | null)[],
): readonly (WornRing | null)[] =>
  worn.map((each, index) => {
    const scene = scenes[index];
    if (each === null || !scene) return null;
    const frame = fingerFrame((settled[index] ?? each).finger);
    return { scene, pose: poseOf(each.finger), perMillimetre: perMillimetre(frame, scene.innerRadius) };
  });
