import type { Change } from '@ringwerk/advice';
import { mm, type Path, type Split } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useSessionState } from '../session/use-configurator.ts';
import { Measure } from './measure.tsx';

export interface SwingMeasuresProps<Line extends Path | Split> {
  /** Before each measure, where several lines are shown. */
  readonly title: string;
  readonly line: Line;
  readonly gesture: string;
  readonly changes: (line: Line) => readonly Change[];
}

/** How far a line swings, how often, and from where. Lines that stand still and shells have nothing to measure. */
export function SwingMeasures<Line extends Path | Split>({ title, line, gesture, changes }: SwingMeasuresProps<Line>) {
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  if (line.form === 'straight' || line.form === 'shell') return null;
  return (
    <>
      <Measure
        label={`${title}: ${t('swing.amplitude')}`}
        value={line.amplitude}
        {...spans['split/amplitude']}
        gesture={`${gesture}-amplitude`}
        changes={(amplitude) => changes({ ...line, amplitude: mm(amplitude) })}
      />
      {line.form === 'wave' && (
        <Measure
          label={`${title}: ${t('swing.waves')}`}
          value={line.waves}
          unit="count"
          {...spans['split/waves']}
          gesture={`${gesture}-waves`}
          changes={(waves) => changes({ ...line, waves })}
        />
      )}
      <Measure
        label={`${title}: ${t('swing.phase')}`}
        value={line.phase}
        unit="degrees"
        {...spans['split/phase']}
        gesture={`${gesture}-phase`}
        changes={(phase) => changes({ ...line, phase })}
      />
    </>
  );
}
