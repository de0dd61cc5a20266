import { MODEL_SECTIONS, SECTION_SIZE } from '@ringwerk/contract';
import type { HouseModel } from '../catalogue/house-model.ts';

/** Numbers that each section has left. None is ever given out again, so those before the last one are gone. */
export function freeNumbers(list: readonly Pick<HouseModel, 'setId'>[]): Map<number, number> {
  const last = new Map<number, number>();
  for (const { setId } of list) {
    const section = Math.floor(setId / 1000);
    last.set(section, Math.max(setId % 1000, last.get(section) ?? 0));
  }
  return new Map(MODEL_SECTIONS.map((section) => [section, SECTION_SIZE - (last.get(section) ?? 0)]));
}
