import { useId } from 'react';
import type { EngravingFace, RingDesign } from '@ringwerk/kernel';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';
import { jointPositions } from '../../model/ring-changes.ts';
import { useSessionState } from '../../session/use-configurator.ts';

/** Points of a joint over the whole strip. */
const STEPS = 96;

/** +1 where a strip is read in the direction of growing angles. */
export const readingSign = (face: EngravingFace): 1 | -1 => (face === 'inside' ? 1 : -1);

export interface StripMetalProps {
  readonly ring: RingDesign;
  readonly strip: Pick<UnrolledFace, 'face' | 'length' | 'top' | 'width'>;
}

/** The metal of an unrolled face: its colours along their real joints, lit as a band is. */
export function StripMetal({ ring, strip }: StripMetalProps) {
  const id = useId();
  const { alloys } = useSessionState((state) => state.menu);
  const colour = (segment: number): string =>
    alloys.find((alloy) => alloy.id === ring.segments[segment]?.alloy)?.swatch ?? '#d8d3cb';
  const { face, length, width } = strip;
  const isShell = ring.split.form === 'shell';
  const first = isShell && face === 'inside' ? ring.segments.length - 1 : 0;
  return (
    <g aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#000" stopOpacity="0.28" />
        <stop offset="0.22" stopColor="#fff" stopOpacity="0.22" />
        <stop offset="0.6" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="1" stopColor="#000" stopOpacity="0.3" />
      </linearGradient>
      <rect width={length} height={width} fill={colour(first)} />
      {!isShell &&
        jointPositions(ring).map((joint, index) => (
          <path key={joint} d={belowJoint(ring, strip, joint)} fill={colour(index + 1)} />
        ))}
      <rect width={length} height={width} fill={`url(#${id})`} />
    </g>
  );
}

/** Everything to the right of a joint, on the strip below it. */
function belowJoint(ring: RingDesign, { face, length, top, width }: StripMetalProps['strip'], joint: number): string {
  const { amplitude, waves, phase } = ring.split;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (length * step) / STEPS;
    const turn = (readingSign(face) * (x - top) * 2 * Math.PI) / length;
    const z = joint + amplitude * Math.cos(waves * turn + (phase * Math.PI) / 180);
    return `${x.toFixed(3)} ${(z + width / 2).toFixed(3)}`;
  });
  return `M${points.join('L')}L${length} ${width}L0 ${width}Z`;
}
