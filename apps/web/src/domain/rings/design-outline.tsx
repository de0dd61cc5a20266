import type { Design } from '@ringwerk/kernel';
import { RingOutline } from './ring-outline.tsx';

/** The outline of a design. */
export default function DesignOutline({ design, label }: { readonly design: Design; readonly label: string }) {
  return <RingOutline rings={design.rings} label={label} />;
}
