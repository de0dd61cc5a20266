import { useRef, useState, type PointerEvent } from 'react';
import { mm, type Engraving, type RingDesign } from '@ringwerk/kernel';
import type { StripEngraving, UnrolledFace } from '@ringwerk/kernel/engraving';
import { useTexts } from '../../../../i18n/use-texts.ts';
import styles from './engraving-strip.module.css';
import { readingSign, StripMetal } from './strip-metal.tsx';

/** Part of the circumference that the near view shows at least, and what stays free beside a long line, mm. */
const NEAR_MIN = 22;
const BESIDE = 2;
const POSITION_STEP = 0.05;

export interface EngravingStripProps {
  readonly ring: RingDesign;
  readonly strip: UnrolledFace;
  /** The chosen line as it is on the strip; null while it says nothing. */
  readonly line: StripEngraving | null;
  readonly onPlace: (place: Pick<Engraving, 'angle' | 'position'>) => void;
  readonly onSettle: () => void;
}

/** The face of the ring unrolled as it will be cut: near and readable, and below it once around, both to be pulled. */
export function EngravingStrip(props: EngravingStripProps) {
  const t = useTexts('configurator');
  const { ring, strip, line } = props;
  const { length, width, face } = strip;
  const near = Math.min(length, Math.max(NEAR_MIN, (line?.length ?? 0) + 2 * BESIDE));
  const { left, handlers } = usePull(props, near);
  const around = t(face === 'inside' ? 'engraving.around-inside' : 'engraving.around-outside');
  const letters = [-length, 0, length].map((shift) => (
    <g key={shift} transform={`translate(${shift} 0)`}>
      <StripMetal ring={ring} strip={strip} />
      <Letters strip={strip} chosen={line} />
    </g>
  ));
  return (
    <figure className={styles['strip']} data-letters="real">
      <svg
        className={styles['near']}
        viewBox={`${left} 0 ${near} ${width}`}
        role="img"
        aria-label={t('engraving.near')}
        {...handlers(near)}
      >
        {letters}
      </svg>
      <svg
        className={styles['around']}
        viewBox={`0 0 ${length} ${width}`}
        role="img"
        aria-label={around}
        {...handlers(length)}
      >
        {letters}
        <rect className={styles['window']} x={left} width={near} height={width} />
      </svg>
      <figcaption className={styles['caption']}>
        <span>{around}</span>
        <span>{t('engraving.pull')}</span>
      </figcaption>
    </figure>
  );
}

interface Hold {
  readonly x: number;
  readonly y: number;
  readonly perPixel: number;
  readonly angle: number;
  readonly position: number;
}

/** Pulling the line around and across: the near view stands still meanwhile, so that the line moves and not the metal. */
function usePull({ strip, line, onPlace, onSettle }: EngravingStripProps, near: number) {
  const hold = useRef<Hold | null>(null);
  const [heldLeft, setHeldLeft] = useState<number | null>(null);
  const { length, width, top, face } = strip;
  /** Degrees around the ring per mm of the strip. */
  const turn = (readingSign(face) * 360) / length;
  const angle = line?.engraving.angle ?? 0;
  const left = heldLeft ?? top + angle / turn - near / 2;
  const take = (shown: number) => (event: PointerEvent<SVGSVGElement>) => {
    if (line === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const perPixel = shown / event.currentTarget.getBoundingClientRect().width;
    hold.current = { x: event.clientX, y: event.clientY, perPixel, angle, position: line.engraving.position };
    setHeldLeft(left);
  };
  const pull = (event: PointerEvent): void => {
    const from = hold.current;
    if (from === null) return;
    const across = from.position + (event.clientY - from.y) * from.perPixel;
    const reach = Math.floor(width / 2 / POSITION_STEP) * POSITION_STEP;
    const snapped = Math.round(across / POSITION_STEP) * POSITION_STEP;
    onPlace({
      angle: wrapped(Math.round(from.angle + (event.clientX - from.x) * from.perPixel * turn)),
      position: mm(Number(Math.min(reach, Math.max(-reach, snapped)).toFixed(2))),
    });
  };
  const rest = (): void => {
    if (hold.current === null) return;
    hold.current = null;
    setHeldLeft(null);
    onSettle();
  };
  const handlers = (shown: number) => ({
    onPointerDown: take(shown),
    onPointerMove: pull,
    onPointerUp: rest,
    onPointerCancel: rest,
  });
  return { left, handlers };
}

const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** What is cut, the stamps' own stretch, and the top of the ring. */
function Letters({ strip, chosen }: { readonly strip: UnrolledFace; readonly chosen: StripEngraving | null }) {
  const { hallmark, top, width, engravings } = strip;
  return (
    <>
      {hallmark !== null && (
        <rect className={styles['stamps']} x={hallmark.from} width={hallmark.to - hallmark.from} height={width} />
      )}
      <path className={styles['top']} d={`M${top} 0v0.5M${top} ${width}v-0.5`} />
      {engravings.map((engraving, index) => (
        <path
          // Lines have no other name than their place in the list.
          key={index}
          className={engraving === chosen ? styles['letters'] : styles['other']}
          data-method={engraving.engraving.method}
          d={engraving.path}
        />
      ))}
    </>
  );
}
