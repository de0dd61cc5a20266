import type { RingDesign } from '@ringwerk/kernel';
import { useId, type ReactElement } from 'react';
import { alloyTint } from './alloy-tint.ts';
import styles from './ring-outline.module.css';

/** The ring stands; the eye looks down on it by this angle (radians), so that top row and bore are both seen. */
const PITCH = 0.56;
const COS = Math.cos(PITCH);
const SIN = Math.sin(PITCH);
/** Clear distance between two rings side by side, mm. */
const GAP = 2.4;
const MARGIN = 2;
/** Part of the circumference that a row covers. */
const EXTENT = { third: 1 / 3, half: 1 / 2, full: 1 } as const;
/** More circles than this would only be grey. */
const MOST_STONES = 64;

interface Drawn {
  readonly inner: number;
  readonly outer: number;
  readonly ring: RingDesign;
  readonly cx: number;
}

/** Upper half of the ellipse at axial offset `z` (mm, negative = near edge): the visible line on the outer surface. */
function upperArc({ outer, cx }: Drawn, z: number): string {
  const y = -z * SIN;
  return `M${cx - outer} ${y}A${outer} ${outer * COS} 0 0 1 ${cx + outer} ${y}`;
}

type Swing = Omit<RingDesign['split'], 'form'>;
/** Points of a line that swings, over the visible half. */
const STEPS = 36;

/** The visible half of a line that swings about the axial offset `z`; a line that stands still is an arc. */
function lineArc(drawn: Drawn, z: number, { amplitude, waves, phase }: Swing): string {
  if (amplitude === 0) return upperArc(drawn, z);
  const { outer, cx } = drawn;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    // From the left end to the right one; 0 is the top, counter-clockwise is to the left.
    const turn = (0.5 - step / STEPS) * Math.PI;
    const at = z + amplitude * Math.cos(waves * turn + (phase * Math.PI) / 180);
    return `${(cx - outer * Math.sin(turn)).toFixed(2)} ${(-outer * COS * Math.cos(turn) - at * SIN).toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

interface Lane {
  /** The lane's far edge as it is seen. */
  readonly edge: string;
  readonly tint: string;
}

/** The lanes from the far edge to the near one, so that each covers the part of the last that it hides. */
function lanesOf(drawn: Drawn): Lane[] {
  const { ring } = drawn;
  // Of two shells only the outer one is seen; the bore is not drawn in colour.
  if (ring.split.form === 'shell')
    return [{ edge: upperArc(drawn, ring.width / 2), tint: alloyTint(ring.segments[0]?.alloy ?? '') }];
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  let share = 0;
  return ring.segments
    .map((segment, index): Lane => {
      share += segment.share;
      const z = -ring.width / 2 + (share / parts) * ring.width;
      const isRim = index === ring.segments.length - 1;
      return { edge: isRim ? upperArc(drawn, z) : lineArc(drawn, z, ring.split), tint: alloyTint(segment.alloy) };
    })
    .toReversed();
}

interface DrawnStone {
  readonly key: string;
  readonly angle: number;
  readonly row: RingDesign['stones'][number];
}

/** The stones of all rows on this side of the horizon; those in a flank are not seen from here. */
function stonesOf({ outer, ring }: Drawn): DrawnStone[] {
  return ring.stones
    .filter((row) => row.face === 'outer')
    .flatMap((row, group) => {
      const pitch = (row.diameter + row.spacing) / outer;
      const wanted = row.extent === 'count' ? row.count : Math.floor((2 * Math.PI * EXTENT[row.extent]) / pitch);
      const count = row.setting === 'scatter' ? row.count : Math.min(wanted, MOST_STONES);
      const step =
        row.setting === 'scatter' && row.extent !== 'count' ? (2 * Math.PI * EXTENT[row.extent]) / count : pitch;
      // Seen from the front, counter-clockwise is to the left.
      const middle = (-row.angle * Math.PI) / 180;
      return Array.from({ length: count }, (_, index) => ({
        key: `${group}-${index}`,
        angle: Math.atan2(
          Math.sin(middle + (index - (count - 1) / 2) * step),
          Math.cos(middle + (index - (count - 1) / 2) * step),
        ),
        row,
      }));
    })
    .filter(({ angle }) => Math.abs(angle) < Math.PI / 2);
}

function Band({ drawn, clip }: { readonly drawn: Drawn; readonly clip: string }): ReactElement {
  const { ring, inner, outer, cx } = drawn;
  const near = (ring.width / 2) * SIN;
  return (
    <g>
      <clipPath id={clip}>
        <ellipse cx={cx} cy={near} rx={inner} ry={inner * COS} />
      </clipPath>
      {lanesOf(drawn).map(({ edge, tint }) => (
        <path
          key={edge}
          d={`${edge}V${near}A${outer} ${outer * COS} 0 0 1 ${cx - outer} ${near}Z`}
          className={styles['body']}
          style={{ color: tint }}
        />
      ))}
      <path d={upperArc(drawn, -ring.width / 2)} />
      <ellipse cx={cx} cy={near} rx={inner} ry={inner * COS} className={styles['bore']} />
      <ellipse cx={cx} cy={-near} rx={inner} ry={inner * COS} clipPath={`url(#${clip})`} />
      {ring.inlays.flatMap(({ position, width }) =>
        [position - width / 2, position + width / 2].map((z) => (
          <path key={z} d={upperArc(drawn, z)} className={styles['fine']} />
        )),
      )}
      {ring.grooves.map(({ position, path }) => (
        <path key={`${position} ${path.phase}`} d={lineArc(drawn, position, path)} className={styles['fine']} />
      ))}
      {stonesOf(drawn).map(({ key, angle, row }) => (
        <ellipse
          key={key}
          cx={cx + outer * Math.sin(angle)}
          cy={-(outer + row.lift) * Math.cos(angle) * COS - row.position * SIN}
          rx={(row.diameter / 2) * Math.max(Math.cos(angle), 0.25)}
          ry={(row.diameter / 2) * Math.max(SIN, Math.abs(Math.sin(angle)))}
          className={styles['stone']}
        />
      ))}
    </g>
  );
}

function placeSideBySide(rings: readonly RingDesign[]): Drawn[] {
  let x = 0;
  return rings.map((ring) => {
    const inner = ring.size / (2 * Math.PI);
    const outer = inner + ring.height;
    const cx = x + outer;
    x = cx + outer + GAP;
    return { ring, inner, outer, cx };
  });
}

/** Rings side by side from their own millimetres: stands in where no picture has been rendered yet. */
export function RingOutline({
  rings,
  label,
}: {
  readonly rings: readonly RingDesign[];
  readonly label: string;
}): ReactElement {
  const id = useId();
  const drawn = placeSideBySide(rings);
  const width = drawn.reduce((sum, { outer }) => sum + 2 * outer + GAP, 2 * MARGIN - GAP);
  const tall = Math.max(...drawn.map(({ outer, ring }) => outer * COS + (ring.width / 2) * SIN)) + MARGIN;
  return (
    <svg
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' ? true : undefined}
      viewBox={`${-MARGIN} ${-tall} ${width} ${2 * tall}`}
      className={styles['outline']}
      preserveAspectRatio="xMidYMid meet"
    >
      {drawn.map((one, index) => (
        <Band key={one.ring.role} drawn={one} clip={`${id}-${index}`} />
      ))}
    </svg>
  );
}
