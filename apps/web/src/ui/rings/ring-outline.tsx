import { useId, type ReactElement } from 'react';
import { alloyTint } from './alloy-tint.ts';
import type { RingFacts } from './design-facts.ts';
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
  readonly ring: RingFacts;
  readonly cx: number;
}

/** Upper half of the ellipse at axial offset `z` (mm, negative = near edge): the visible line on the outer surface. */
function upperArc({ outer, cx }: Drawn, z: number): string {
  const y = -z * SIN;
  return `M${cx - outer} ${y}A${outer} ${outer * COS} 0 0 1 ${cx + outer} ${y}`;
}

interface Lane {
  /** Axial position of the lane's far edge, mm. */
  readonly far: number;
  readonly tint: string;
}

/** The lanes from the far edge to the near one, so that each covers the part of the last that it hides. */
function lanesOf({ ring }: Drawn): Lane[] {
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  let share = 0;
  return ring.segments
    .map((segment): Lane => {
      share += segment.share;
      return { far: -ring.width / 2 + (share / parts) * ring.width, tint: alloyTint(segment.alloy) };
    })
    .toReversed();
}

function stoneAngles({ outer, ring }: Drawn): number[] {
  const row = ring.stones[0];
  if (!row) return [];
  const pitch = (row.diameter + row.spacing) / outer;
  const wanted = row.extent === 'count' ? row.count : Math.floor((2 * Math.PI * EXTENT[row.extent]) / pitch);
  const count = Math.min(wanted, MOST_STONES);
  return (
    Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch)
      // Beyond the horizon the band hides its stones.
      .filter((angle) => Math.abs(angle) < Math.PI / 2)
  );
}

function Band({ drawn, clip }: { readonly drawn: Drawn; readonly clip: string }): ReactElement {
  const { ring, inner, outer, cx } = drawn;
  const near = (ring.width / 2) * SIN;
  const row = ring.stones[0];
  return (
    <g>
      <clipPath id={clip}>
        <ellipse cx={cx} cy={near} rx={inner} ry={inner * COS} />
      </clipPath>
      {lanesOf(drawn).map(({ far, tint }) => (
        <path
          key={far}
          d={`${upperArc(drawn, far)}V${near}A${outer} ${outer * COS} 0 0 1 ${cx - outer} ${near}Z`}
          className={styles['body']}
          style={{ color: tint }}
        />
      ))}
      <path d={upperArc(drawn, -ring.width / 2)} />
      <ellipse cx={cx} cy={near} rx={inner} ry={inner * COS} className={styles['bore']} />
      <ellipse cx={cx} cy={-near} rx={inner} ry={inner * COS} clipPath={`url(#${clip})`} />
      {ring.grooves.map(({ position }) => (
        <path key={position} d={upperArc(drawn, position)} className={styles['fine']} />
      ))}
      {row &&
        stoneAngles(drawn).map((angle) => (
          <ellipse
            key={angle}
            cx={cx + outer * Math.sin(angle)}
            cy={-outer * Math.cos(angle) * COS - row.position * SIN}
            rx={(row.diameter / 2) * Math.max(Math.cos(angle), 0.25)}
            ry={(row.diameter / 2) * Math.max(SIN, Math.abs(Math.sin(angle)))}
            className={styles['stone']}
          />
        ))}
    </g>
  );
}

function placeSideBySide(rings: readonly RingFacts[]): Drawn[] {
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
  readonly rings: readonly RingFacts[];
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
