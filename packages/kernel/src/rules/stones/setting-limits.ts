import type { SettingId } from '../../design/ring-design.ts';

/** Distances that a setting keeps, mm. */
export interface SettingLimits {
  /** Between girdles of one row, and of rows side by side. */
  readonly spacing: number;
  readonly betweenRows: number;
  /** Beside the girdle, or beside the mouth of a channel, towards the ring's edge, a chamfer or a step. */
  readonly edge: number;
  /** Towards a groove, and towards a row of beads. */
  readonly groove: number;
  readonly beads: number;
  /** Smallest ring by the setting itself; the size table may ask for more. */
  readonly ringWidth: number;
  readonly ringHeight: number;
  /** Sunk into the band: the size table of the trade holds. Heads stand on the band. */
  readonly isSunk: boolean;
}

const SUNK: SettingLimits = {
  spacing: 0.2,
  betweenRows: 0.2,
  edge: 0.3,
  groove: 0.3,
  beads: 0.5,
  ringWidth: 1.5,
  ringHeight: 1.2,
  isSunk: true,
};
/** A head needs a band that carries it; its stone may reach over the edge, and its foot closes a groove under it. */
const HEAD: SettingLimits = {
  ...SUNK,
  betweenRows: 0.1,
  edge: -Infinity,
  groove: -Infinity,
  beads: 0,
  ringWidth: 1.5,
  ringHeight: 1.3,
  isSunk: false,
};

export const SETTING_LIMITS: Readonly<Record<SettingId, SettingLimits>> = {
  flush: SUNK,
  grain: { ...SUNK, spacing: 0.12, betweenRows: 0.08, groove: 0.15 },
  pave: { ...SUNK, spacing: 0.05, betweenRows: 0.05, edge: 0.25 },
  channel: { ...SUNK, spacing: 0.05, betweenRows: 0.35, edge: 0.35 },
  'channel-cross': { ...SUNK, spacing: 0.05, betweenRows: 0.35, edge: 0.15 },
  bar: { ...SUNK, spacing: 0.5, edge: 0.15, ringHeight: 2.2 },
  bezel: { ...HEAD, ringWidth: 2 },
  tension: { ...SUNK, spacing: 0, ringWidth: 3, ringHeight: 2 },
  prong4: HEAD,
  prong6: HEAD,
  side: { ...SUNK, edge: 0.15, isSunk: false },
  scatter: { ...SUNK, ringWidth: 3 },
};
