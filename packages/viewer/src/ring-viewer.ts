import type { PartKind, RingScene } from '@ringwerk/kernel/mesh';

/** Linear sRGB, or the three wavelengths 610 / 545 / 455 nm that stand for red, green, blue. */
export type Rgb = readonly [number, number, number];

/** What an alloy looks like: its reflectance at normal incidence and, for composites, its pattern. */
export interface AlloyLook {
  /** Linear sRGB reflectance at normal incidence; may exceed 1 slightly for saturated golds. */
  readonly f0: Rgb;
  readonly pattern?: AlloyPattern;
}

/** Chopped bundles pressed together, or cloth: two over two under (`twill`), one over one under (`plain`). */
export const CARBON_FORMS = ['forged', 'twill', 'plain'] as const;
/** A flat billet with hammered hills, a twisted bar, or a twisted bar that is split and opened. */
export const MOKUME_FORMS = ['flow', 'twist', 'star'] as const;

export type AlloyPattern =
  /** Carbon fibre under a clear lacquer; `size` = length of a chip or width of a thread, mm. */
  | { readonly kind: 'carbon'; readonly form: (typeof CARBON_FORMS)[number]; readonly size: number }
  /** Mokume: forged layers of two or three metals, linear sRGB reflectances; layer and figure in mm. */
  | {
      readonly kind: 'mokume';
      readonly form: (typeof MOKUME_FORMS)[number];
      readonly layers: readonly Rgb[];
      readonly thickness: number;
      /** Length of one figure of the grain along the ring: a hill, or half a turn of the twist. */
      readonly figure: number;
    };

export const FINISH_TEXTURES = ['smooth', 'strokes', 'grain', 'scratches', 'stardust', 'facets'] as const;
/**
 * How a surface is worked: `smooth` = polished, `strokes` = brushed, `grain` = sand blasted, `scratches` = ice matt,
 * bright strokes in every direction, `stardust` = small pyramids struck at random, `facets` = diamond-turned V cuts.
 * What is deeper than a tenth of a millimetre is in the mesh.
 */
export type FinishTexture = (typeof FINISH_TEXTURES)[number];

/** Which way strokes and facets run; `crossed` = two draws on top of each other, 45° to both sides. */
export type StrokeDirection = 'along' | 'across' | 'diagonal' | 'crossed';

export interface FinishLook {
  readonly texture: FinishTexture;
  /** Perceptual GGX roughness 0..1 (alpha = roughness²) across the strokes. */
  readonly roughness: number;
  /** 0 = same in every direction, 1 = highlights spread only across the strokes. */
  readonly anisotropy: number;
  /** Of strokes and facets; ignored for the others. */
  readonly direction: StrokeDirection;
  /** Pitch of strokes, grain, scratches, pyramids or cuts in mm; ignored for `smooth`. */
  readonly scale: number;
  /** Length of one stroke in mm; ignored for the others. */
  readonly length: number;
  /** Depth of the texture in µm; ignored for `smooth`. */
  readonly depth: number;
}

export interface GemLook {
  /** Refractive index at 610, 545 and 455 nm. */
  readonly refraction: Rgb;
  /** Absorption per mm of path at the three wavelengths, natural logarithm. */
  readonly absorption: Rgb;
}

/** Looks by the ids that parts and stones carry. A missing id falls back to a plain look of its class. */
export interface ViewerLooks {
  readonly alloys: Readonly<Record<string, AlloyLook>>;
  readonly finishes: Readonly<Record<string, FinishLook>>;
  /** By stone material id. */
  readonly gems: Readonly<Record<string, GemLook>>;
}

export const BACKGROUNDS = ['light', 'dark'] as const;
export type ViewerBackground = (typeof BACKGROUNDS)[number];

/** How the stage is lit: a jeweller's daylight lamp, a spot of a shop window, a candle. */
export const LIGHTS = ['daylight', 'spot', 'candle'] as const;
export type ViewerLight = (typeof LIGHTS)[number];

export const ARRANGEMENTS = ['standing', 'leaning', 'laid', 'stand', 'section', 'exploded', 'engraving'] as const;
/**
 * How the rings are shown: `standing` upright, `leaning` one against the other, `laid` flat, on a `stand`, cut through
 * (`section`), colours pulled apart (`exploded`), turned so that the letters are read (`engraving`). What needs a pair,
 * several colours or letters shows standing rings without them.
 */
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** Where a ring is read: which ring, in the bore or outside, and at which angle about its axis, radians from +x to +y. */
export interface ReadPlace {
  readonly ring: number;
  readonly isInside: boolean;
  readonly at: number;
}

