import type { ViewerKey, ViewerPointer, ViewerView } from '../ring-viewer.ts';
import { Gestures } from './gestures.ts';
import { Orbit } from './orbit.ts';
import { realSizeDistance, viewState } from './views.ts';
import type { CameraState } from './views.ts';

export interface CameraRigParts {
  /** Where a view sees what now stands on the stage. */
  readonly seen: (view: ViewerView) => CameraState;
  /** Height of the picture on the page, CSS pixels; 0 while it has none. */
  readonly height: () => number;
  readonly isReducedMotion: boolean;
}

/** The camera and all that moves it: gestures, keys, named views, and the rings' true size. */
export class CameraRig {
  readonly orbit = new Orbit(viewState('hero', [], 1));
  readonly #gestures = new Gestures(this.orbit);
  readonly #parts: CameraRigParts;
  #pixelsPerMillimetre: number | null = null;

  constructor(parts: CameraRigParts) {
    this.#parts = parts;
    this.orbit.isReducedMotion = parts.isReducedMotion;
  }

  get isPressed(): boolean {
    return this.#gestures.isPressed;
  }

  /** Other rings stand there; `isReplaced`: nothing of what was seen before is, so that the camera starts anew. */
  follow(isReplaced: boolean): void {
    const hero = this.#parts.seen('hero');
    this.orbit.setHome(hero);
    if (isReplaced) this.orbit.place(hero);
    this.#keepRealSize();
  }

  resize(height: number): void {
    this.#gestures.setHeight(height);
    this.follow(false);
  }

  pointer(event: ViewerPointer): ReturnType<Gestures['handle']> {
    const outcome = this.#gestures.handle(event, performance.now());
    this.#keepRealSize();
    return outcome;
  }

  key(key: ViewerKey): void {
    this.#gestures.key(key);
    this.#keepRealSize();
  }

  setView(view: ViewerView): void {
    this.#pixelsPerMillimetre = null;
    this.orbit.moveTo(this.#parts.seen(view));
  }

  /** To where another arrangement is seen best. */
  moveHome(): void {
    this.#pixelsPerMillimetre = null;
    this.orbit.moveHome(this.#parts.seen('hero'));
  }

  setRealSize(pixelsPerMillimetre: number | null): void {
    this.#pixelsPerMillimetre = pixelsPerMillimetre;
    if (pixelsPerMillimetre === null) this.orbit.moveTo(this.#parts.seen('hero'));
    else {
      this.orbit.place(this.#parts.seen('front'));
      this.#keepRealSize();
    }
  }

  /** Backs the camera to where a millimetre of the rings takes up its pixels. */
  #keepRealSize(): void {
    const height = this.#parts.height();
    if (this.#pixelsPerMillimetre === null || height === 0) return;
    this.orbit.state.distance = realSizeDistance(height, this.#pixelsPerMillimetre);
  }
}
