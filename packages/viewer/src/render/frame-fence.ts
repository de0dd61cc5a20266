/** What of a context a fence asks. */
type FenceContext = Pick<
  WebGL2RenderingContext,
  | 'SYNC_GPU_COMMANDS_COMPLETE'
  | 'SYNC_STATUS'
  | 'SIGNALED'
  | 'fenceSync'
  | 'flush'
  | 'getSyncParameter'
  | 'deleteSync'
  | 'isContextLost'
>;

/**
 * Tells when the graphics processor is done with a frame. Without it a slow one is handed the next frames before it has
 * drawn the first: three of them stood in the queue under software GL, and what a hand did was seen that much later.
 */
export class FrameFence {
  readonly #context: FenceContext;
  #fence: WebGLSync | null = null;
  #setAt = 0;
  #onPassed: ((seconds: number) => void) | null = null;

  constructor(context: FenceContext) {
    this.#context = context;
  }

  /**
   * All commands of a frame have been given.
   * @param onPassed - called once with how long the frame took, as exactly as `isPassed` is asked.
   */
  set(onPassed: ((seconds: number) => void) | null = null): void {
    this.drop();
    this.#onPassed = onPassed;
    this.#setAt = performance.now();
    this.#fence = this.#context.fenceSync(this.#context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.#context.flush();
  }

  /** Whether that frame is done; true when there is none, and after the context was lost. */
  isPassed(): boolean {
    const context = this.#context;
    const fence = this.#fence;
    if (fence === null) return true;
    const isLost = context.isContextLost();
    if (!isLost && context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) return false;
    if (!isLost) this.#onPassed?.((performance.now() - this.#setAt) / 1000);
    this.drop();
    return true;
  }

  drop(): void {
    this.#context.deleteSync(this.#fence);
    this.#fence = null;
  }
}
