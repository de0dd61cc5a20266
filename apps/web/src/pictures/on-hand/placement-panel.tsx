import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { RangeSlider } from '../../ui/controls/range-slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { MOST_TILT, type Finger } from './finger-frame.ts';
import styles from './on-hand.module.css';

export interface PlacementPanelProps {
  readonly finger: Finger;
  readonly onFinger: (finger: Finger) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly hasPoints: boolean;
  readonly onPoints: (areShown: boolean) => void;
  /** Inner diameter of the ring, mm; null until its scene is there. */
  readonly diameter: number | null;
  readonly isDrawing: boolean;
  readonly isFailed: boolean;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

const DEGREES = 180 / Math.PI;
const RANGES = {
  tilt: { min: -MOST_TILT * DEGREES, max: MOST_TILT * DEGREES, step: 1 },
  roll: { min: -180, max: 180, step: 1 },
  zoom: { min: 1, max: 4, step: 0.1 },
} as const;

const nothing = (): void => undefined;

/** What the handles on the photo do not do, and the wrist once more, by number. */
export function PlacementPanel(props: PlacementPanelProps) {
  const { finger, onFinger, zoom, onZoom, hasPoints, onPoints, diameter, isDrawing, isFailed, onSave, onRemove } =
    props;
  const t = useTexts('hand');
  const format = useFormat();
  const degrees = (value: number): string => format.degrees(value);
  const turn = (name: 'tilt' | 'roll'): SliderProps => ({
    name,
    at: Math.round(finger[name] * DEGREES),
    show: degrees,
    onInput: (value) => onFinger({ ...finger, [name]: value / DEGREES }),
  });
  return (
    <div className={styles['panel']}>
      <p>{t('place')}</p>
      <Slider {...turn('tilt')} />
      <Slider {...turn('roll')} />
      <Slider name="zoom" at={zoom} show={(value) => format.percent(value, 0)} onInput={onZoom} />
      <Switch isOn={hasPoints} onChange={onPoints}>
        {t('points')}
      </Switch>
      <Switch isOn={finger.isTurned} onChange={(isTurned) => onFinger({ ...finger, isTurned })}>
        {t('turned')}
      </Switch>
      {diameter !== null && <p className={styles['note']}>{t('scale', { mm: format.mm(diameter, 1) })}</p>}
      <p role="status" className={styles['note']}>
        {isFailed ? t('failed') : isDrawing ? t('drawing') : ''}
      </p>
      <Button look="primary" icon="download" disabled={isDrawing} onClick={onSave}>
        {t('save')}
      </Button>
      <Button look="quiet" icon="trash" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

interface SliderProps {
  readonly name: keyof typeof RANGES;
  readonly at: number;
  readonly show: (value: number) => string;
  readonly onInput: (value: number) => void;
}

function Slider({ name, at, show, onInput }: SliderProps) {
  const t = useTexts('hand');
  return (
    <div className={styles['slider']}>
      <span className={styles['sliderHead']} aria-hidden="true">
        <span>{t(name)}</span>
        <span className={styles['note']}>{show(at)}</span>
      </span>
      <RangeSlider
        label={t(name)}
        range={RANGES[name]}
        at={at}
        show={show}
        onInput={onInput}
        onAhead={onInput}
        onSettle={nothing}
      />
    </div>
  );
}