export const MEASURES = ['width', 'height', 'diameter'] as const;
/** A measure of a ring where it lies in the picture, CSS pixels from the canvas' top left. */
export interface MeasureLine {
  readonly ring: number;
  readonly measure: (typeof MEASURES)[number];
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** CSS pixels from the canvas' top left, or between two such places. */
export type PicturePoint = readonly [number, number];

export const GRIPS = ['width', 'height', 'stones'] as const;
/** A place of a ring that can be pulled, where it lies in the picture. */
export interface RingGrip {
  readonly ring: number;
  readonly grip: (typeof GRIPS)[number];
  /** Group of stones, from 0; 0 for the band. */
  readonly group: number;
  /** Which edge of the band: 1 = right (+z), -1 = left. */
  readonly end: 1 | -1;
  readonly at: PicturePoint;
  /** How far it goes for one millimetre more: of width or height, or across the band. */
  readonly perMm: PicturePoint;
  /** How far stones go for one degree around the ring; nothing for the band. */
  readonly perDegree: PicturePoint;
}

/** What is on the stage: one ring, or a pair that is posed together (first ring in front). */
export interface ViewerScene {
  readonly rings: readonly { readonly scene: RingScene }[];
  readonly looks: ViewerLooks;
}

/** Which scenes of those that came through the port are on the stage. */
export interface ShownScenes {
  /** Their numbers, by ring of the design. */
  readonly ids: readonly number[];
  /** The latest edit of the design that whoever says so knows. */
  readonly edit: number;
}

/** What comes through the port: every scene once, and for an edit what is shown at once, ahead of the page. */
export interface SceneDelivery {
  readonly scenes: readonly { readonly id: number; readonly scene: RingScene }[];
  readonly shown: ShownScenes | null;
}

export const VIEWER_VIEWS = ['hero', 'front', 'side', 'top', 'macro', 'profile', 'swatch', 'engraving'] as const;
/**
 * `hero` = three quarter view; `front` = along the axes, through the rings; `side` = on the bands;
 * `top` = from above; `macro` = close to the top of the first ring, where stones sit; `profile` = along the band
 * at its top, where its cross-section shows; `swatch` = so close to the band that metal fills the picture;
 * `engraving` = close to the letters, in the arrangement of that name.
 */
export type ViewerView = (typeof VIEWER_VIEWS)[number];

/** A place on a ring. `stoneId` is null on metal, `partId` is null on a stone. */
export interface ViewerTarget {
  /** Index into `ViewerScene.rings`. */
  readonly ring: number;
  readonly partId: string | null;
  readonly partKind: PartKind | null;
  readonly stoneId: string | null;
}

/** A pointer event reduced to what the viewer needs; x and y in CSS pixels from the canvas' top left. */
export interface ViewerPointer {
  readonly type: 'down' | 'move' | 'up' | 'cancel' | 'leave' | 'wheel';
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** Wheel distance in CSS pixels, positive = away from the user = zoom out; 0 otherwise. */
  readonly deltaY: number;
  /** True for the main mouse button, a touch or a pen that is pressed. */
  readonly isPressed: boolean;
}

/** `KeyboardEvent.key` values that the viewer answers; anything else is not for it. */
export const VIEWER_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home'] as const;
export type ViewerKey = (typeof VIEWER_KEYS)[number];

/** A camera of a picture, for what stands on the stage. */
export interface PictureCamera {
  /** Azimuth from the hero view's towards the right, and elevation, radians; as on the screen where missing. */
  readonly yaw?: number;
  readonly pitch?: number;
  /** Share of the picture that the rings take up; beyond 1 they are cut by its edges. */
  readonly fill: number;
}

export const SNAPSHOT_TYPES = ['image/webp', 'image/png'] as const;

/** A part of a picture, pixels from its top left. */
export interface PictureTile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SnapshotOptions {
  /** Picture size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Only this part of it: the answer has its size. Parts of one picture lie side by side without a seam. */
  readonly tile?: PictureTile;
  /** Jittered samples per pixel, 1..256; default 16, and at most 32 on a device that cannot sum floats. */
  readonly samples?: number;
  readonly type?: (typeof SNAPSHOT_TYPES)[number];
  /** WebP quality 0..1; default 0.85. */
  readonly quality?: number;
  /** `stage` = as on the screen, `transparent` = rings and shadow on nothing. Default `stage`. */
  readonly backdrop?: 'stage' | 'transparent';
  /** A view other than the one on the screen. */
  readonly view?: ViewerView;
  /** A camera other than any view's. */
  readonly camera?: PictureCamera;
  /** Radians by which the camera goes on to the right round the rings, without coming nearer. */
  readonly turn?: number;
}

/** Why the viewer shows nothing; the page says it in the reader's language. */
export const VIEWER_FAILURES = ['webgl-missing', 'context-lost', 'render-failed'] as const;
export type ViewerFailure = (typeof VIEWER_FAILURES)[number];

export interface RingViewerOptions {
  readonly light?: ViewerLight;
  readonly background?: ViewerBackground;
  readonly reducedMotion?: boolean;
  /** Colours of the page round the canvas as `#rrggbb`; the stage fades into them at the canvas' edge. */
  readonly pageColours?: Readonly<Record<ViewerBackground, string>>;
  /** Share of the canvas that the rings may take up, 0..1; less where the page writes over the canvas. Default 0.8. */
  readonly fill?: number;
  /** The pointer rests on another part (null: on none). */
  readonly onHover?: (target: ViewerTarget | null) => void;
  /** A click or tap that was not a drag. */
  readonly onPick?: (target: ViewerTarget | null) => void;
  /** `context-lost` is followed by `onRestored` when the browser gives the context back. */
  readonly onFailure?: (failure: ViewerFailure) => void;
  readonly onRestored?: () => void;
  /** Where the measures lie, with every frame while they are shown. */
  readonly onMeasures?: (lines: readonly MeasureLine[]) => void;
  /** Where the rings can be pulled, with every frame while grips are shown. */
  readonly onGrips?: (grips: readonly RingGrip[]) => void;
  /** The picture rests; `milliseconds` since the last change. Where a slow machine traces it in strips then, once more when it has. */
  readonly onSettled?: (milliseconds: number) => void;
}

/**
 * The ring on the screen. The same interface stands for the viewer in a worker (`openRingViewer`) and on
 * the calling thread (`createRingViewer`). It draws only when something changed.
 */
export interface RingViewer {
  /** Shows these rings, and nothing from the port until `show` is called again. */
  update(scene: ViewerScene): void;
  /** Scenes come through this port from now on, `SceneDelivery` by `SceneDelivery`; the port changes owner. */
  connect(port: MessagePort, looks: ViewerLooks): void;
  /** Shows scenes of the port as soon as all of them are here (null: goes on as it is), and forgets those that are `released`. */
  show(shown: ShownScenes | null, released: readonly number[]): void;
  /** CSS pixels and device pixel ratio of the canvas. */
  resize(width: number, height: number, pixelRatio: number): void;
  pointer(event: ViewerPointer): void;
  key(key: ViewerKey): void;
  /** Moves there smoothly, or at once under reduced motion. */
  setView(view: ViewerView): void;
  /** Arranges the rings anew and moves the camera to where they are seen best. */
  /** @param read - for `engraving`: the place to turn to the camera, whether or not letters stand there; else the first letters. */
  setArrangement(arrangement: Arrangement, read?: ReadPlace | null): void;
  /** Once round the rings; a touch or key ends it. An eighth at once under reduced motion. */
  turnAround(): void;
  /** Pixels of the screen per millimetre, CSS: the rings stand in their true size, seen from the front; null ends it. */
  setRealSize(pixelsPerMillimetre: number | null): void;
  /** Whether `onMeasures` is called with where the measures lie. */
  setMeasures(areShown: boolean): void;
  /** Whether `onGrips` is called with where the rings can be pulled. */
  setGrips(areShown: boolean): void;
  /** Whether a picture at rest goes on to gather light until it is as clean as a still. */
  setProgressiveRefinement(isOn: boolean): void;
  setBackground(background: ViewerBackground): void;
  setLight(light: ViewerLight): void;
  /** A pointer is pressed somewhere on the page: the picture at rest waits for its end, since a change may follow. */
  setHeld(isHeld: boolean): void;
  setReducedMotion(isReduced: boolean): void;
  /** A hidden viewer draws nothing. */
  setVisible(isVisible: boolean): void;
  /** Marks a place from outside, e.g. while its control has the focus; null takes the mark away. */
  highlight(target: ViewerTarget | null): void;
  pick(x: number, y: number): Promise<ViewerTarget | null>;
  snapshot(options: SnapshotOptions): Promise<Blob>;
  dispose(): void;
}
