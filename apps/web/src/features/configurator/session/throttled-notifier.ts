interface Observable {
  subscribe(listener: () => void): () => void;
}

/** Interval of notifications during a drag, ms: figures that change faster are not read. */
const DRAG_INTERVAL_MILLISECONDS = 200;

/**
 * Notifies the page of changes in the stores: at once, but throttled during a drag, so that nothing is rendered between
 * a position of the slider and its picture.
 */
export class ThrottledNotifier {
  readonly #isDragging: () => boolean;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stores: readonly Observable[], isDragging: () => boolean) {
    this.#isDragging = isDragging;
    for (const store of stores) store.subscribe(() => this.#onChange());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Notifies now, also of what the throttle holds back. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const listener of this.#listeners) listener();
  }

  #onChange(): void {
    if (!this.#isDragging()) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), DRAG_INTERVAL_MILLISECONDS);
  }
}
