import { createHash } from 'node:crypto';
import { changedLooks, type HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import { designKeyOf } from '../designs/design-key-of.ts';

type Looks = ReturnType<typeof changedLooks>;

const known = new WeakMap<readonly HouseAlloy[], Looks>();

function looksIn(alloys: readonly HouseAlloy[]): Looks {
  const looks = known.get(alloys) ?? changedLooks(alloys);
  known.set(alloys, looks);
  return looks;
}

/** Hex digits of a name of colours. */
const DIGITS = 12;

/**
 * Names the colours of a design's metals where they are not those of the release, in 12 hex digits; empty where they are.
 * Measured anew, they have another name: a picture under the old one stays what it is.
 */
export function coloursOf({ rings }: Design, alloys: readonly HouseAlloy[]): string {
  if (alloys.length === 0) return '';
  const looks = looksIn(alloys);
  const used = new Set(rings.flatMap(({ segments, inlays }) => [...segments, ...inlays].map(({ alloy }) => alloy)));
  const changed = [...used].filter((id) => looks[id] !== undefined).toSorted();
  if (changed.length === 0) return '';
  const content = JSON.stringify(changed.map((id) => [id, looks[id]]));
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

/** Names what a picture or a file for the phone shows: the design, and the colours of its metals where they differ. */
export function pictureKeyOf(design: Design, alloys: readonly HouseAlloy[]): string {
  const [key, colours] = [designKeyOf(design), coloursOf(design, alloys)];
  return colours === '' ? key : `${key}-${colours}`;
}
