/** A scene of the first ring that the viewer was to show. Times in ms since 1970. */
export interface TakenScene {
  /** Its number, by which the kernel's thread knows it too. */
  readonly id: number;
  readonly at: number;
  /** Width of the ring, millimetres. */
  readonly width: number;
}

/** What passes between the threads; the probes read no more of it. */
interface SceneWord {
  readonly type?: string;
  readonly kind?: string;
  readonly port?: MessagePort;
  readonly scenes?: readonly { readonly id: number; readonly scene: { readonly width: number } }[];
  readonly shown?: { readonly ids: readonly number[] } | null;
}

/** A frame that the viewer drew. Times in ms since 1970. */
export interface ViewerFrame {
  readonly start: number;
  /** The worker had given it all its commands. */
  drawn: number;
  /** The graphics processor had finished it. */
  done: number;
  /** How many scenes of the first ring the worker had taken when the frame began, counted since the probe stands. */
  readonly scenes: number;
}

/**
 * Stands in the viewer's worker: writes down every frame that draws. A fence behind the frame's own commands tells
 * when they are done; nothing else is added to them. Carried over as text like the page's probe.
 */
export function probeViewer(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const frames: ViewerFrame[] = [];
  const taken: TakenScene[] = [];
  const widths = new Map<number, number>();
  let drawnBy: WebGL2RenderingContext | null = null;
  /** The page may name a scene before it has come through the port. */
  let wanted: number | undefined;
  const take = (ids?: readonly number[]): void => {
    wanted = ids?.[0] ?? wanted;
    const width = wanted === undefined ? undefined : widths.get(wanted);
    if (wanted !== undefined && width !== undefined && taken.at(-1)?.id !== wanted)
      taken.push({ id: wanted, at: now(), width });
  };
  addEventListener('message', ({ data }: MessageEvent<SceneWord>) => {
    if (data.type === 'show') take(data.shown?.ids);
    if (data.type !== 'connect') return;
    data.port?.addEventListener('message', (event: MessageEvent<SceneWord>) => {
      for (const { id, scene } of event.data.scenes ?? []) widths.set(id, scene.width);
      take(event.data.shown?.ids);
    });
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

/** Stands in the kernel's worker: writes down when each scene left it for the viewer. Carried over as text, too. */
export function probeKernel(): void {
  const sent = new Map<number, number>();
  addEventListener('message', ({ data }: MessageEvent<SceneWord>) => {
    const { port } = data;
    if (data.kind !== 'connect' || port === undefined) return;
    const post = port.postMessage.bind(port);
    port.postMessage = (message: SceneWord, ...rest: never[]): void => {
      for (const { id } of message.scenes ?? []) sent.set(id, performance.timeOrigin + performance.now());
      (post as (...all: readonly unknown[]) => void)(message, ...rest);
    };
  });
  Object.assign(globalThis, { scenesSent: () => [...sent] });
}
