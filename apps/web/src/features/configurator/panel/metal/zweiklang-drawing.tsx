import type { Relation } from '@ringwerk/advice';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { swingAt } from '../band-line.ts';
import { jointPositions } from '../../model/ring-changes.ts';
import { useSessionState } from '../../session/use-configurator.ts';
import styles from './zweiklang-drawing.module.css';

export interface ZweiklangDrawingProps {
  readonly design: Design;
  readonly relation: Relation;
}

/** Half a turn of a ring is drawn so wide, units of the drawing; a millimetre of its width is 4. */
const TURN = 70;
const SCALE = 4;
const STEPS = 24;

/** The front halves of both rings, laid side by side on the table: where they touch, the line runs on. */
export function ZweiklangDrawing({ design, relation }: ZweiklangDrawingProps) {
  const t = useTexts('configurator');
  const { alloys } = useSessionState((state) => state.menu);
  const [first, second] = design.rings;
  if (first === undefined || second === undefined) return null;
  const colour = (id: string): string => alloys.find((alloy) => alloy.id === id)?.swatch ?? '#999999';
  const height = Math.max(first.width, second.width) * SCALE;
  return (
    <svg
      role="img"
      aria-label={t('zweiklang.drawing')}
      className={styles['drawing']}
      viewBox={`0 0 ${2 * TURN} ${height}`}
    >
      <Band ring={first} left={0} isTurned={false} colour={colour} />
      <Band ring={second} left={TURN} isTurned={relation === 'mirrored'} colour={colour} />
      <path d={`M${TURN} 0V${height}`} className={styles['touch']} />
    </svg>
  );
}

interface BandProps {
  readonly ring: RingDesign;
  readonly left: number;
  /** Lies on its other side. */
  readonly isTurned: boolean;
  readonly colour: (alloy: string) => string;
}

/** From its left over the crown to its right; the edge at +z lies on the table. */
function Band({ ring, left, isTurned, colour }: BandProps) {
  const height = ring.width * SCALE;
  const joints = ring.split.form === 'shell' ? [] : jointPositions(ring);
  const sign = isTurned ? -1 : 1;
  const line = (joint: number): string =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const turn = sign * (0.5 - step / STEPS) * Math.PI;
      const z = sign * (joint + swingAt(ring.split, turn));
      return `${(left + (step / STEPS) * TURN).toFixed(2)} ${((z + ring.width / 2) * SCALE).toFixed(2)}`;
    }).join('L');
  const lanes = isTurned ? ring.segments.toReversed() : ring.segments;
  const edges = isTurned ? joints.toReversed() : joints;
  return (
    <>
      <rect x={left} width={TURN} height={height} fill={colour(lanes[0]?.alloy ?? '')} />
      {edges.map((joint, index) => (
        <path
          key={joint}
          d={`M${line(joint)}V${height}H${left}Z`}
          fill={colour(lanes[index + 1]?.alloy ?? '')}
          className={styles['joint']}
        />
      ))}
    </>
  );
}
