import type { RingBody } from '../body/ring-body.ts';
import { workedFields, type WorkedField } from '../body/worked-fields.ts';
import type { RingDesign } from '../design/ring-design.ts';
import { polishedFrames } from './polished-frames.ts';

const known = new WeakMap<RingBody, readonly WorkedField[]>();

/** Every hammered, notched or bark stretch of a parsed ring and its body, with the frames around its stones. */
export function ringFields(ring: RingDesign, body: RingBody): readonly WorkedField[] {
  const found = known.get(body) ?? workedFields(ring, body, () => polishedFrames(ring, body));
  known.set(body, found);
  return found;
}
