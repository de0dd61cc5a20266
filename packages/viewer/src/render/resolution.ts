import type { PictureSize } from './picture-part.ts';

/** Pixel ratios above this are not seen on jewellery at arm's length and cost by the square. */
const MOST_PIXEL_RATIO = 2;
/** Pixels of a picture at rest that a weak machine's memory still takes. */
const MOST_PIXELS = 4_200_000;
/** Frame times in seconds above and below which the moving picture gets coarser and finer. */
const SLOW_FRAME = 1 / 28;
const FAST_FRAME = 1 / 50;
const SMALLEST_SCALE = 0.35;
/** Where a moving frame has one sample to a pixel: half of the picture's edge, or its contours are torn. */
const SMALLEST_BARE_SCALE = 0.5;
/**
 * Share of its edge that such a frame keeps while a pointer drags a change of the rings: what is late misleads more than what is
 * coarse. Under software GL a frame of 0.7 takes 28 instead of 37 ms, and so does the one before, which the change waits for; at
 * 0.7 one run of ten was still too late, at 0.6 none of five.
 */
const DRAGGED_SHARE = 0.6;
/** The first picture comes before the machine is known: a sixth of its pixels, until the picture at rest replaces it. */
const FIRST_SCALE = 0.4;
/** A moving picture below this share of the one at rest belongs to a slow machine, or is the first one. */
const LOW_QUALITY = 0.7;

/** Size of the picture at rest, and of the picture that moves: coarser where the machine is slow. */
export class Resolution {
  css: PictureSize = { width: 0, height: 0 };
  full: PictureSize = { width: 0, height: 0 };
  moving: PictureSize = { width: 0, height: 0 };
  /** What moves while a pointer drags a change of the rings. */
  dragged: PictureSize = { width: 0, height: 0 };
  readonly #draggedShare: number;
  readonly #smallest: number;
  #scale: number;
  #average = 0;

  /** @param isBare - moving frames are not multisampled. */
  constructor(isBare = false) {
    this.#draggedShare = isBare ? DRAGGED_SHARE : 1;
    this.#smallest = isBare ? SMALLEST_BARE_SCALE : SMALLEST_SCALE;
    this.#scale = Math.max(FIRST_SCALE, this.#smallest);
  }

  get isEmpty(): boolean {
    return this.full.width < 1 || this.full.height < 1;
  }

  get aspect(): number {
    return this.isEmpty ? 1 : this.css.width / this.css.height;
  }

  /** What moves is drawn with less. */
  get isLowQuality(): boolean {
    return this.#scale < LOW_QUALITY;
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.css = { width, height };
    const wanted = Math.min(MOST_PIXEL_RATIO, Math.max(0.5, pixelRatio));
    const ratio = Math.min(wanted, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    this.full = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    this.#rescale();
  }

  /**
   * Learns from the time that a moving frame took; changes in steps, so that targets are rarely remade. A dragged one counts as
   * if it had all pixels of a moving one: sizes that only it can bear are not taken up.
   */
  adapt(taken: number, isDragged = false): void {
    const seconds = isDragged ? taken / this.#draggedShare ** 2 : taken;
    this.#average = this.#average === 0 ? seconds : this.#average * 0.75 + seconds * 0.25;
    const before = this.#scale;
    if (this.#average > SLOW_FRAME) this.#scale = Math.max(this.#smallest, this.#scale * 0.8);
    else if (this.#average < FAST_FRAME) this.#scale = Math.min(1, this.#scale * 1.25);
    if (this.#scale === before) return;
    this.#average = 0;
    this.#rescale();
  }

  #rescale(): void {
    this.moving = scaled(this.full, this.#scale);
    this.dragged = scaled(this.moving, this.#draggedShare);
  }
}

const scaled = ({ width, height }: PictureSize, scale: number): PictureSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});
