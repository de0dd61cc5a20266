/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture, or a part of it. */
export interface PicturePart extends PictureSize {
  /** Of the part, from the picture's top left; 0 where missing. */
  readonly left?: number;
  readonly top?: number;
  /** The picture that it is a part of; itself where missing. */
  readonly whole?: PictureSize;
}

/** Where the lower left corner of a part lies from the middle of its picture, pixels to the right and up. */
export const cornerFromMiddle = (part: PicturePart): readonly [number, number] => {
  const { left = 0, top = 0, height, whole = part } = part;
  return [left - whole.width / 2, whole.height / 2 - top - height];
};
