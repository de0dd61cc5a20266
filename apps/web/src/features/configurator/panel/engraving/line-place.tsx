import { mm, type Engraving } from '@ringwerk/kernel';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Switch } from '../../../../ui/switch.tsx';
import { useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { MeasureInUnits } from '../measure-in-units.tsx';
import type { WriteLine } from './use-engraving-lines.ts';

export interface LinePlaceProps {
  readonly engraving: Engraving;
  /** Height of the letters as they are now, mm. */
  readonly letterHeight: number | null;
  readonly onWrite: WriteLine;
}

/** Where the line stands around and across the ring, and how high its letters are. */
export function LinePlace({ engraving, letterHeight, onWrite }: LinePlaceProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { spans } = useSessionState((state) => state.menu);
  const { ring, settle } = useRingEdit();
  const reach = Math.floor((ring.width / 2) * 20) / 20;
  const { angle, position, height, text } = engraving;
  const note =
    position === 0 ? t('position.middle') : t('position.from-middle', { mm: format.mm(Math.abs(position), 2) });
  const usual = mm(Number((Math.round((letterHeight ?? 1.5) * 20) / 20).toFixed(2)));
  const writing = (field: 'angle' | 'position' | 'height', read: (value: number) => Partial<Engraving>) => ({
    onPull: (next: number) => onWrite((now) => ({ ...now, ...read(next) }), field),
    onTake: (nextValue: () => number) => onWrite((now) => ({ ...now, ...read(nextValue()) }), null),
    onSettle: settle,
  });
  return (
    <>
      <MeasureInUnits
        label={t('engraving.angle')}
        value={angle}
        unit="degrees"
        {...spans['engravings/*/angle']}
        {...writing('angle', (next) => ({ angle: next }))}
        note={angle === 0 ? t('angle.top') : undefined}
      />
      <MeasureInUnits
        label={t('engraving.across')}
        value={position}
        min={-reach}
        max={reach}
        step={0.05}
        {...writing('position', (next) => ({ position: mm(next) }))}
        note={note}
      />
      {text !== '' && (
        <Switch
          isOn={height === null}
          onChange={(isOn) => onWrite((now) => ({ ...now, height: isOn ? null : usual }), null)}
        >
          {t('engraving.auto-height')}
        </Switch>
      )}
      {height !== null && (
        <MeasureInUnits
          label={t('engraving.height')}
          value={height}
          {...spans['engravings/*/height']}
          {...writing('height', (next) => ({ height: mm(next) }))}
        />
      )}
    </>
  );
}
