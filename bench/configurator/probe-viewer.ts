/** A frame that the viewer drew. Times in ms since 1970. */
export interface ViewerFrame {
  readonly start: number;
  /** The worker had given it all its commands. */
  drawn: number;
  /** The graphics processor had finished it. */
  done: number;
  /** How many scenes the worker had taken when the frame began, counted since the probe stands. */
  readonly scenes: number;
}

/**
 * Stands in the viewer's worker: writes down every frame that draws. A fence behind the frame's own commands tells
 * when they are done; nothing else is added to them. Carried over as text like the page's probe.
 */
export function probeViewer(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const frames: ViewerFrame[] = [];
  const taken: number[] = [];
  let drawnBy: WebGL2RenderingContext | null = null;
  addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'update') taken.push(now());
  });
  const note = (context: WebGL2RenderingContext): void => void (drawnBy = context);
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const draw: (...words: never[]) => void = prototype[name];
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...words: readonly number[]) {
        note(this);
        Reflect.apply(draw, this, words);
      },
    });
  }
  const request = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    request((time) => {
      const frame: ViewerFrame = { start: now(), drawn: 0, done: 0, scenes: taken.length };
      drawnBy = null;
      callback(time);
      frame.drawn = now();
      const context: WebGL2RenderingContext | null = drawnBy;
      if (context !== null) follow(context, frame);
    });

  function follow(context: WebGL2RenderingContext, frame: ViewerFrame): void {
    frames.push(frame);
    const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (fence === null) return;
    const look = (): void => {
      if (context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) return void setTimeout(look, 1);
      frame.done = now();
      context.deleteSync(fence);
    };
    setTimeout(look, 0);
  }
  Object.assign(globalThis, { viewerFrames: frames, scenesTaken: () => taken });
}
