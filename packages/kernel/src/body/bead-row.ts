import { BEAD_HEIGHT_RATIO } from './cut-groove.ts';

/** Pitch of the beads, mm: 0.6 for fine (0.5) and 1.1 for coarse (1.0) beads. */
const beadPitch = (grooveWidth: number): number => (grooveWidth < 1 ? 0.6 : 1.1);

/** Beads around a milgrain channel; the pitch is then stretched so that the row closes. `radius` at the bead tops, mm. */
export const beadCount = (radius: number, grooveWidth: number): number =>
  Math.max(3, Math.round((2 * Math.PI * radius) / beadPitch(grooveWidth)));

/** Volume of one bead above the channel floor, mm³: spherical cap of height 0.35 bead. */
export function beadVolume(bead: number): number {
  const height = BEAD_HEIGHT_RATIO * bead;
  return (Math.PI * height * height * (1.5 * bead - height)) / 3;
}
