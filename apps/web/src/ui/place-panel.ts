interface Size {
  readonly width: number;
  readonly height: number;
}
export interface PanelSide {
  /** Edge of the button that the panel keeps to, in the direction of reading. */
  readonly align: 'start' | 'end';
  readonly opens: 'down' | 'up';
}

/** Distance between button and panel, and from the window's edges, px. */
const GAP = 4;
const MARGIN = 8;

/**
 * Where a panel stands beside its button, px from the window's corner: on the side that was chosen, on the other one where it
 * would be cut off there, and never out of the window. For browsers without anchor positioning.
 */
export function placePanel(
  button: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  panel: Size,
  window: Size,
  { align, opens }: PanelSide,
): { readonly left: number; readonly top: number } {
  const below = button.bottom + GAP;
  const above = button.top - GAP - panel.height;
  const fitsBelow = below + panel.height + MARGIN <= window.height;
  const fitsAbove = above >= MARGIN;
  const isBelow = opens === 'down' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
  const fromStart = button.left;
  const fromEnd = button.right - panel.width;
  const isFromStart = align === 'start' ? fromStart + panel.width + MARGIN <= window.width : fromEnd < MARGIN;
  const inside = (at: number, size: number, whole: number): number =>
    Math.max(MARGIN, Math.min(at, whole - MARGIN - size));
  return {
    left: inside(isFromStart ? fromStart : fromEnd, panel.width, window.width),
    top: inside(isBelow ? below : above, panel.height, window.height),
  };
}
