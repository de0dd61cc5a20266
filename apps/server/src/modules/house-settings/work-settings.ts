import { COUNTRIES, FIRST_CANCEL_SHARES, type Country, type WorkSettings } from '@ringwerk/contract';
import type { Queryable } from '../../storage/database.ts';
import { houseSettings } from '../../storage/schema/house.ts';
import { houseZone } from '../calendar/house-zone.ts';

/** What a house works by until it says otherwise: a five-day week, quotes of a fortnight, no lead times. */
export const WORK_DEFAULTS: Omit<WorkSettings, 'zone'> = {
  quoteDays: 14,
  leadDays: { released: 0, casting: 0, finishing: 0, setting: 0, engraving: 0, quality: 0 },
  workDays: [1, 2, 3, 4, 5],
  holidays: [],
  hours: [],
  cancelShares: FIRST_CANCEL_SHARES,
  sharesCad: false,
};

export interface StoredHouse {
  readonly work: WorkSettings;
  /** Where the house has dealers. */
  readonly countries: readonly Country[];
  /** 1 until the house has set something. */
  readonly version: number;
}

export async function storedHouse(database: Queryable): Promise<StoredHouse> {
  const rows = await database.select().from(houseSettings);
  const row = rows[0];
  const zone = row?.work.zone ?? (await houseZone(database));
  if (row === undefined) return { work: { ...WORK_DEFAULTS, zone }, countries: COUNTRIES, version: 1 };
  // A release from before hours or zone, or before a step was one, writes none of them.
  const leadDays = { ...WORK_DEFAULTS.leadDays, ...row.work.leadDays };
  return { ...row, work: { ...WORK_DEFAULTS, ...row.work, leadDays, zone } };
}

/** Days and lead times that orders and quotes are dated by. */
export const workSettings = async (database: Queryable): Promise<WorkSettings> => (await storedHouse(database)).work;
