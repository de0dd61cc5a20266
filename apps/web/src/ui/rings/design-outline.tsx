import { readRings } from './design-facts.ts';
import { RingOutline } from './ring-outline.tsx';

/** The outline of a design record; nothing for a record that this page cannot read. */
export default function DesignOutline({ design, label }: { readonly design: unknown; readonly label: string }) {
  const rings = readRings(design);
  return rings && <RingOutline rings={rings} label={label} />;
}
