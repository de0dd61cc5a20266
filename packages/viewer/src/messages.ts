import type {
  Arrangement,
  ReadPlace,
  MeasureLine,
  RingGrip,
  RingViewerOptions,
  ShownScenes,
  SnapshotOptions,
  ViewerBackground,
  ViewerFailure,
  ViewerKey,
  ViewerLight,
  ViewerLooks,
  ViewerPointer,
  ViewerScene,
  ViewerTarget,
  ViewerView,
} from './ring-viewer.ts';

/** The options that can cross a thread: everything that is not a callback. */
export type CloneableOptions = Pick<
  RingViewerOptions,
  'background' | 'light' | 'reducedMotion' | 'pageColours' | 'fill'
>;

/**
 * Page → worker. `open` comes first and once. Messages with an `id` are answered by one message with the same `id`; the
 * others are orders without an answer and are carried out in the order they were sent.
 */
export type ViewerRequest =
  | { readonly type: 'open'; readonly canvas: OffscreenCanvas; readonly options: CloneableOptions }
  | { readonly type: 'update'; readonly scene: ViewerScene }
  | { readonly type: 'connect'; readonly port: MessagePort; readonly looks: ViewerLooks }
  | { readonly type: 'show'; readonly shown: ShownScenes | null; readonly released: readonly number[] }
  | { readonly type: 'resize'; readonly width: number; readonly height: number; readonly pixelRatio: number }
  | { readonly type: 'pointer'; readonly event: ViewerPointer }
  | { readonly type: 'key'; readonly key: ViewerKey }
  | { readonly type: 'view'; readonly view: ViewerView }
  | { readonly type: 'arrangement'; readonly arrangement: Arrangement; readonly read: ReadPlace | null }
  | { readonly type: 'turn-around' }
  | { readonly type: 'real-size'; readonly pixelsPerMillimetre: number | null }
  | { readonly type: 'measures'; readonly areShown: boolean }
  | { readonly type: 'grips'; readonly areShown: boolean }
  | { readonly type: 'progressive-refinement'; readonly isOn: boolean }
  | { readonly type: 'background'; readonly background: ViewerBackground }
  | { readonly type: 'light'; readonly light: ViewerLight }
  | { readonly type: 'held'; readonly isHeld: boolean }
  | { readonly type: 'reduced-motion'; readonly isReduced: boolean }
  | { readonly type: 'visible'; readonly isVisible: boolean }
  | { readonly type: 'highlight'; readonly target: ViewerTarget | null }
  | { readonly type: 'pick'; readonly id: number; readonly x: number; readonly y: number }
  | { readonly type: 'snapshot'; readonly id: number; readonly options: SnapshotOptions }
  | { readonly type: 'dispose' };

/** Worker → page. */
export type ViewerResponse =
  | { readonly type: 'opened' }
  | { readonly type: 'failed'; readonly failure: ViewerFailure }
  | { readonly type: 'restored' }
  | { readonly type: 'settled'; readonly milliseconds: number }
  | { readonly type: 'measured'; readonly lines: readonly MeasureLine[] }
  | { readonly type: 'gripped'; readonly grips: readonly RingGrip[] }
  | { readonly type: 'hovered'; readonly target: ViewerTarget | null }
  | { readonly type: 'picked'; readonly target: ViewerTarget | null }
  | { readonly type: 'pick-answer'; readonly id: number; readonly target: ViewerTarget | null }
  | { readonly type: 'snapshot-answer'; readonly id: number; readonly picture: Blob }
  | { readonly type: 'refused'; readonly id: number; readonly reason: string };
