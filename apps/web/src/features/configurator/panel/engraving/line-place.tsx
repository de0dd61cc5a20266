import { mm, type Engraving } from '@ringwerk/kernel';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { Measure } from '../measure.tsx';

export interface LinePlaceProps {
  readonly engraving: Engraving;
  /** Height of the letters as they are now, mm. */
  readonly letterHeight: number | null;
  readonly onChange: (engraving: Engraving, gesture: string | null) => void;
}

/** Where the line stands around and across the ring, and how high its letters are. */
export function LinePlace({ engraving, letterHeight, onChange }: LinePlaceProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { spans } = useSessionState((state) => state.menu);
  const { ring, settle } = useRingEdit();
  const reach = Math.floor((ring.width / 2) * 20) / 20;
  const { angle, position, height, text } = engraving;
  const note =
    position === 0 ? t('position.middle') : t('position.from-middle', { mm: format.mm(Math.abs(position), 2) });
  const usual = mm(Number((Math.round((letterHeight ?? 1.5) * 20) / 20).toFixed(2)));
  return (
    <>
      <Measure
        label={t('engraving.angle')}
        value={angle}
        unit="degrees"
        {...spans['engravings/*/angle']}
        onChange={(next) => onChange({ ...engraving, angle: next }, 'angle')}
        onSettle={settle}
        note={angle === 0 ? t('angle.top') : undefined}
      />
      <Measure
        label={t('engraving.across')}
        value={position}
        min={-reach}
        max={reach}
        step={0.05}
        onChange={(next) => onChange({ ...engraving, position: mm(next) }, 'position')}
        onSettle={settle}
        note={note}
      />
      {text !== '' && (
        <Switch
          isOn={height === null}
          onChange={(isOn) => onChange({ ...engraving, height: isOn ? null : usual }, null)}
        >
          {t('engraving.auto-height')}
        </Switch>
      )}
      {height !== null && (
        <Measure
          label={t('engraving.height')}
          value={height}
          {...spans['engravings/*/height']}
          onChange={(next) => onChange({ ...engraving, height: mm(next) }, 'height')}
          onSettle={settle}
        />
      )}
    </>
  );
}
