/**
 * The picture at rest begins when the rings have not changed for this long. Begun between two positions of a dragged
 * slider, its full-size samples kept software GL from showing the next position for 2.3 s (median; 0.16 s a frame).
 */
const STILL_MILLISECONDS = 160;
/** A slow machine hears of a drag more seldom: as many of its frames have to pass. */
const STILL_FRAMES = 14;
/** A frame that took longer was held up by something else, seconds. */
const LONGEST_FRAME = 0.2;

/** Tells whether a drag changes the rings at this moment: one change after the other, with a frame for each. */
export class InteractionMonitor {
  #stillAt = 0;
  #frameSeconds = 0;
  /** The frame before drew changed rings: its distance to the next one is what a frame takes. */
  isFollowing = false;
  /** A pointer is pressed somewhere on the page: the next change may come at any moment. */
  isHeld = false;

  /** The rings have changed. */
  touch(): void {
    this.#stillAt = performance.now() + Math.max(STILL_MILLISECONDS, STILL_FRAMES * this.#frameSeconds * 1000);
  }

  /** Nothing is pressed, and the last change is long enough ago. */
  isStill(): boolean {
    return !this.isHeld && performance.now() >= this.#stillAt;
  }

  /** A frame waits for the next change. */
  pause(): void {
    this.isFollowing = false;
  }

  /** A moving frame is under way. */
  drew(isMoving: boolean): void {
    this.isFollowing = !isMoving && !this.isStill();
  }

  /** The graphics processor is done with a moving frame: the only time that also tells about one drawn after a pause. */
  readonly took = (seconds: number): void => {
    this.#frameSeconds = Math.min(LONGEST_FRAME, seconds);
  };
}
