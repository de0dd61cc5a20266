import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { MeasureField } from './measure-field.tsx';
import styles from './measure-control.module.css';

export interface MeasureControlProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A measure as people read it, with its unit. */
  readonly show: (value: number) => string;
  /** Called for each position of a drag; `onSettle` follows when the finger is lifted. */
  readonly onChange: (value: number) => void;
  readonly onSettle: () => void;
  readonly texts: MeasureTexts;
  /** Nearest legal value where the values are no even steps; `from` is the present one. */
  readonly snap?: (value: number, from: number) => number;
  /** Beside the label: what else the measure means, e.g. the national size. */
  readonly note?: ReactNode;
}

export interface MeasureTexts {
  readonly less: string;
  readonly more: string;
  readonly exact: string;
  /** Shown when a typed number is none, or lies outside. */
  readonly refused: string;
}

/**
 * One dimension three ways: slider for the feel, stepper for the next size, field for the exact number. While
 * the finger holds the slider it shows the wish; afterwards it shows what the ring really has.
 */
export function MeasureControl(props: MeasureControlProps) {
  const { label, value, min, max, step, show, onChange, onSettle, texts, note, snap = (next) => next } = props;
  const [wish, setWish] = useState<number | null>(null);
  const id = useId();
  const at = wish ?? value;
  const range = { min, max, step };
  const less = `${label}: ${texts.less}`;
  const more = `${label}: ${texts.more}`;
  const settle = (): void => {
    setWish(null);
    onSettle();
  };
  const take = (next: number): void => {
    const bounded = snap(Math.min(max, Math.max(min, Number(next.toFixed(4)))), value);
    if (bounded === value) return;
    onChange(bounded);
    onSettle();
  };
  return (
    <div className={styles['control']} role="group" aria-labelledby={`${id}-label`}>
      <Head label={label} labelId={`${id}-label`} note={note}>
        <MeasureField
          label={`${label}, ${texts.exact}`}
          value={at}
          {...range}
          show={show}
          refused={texts.refused}
          onTake={take}
        />
      </Head>
      <div className={styles['row']}>
        <IconButton icon="minus" label={less} disabled={value <= min} onClick={() => take(value - step)} />
        <Slider
          label={label}
          range={range}
          at={at}
          show={show}
          onWish={(raw) => {
            const next = snap(raw, at);
            setWish(next);
            onChange(next);
          }}
          onSettle={settle}
        />
        <IconButton icon="plus" label={more} disabled={value >= max} onClick={() => take(value + step)} />
      </div>
      <Limits min={show(min)} max={show(max)} />
    </div>
  );
}

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

interface SliderProps {
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly at: number;
  readonly show: (value: number) => string;
  readonly onWish: (value: number) => void;
  readonly onSettle: () => void;
}

function Slider({ label, range, at, show, onWish, onSettle }: SliderProps) {
  const { min, max, step } = range;
  const reached = ((at - min) / (max - min || 1)) * 100;
  return (
    <input
      type="range"
      className={styles['slider']}
      style={{ ['--reached' as never]: `${reached}%` }}
      aria-label={label}
      aria-valuetext={show(at)}
      min={min}
      max={max}
      step={step}
      value={at}
      onChange={(event) => onWish(Number(event.target.value))}
      onPointerUp={onSettle}
      onKeyUp={onSettle}
      onBlur={onSettle}
    />
  );
}
