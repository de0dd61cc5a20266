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

/** Stands in the viewer's worker: writes down the scenes that it was to show. Carried over as text like the page's probe. */
export function probeScenes(): void {
  const taken: TakenScene[] = [];
  const widths = new Map<number, number>();
  /** The page may name a scene before it has come through the port. */
  let wanted: number | undefined;
  const take = (ids?: readonly number[]): void => {
    wanted = ids?.[0] ?? wanted;
    const width = wanted === undefined ? undefined : widths.get(wanted);
    if (wanted !== undefined && width !== undefined && taken.at(-1)?.id !== wanted)
      taken.push({ id: wanted, at: performance.timeOrigin + performance.now(), width });
  };
  addEventListener('message', ({ data }: MessageEvent<SceneWord>) => {
    if (data.type === 'show') take(data.shown?.ids);
    if (data.type !== 'connect') return;
    data.port?.addEventListener('message', (event: MessageEvent<SceneWord>) => {
      for (const { id, scene } of event.data.scenes ?? []) widths.set(id, scene.width);
      take(event.data.shown?.ids);
    });
  });
  Object.assign(globalThis, { scenesTaken: () => taken });
}

/**
 * Beside `probeScenes`: writes down every frame. It begins with its first draw call, at a display frame or as soon as its
 * scene is here, and ends with the viewer's own fence; a second fence tells when it is done, and nothing else is added.
 */
export function probeFrames(): void {
  const now = (): number => performance.timeOrigin + performance.now();
  const frames: ViewerFrame[] = [];
  const waiting = new Set<() => void>();
  let frame: ViewerFrame | null = null;
  const begin = (): void => {
    if (frame !== null) return;
    // The task of this frame may keep the thread until it is done: what is known of the frames before is noted first.
    for (const look of waiting) look();
    frame = { start: now(), drawn: 0, done: 0, scenes: scenesTaken().length };
  };
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const draw: (...words: never[]) => void = prototype[name];
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...words: readonly number[]) {
        begin();
        Reflect.apply(draw, this, words);
      },
    });
  }
  const setFence: (...words: never[]) => WebGLSync | null = Reflect.get(prototype, 'fenceSync');
  prototype.fenceSync = function fenceSync(...words): WebGLSync | null {
    const ended = frame;
    frame = null;
    const fence = ended === null ? null : Reflect.apply(setFence, this, words);
    if (ended !== null && fence !== null) follow(this, fence, ended);
    return Reflect.apply(setFence, this, words);
  };

  function follow(context: WebGL2RenderingContext, fence: WebGLSync, followed: ViewerFrame): void {
    followed.drawn = now();
    frames.push(followed);
    const look = (): void => {
      if (context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) return;
      followed.done = now();
      context.deleteSync(fence);
      waiting.delete(look);
    };
    waiting.add(look);
    const lookOn = (): void => {
      if (waiting.has(look)) look();
      if (waiting.has(look)) setTimeout(lookOn, 1);
    };
    setTimeout(lookOn, 0);
  }
  Object.assign(globalThis, { viewerFrames: frames });
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
