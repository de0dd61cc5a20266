import type { Path, RingDesign } from '../design/ring-design.ts';
import { STILL, type Swing } from '../math/swing.ts';

/** Smaller amplitudes are not seen, mm. */
const LEAST = 1e-3;

function swingOf({ form, amplitude, waves, phase }: Path): Swing {
  if (form === 'straight' || amplitude < LEAST) return STILL;
  return { amplitude, waves: form === 'diagonal' ? 1 : waves, phase: (phase * Math.PI) / 180 };
}

/** How a groove of the record swings. */
export const grooveSwing = (path: Path): Swing => swingOf(path);

/** How the joints of the record swing; shells and rings of one colour have none. */
export function jointSwing({ split, segments }: RingDesign): Swing {
  const { form } = split;
  return form === 'shell' || segments.length < 2 ? STILL : swingOf({ ...split, form });
}
