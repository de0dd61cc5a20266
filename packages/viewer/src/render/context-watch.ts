/** What follows the loss of a graphics context, and its return. */
interface ContextChanges {
  readonly onLost: () => void;
  readonly onRestored: () => void;
}

/** Follows whether a canvas has its graphics context: a browser may take it at any moment, and give it back. */
export class ContextWatch {
  isLost = false;
  readonly #stop = new AbortController();

  constructor(canvas: EventTarget, { onLost, onRestored }: ContextChanges) {
    const { signal } = this.#stop;
    const lost = (event: Event): void => {
      // Without it the context never comes back.
      event.preventDefault();
      this.isLost = true;
      onLost();
    };
    const restored = (): void => {
      this.isLost = false;
      onRestored();
    };
    canvas.addEventListener('webglcontextlost', lost, { signal });
    canvas.addEventListener('webglcontextrestored', restored, { signal });
  }

  stop(): void {
    this.#stop.abort();
  }
}
