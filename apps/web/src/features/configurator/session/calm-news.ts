interface Watched {
  subscribe(listener: () => void): () => void;
}

/** While a hand drags, the page is told this often what has become of it: figures that flicker faster are not read. */
const CALM_MILLISECONDS = 200;

/**
 * Tells the page of changes in the stores: at once, but under a dragging hand only now and then, so that nothing is
 * rendered between a position of the slider and its picture.
 */
export class CalmNews {
  readonly #isBusy: () => boolean;
  readonly #listeners = new Set<() => void>();
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(stores: readonly Watched[], isBusy: () => boolean) {
    this.#isBusy = isBusy;
    for (const store of stores) store.subscribe(() => this.#hear());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The hand has lifted: what is waiting is told now. */
  flush(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    for (const listener of this.#listeners) listener();
  }

  #hear(): void {
    if (!this.#isBusy()) this.flush();
    else this.#waiting ??= setTimeout(() => this.flush(), CALM_MILLISECONDS);
  }
}
