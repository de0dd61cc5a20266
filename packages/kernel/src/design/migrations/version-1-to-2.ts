import { ENGRAVING_DEPTH, PLAIN_ENGRAVING, PLAIN_RING, PLAIN_ROW, STRAIGHT } from '../blank-ring.ts';
import { isRecord } from '../read-shape.ts';
import type { DesignRecord, MigrationStep } from './migration-step.ts';

/** Applies `change` to every object of a list; anything else is passed on for parsing to name. */
const each = (value: unknown, change: (item: DesignRecord) => unknown): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => (isRecord(item) ? change(item) : item)) : value;

function engravings(engraving: unknown): unknown {
  if (engraving === null) return [];
  if (!isRecord(engraving)) return engraving === undefined ? undefined : [engraving];
  const depth = engraving['method'] === 'diamond-tip' ? ENGRAVING_DEPTH['diamond-tip'] : ENGRAVING_DEPTH.laser;
  return [{ ...PLAIN_ENGRAVING, depth, ...engraving }];
}

function ring({ engraving, ...old }: DesignRecord): DesignRecord {
  return {
    ...PLAIN_RING,
    ...old,
    segments: each(old['segments'], (segment) => ({ pattern: 0, ...segment })),
    grooves: each(old['grooves'], (groove) => ({ path: STRAIGHT, ...groove })),
    stones: each(old['stones'], (row) => ({ ...PLAIN_ROW, length: row['diameter'], ...row })),
    engravings: engravings(engraving),
  };
}

/** Version 1 knew straight lanes and grooves, one row of round stones and one line of text on the bore. */
export const fromVersion1: MigrationStep = (record) =>
  'rings' in record ? { ...record, rings: each(record['rings'], ring) } : record;
