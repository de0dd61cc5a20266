import type { RingDesign, StoneRow } from '../design/ring-design.ts';

/** Pieces of metal that a stone brings along, at most; settings that are only cut into the band have none. */
export const SETTING_PIECES: Readonly<Partial<Record<StoneRow['setting'], number>>> = {
  grain: 4,
  pave: 4,
  bezel: 1,
  prong4: 10,
  prong6: 14,
};

/** Whether settings add metal to the band – prongs, bezels, beads – so that drawing the ring takes the setter's tools. */
export const needsSetter = ({ stones }: RingDesign): boolean =>
  stones.some(({ setting }) => SETTING_PIECES[setting] !== undefined);
