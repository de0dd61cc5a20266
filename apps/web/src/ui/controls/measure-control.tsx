import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { MeasureField } from './measure-field.tsx';
import { RangeSlider } from './range-slider.tsx';
import styles from './measure-control.module.css';
import { legalMeasure, stepMeasure, type Snap } from './step-measure.ts';

export interface MeasureControlProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What slider and stepper move by; the typed number is taken on `step`. */
  readonly stride?: number | undefined;
  /** Reads more than a length, where a measure has other scales, too. */
  readonly read?: ((text: string) => number | null) | undefined;
  /** A measure as people read it, with its unit. */
  readonly show: (value: number) => string;
  /** Called for each position of a drag; `onSettle` follows when the drag ends. */
  readonly onPull: (value: number) => void;
  readonly onSettle: () => void;
  /** A step or a typed number. `nextValue` counts the step from the value as it is when it is asked. */
  readonly onTake: (nextValue: () => number) => void;
  readonly texts: MeasureTexts;
  readonly snap?: Snap;
  /** Finger or focus is at the steppers: what a step would mean is asked for. */
  readonly onNear?: () => void;
  /** What a step down and a step up would mean, e.g. the difference in price. */
  readonly steps?: readonly [less: string | undefined, more: string | undefined];
  /** Beside the label: what else the measure means, e.g. the national size. */
  readonly note?: ReactNode;
}

export interface MeasureTexts {
  readonly less: string;
  readonly more: string;
  readonly exact: string;
  /** Shown when a typed number is none, or lies outside. */
  readonly refused: string;
  /** Said when the value that is taken is not the number that was typed. */
  readonly changed: (typed: string, taken: number) => string;
}

/**
 * One dimension three ways: slider for the feel, stepper for the next size, field for the exact number. While
 * the slider is dragged it shows what is dragged to; afterwards it shows what the ring really has.
 */
export function MeasureControl(props: MeasureControlProps) {
  const { label, value, min, max, step, show, onPull, onSettle, onTake, texts, note, snap, onNear, steps } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const at = dragged ?? value;
  const id = useId();
  const range = { min, max, step, stride: props.stride };
  const [less, more] = [`${label}: ${texts.less}`, `${label}: ${texts.more}`];
  const { report, forget } = useReportOnce(onPull);
  const settle = (): void => {
    forget();
    setDragged(null);
    onSettle();
  };
  const stepped = useStepped((direction) => stepMeasure(value, direction, range, snap));
  const take = (direction: -1 | 1): void => onTake(() => stepped(direction));
  return (
    <div className={styles['control']} role="group" aria-labelledby={`${id}-label`}>
      <Head label={label} labelId={`${id}-label`} note={note}>
        <MeasureField
          {...props}
          label={`${label}, ${texts.exact}`}
          value={at}
          {...texts}
          legal={(typed) => legalMeasure(typed, value, range, snap)}
          onTake={(typed) => onTake(() => typed)}
        />
      </Head>
      <div className={styles['row']} onPointerEnter={onNear} onFocus={onNear}>
        <IconButton
          icon="minus"
          label={less}
          title={titled(less, steps?.[0])}
          disabled={value <= min}
          onClick={() => take(-1)}
        />
        <RangeSlider
          label={label}
          range={{ ...range, step: props.stride ?? step }}
          at={at}
          show={show}
          onInput={(raw) => {
            const next = legalMeasure(raw, at, range, snap);
            setDragged(next);
            report(next);
          }}
          onAhead={(raw) => report(legalMeasure(raw, at, range, snap))}
          onSettle={settle}
        />
        <IconButton
          icon="plus"
          label={more}
          title={titled(more, steps?.[1])}
          disabled={value >= max}
          onClick={() => take(1)}
        />
      </div>
      <Limits min={show(min)} max={show(max)} />
    </div>
  );
}

type Step = (direction: -1 | 1) => number;

/** A step from the value as it is when it is asked, not as it was when the button was drawn. */
function useStepped(step: Step): Step {
  const latest = useRef(step);
  useLayoutEffect(() => {
    latest.current = step;
  });
  return (direction) => latest.current(direction);
}

/** Reports each position of a drag once, whoever has it first: the pointer or the thumb. */
function useReportOnce(onPull: (value: number) => void) {
  const reported = useRef<number | null>(null);
  return {
    report: (next: number): void => {
      if (next === reported.current) return;
      reported.current = next;
      onPull(next);
    },
    forget: (): void => {
      reported.current = null;
    },
  };
}

const titled = (name: string, meaning: string | undefined): string =>
  meaning === undefined ? name : `${name} · ${meaning}`;

interface HeadProps {
  readonly label: string;
  readonly labelId: string;
  readonly note: ReactNode;
  /** The exact field. */
  readonly children: ReactNode;
}

function Head({ label, labelId, note, children }: HeadProps) {
  return (
    <div className={styles['head']}>
      <span id={labelId} className={styles['label']}>
        {label}
      </span>
      {note && <span className={styles['note']}>{note}</span>}
      {children}
    </div>
  );
}

/** What the slider reaches, at both of its ends. */
function Limits({ min, max }: { readonly min: string; readonly max: string }) {
  return (
    <div className={styles['limits']} aria-hidden="true">
      <span>{min}</span>
      <span>{max}</span>
    </div>
  );
}
