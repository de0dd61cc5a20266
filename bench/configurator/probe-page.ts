/** What the probe in the page writes down. Times in ms since 1970, so that page and worker can be compared. */
export interface PageProbe {
  /** Each position of a slider; `at` is when the pointer was there, `heardAt` when its thumb followed. */
  readonly inputs: { readonly at: number; readonly heardAt: number; readonly value: number }[];
  /** Tasks of the main thread above 50 ms. */
  readonly longTasks: { readonly at: number; readonly duration: number }[];
  /** First moment at which the panel stood there with a slider, and with a price. */
  panelAt: number;
  totalAt: number;
  /** Every option that the page has asked about, by its id, and the design it was asked for last. */
  readonly options: Map<string, unknown>;
  design: { readonly rings: readonly { readonly width: number }[] } | null;
  /** Asks the page's own kernel about these options; resolves with the milliseconds until the answers are there. */
  assess: (design: unknown, options: readonly unknown[]) => Promise<number>;
}

/**
 * Stands in the page before its first script: watches what passes between the page and its kernel, and changes
 * nothing of it. Playwright carries it over as text, so everything it needs is inside.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- carried over as text: it can call nothing outside itself
export function probePage(): void {
  const answered = new Map<number, () => void>();
  let kernel: Worker | null = null;
  let lastId = 1_000_000_000;
  const probe: PageProbe = {
    inputs: [],
    longTasks: [],
    panelAt: 0,
    totalAt: 0,
    options: new Map(),
    design: null,
    assess: (design, options) =>
      new Promise((resolve, reject) => {
        if (kernel === null) return reject(new Error('the page has opened no kernel'));
        const id = (lastId += 1);
        const from = performance.now();
        answered.set(id, () => resolve(performance.now() - from));
        // A worker's postMessage has no target origin.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        kernel.postMessage({ id, kind: 'assess', design, options });
      }),
  };

  function watchKernel(worker: Worker): void {
    kernel = worker;
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (message: Record<string, never>, ...rest: readonly never[]): void => {
      const { id, kind, design, options } = message;
      if (kind === 'assess' && (id ?? 0) < 1_000_000_000) {
        probe.design = design ?? null;
        for (const option of options ?? []) probe.options.set(option['id'], option);
      }
      (post as (...all: readonly unknown[]) => void)(message, ...rest);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<{ readonly id: number }>) => answered.get(data.id)?.());
  }

  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name === 'ring-kernel') watchKernel(this);
    }
  };
  Object.assign(globalThis, { probe });
}

/** Beside it: where the pointer is, how long the main thread is busy, and when panel and price stand there. */
export function probeHand(): void {
  const now = (at = performance.now()): number => performance.timeOrigin + at;
  let pointerAt = 0;
  addEventListener('pointermove', ({ timeStamp }) => (pointerAt = timeStamp), true);
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'range')
        probe.inputs.push({ at: now(pointerAt), heardAt: now(), value: Number(target.value) });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) probe.longTasks.push({ at: now(startTime), duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (probe.panelAt === 0 && document.querySelector('[role=tabpanel] input[type=range]')) probe.panelAt = now();
    if (probe.totalAt > 0) return;
    if (/\d.*€/u.test(document.querySelector('aside output')?.textContent ?? '')) probe.totalAt = now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
