/**
 * Tells when the graphics processor is done with a frame. Without it a slow one is handed the next frames before it has
 * drawn the first: three of them stood in the queue under software GL, and what a hand did was seen that much later.
 */
export class FrameFence {
  private readonly context: WebGL2RenderingContext;
  private fence: WebGLSync | null = null;

  constructor(context: WebGL2RenderingContext) {
    this.context = context;
  }

  /** All commands of a frame have been given. */
  set(): void {
    this.drop();
    this.fence = this.context.fenceSync(this.context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.context.flush();
  }

  /** Whether that frame is done; true when there is none, and after the context was lost. */
  isPassed(): boolean {
    const { context, fence } = this;
    if (fence === null) return true;
    if (!context.isContextLost() && context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED)
      return false;
    this.drop();
    return true;
  }

  drop(): void {
    this.context.deleteSync(this.fence);
    this.fence = null;
  }
}
