import { mm, type Path, type Split } from '@ringwerk/kernel';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useRingEdit, useSessionState } from '../session/use-configurator.ts';
import { Measure } from './measure.tsx';

export interface SwingMeasuresProps<Line extends Path | Split> {
  /** Before each measure, where several lines are shown. */
  readonly title: string;
  readonly line: Line;
  readonly gesture: string;
  readonly onChange: (line: Line, gesture: string) => void;
}

/** How far a line swings, how often, and from where. Lines that stand still and shells have nothing to measure. */
export function SwingMeasures<Line extends Path | Split>({ title, line, gesture, onChange }: SwingMeasuresProps<Line>) {
  const t = useTexts('configurator');
  const { spans } = useSessionState((state) => state.menu);
  const { settle } = useRingEdit();
  if (line.form === 'straight' || line.form === 'shell') return null;
  const write = (next: Line, field: string): void => onChange(next, `${gesture}-${field}`);
  return (
    <>
      <Measure
        label={`${title}: ${t('swing.amplitude')}`}
        value={line.amplitude}
        {...spans['split/amplitude']}
        onChange={(amplitude) => write({ ...line, amplitude: mm(amplitude) }, 'amplitude')}
        onSettle={settle}
      />
      {line.form === 'wave' && (
        <Measure
          label={`${title}: ${t('swing.waves')}`}
          value={line.waves}
          unit="count"
          {...spans['split/waves']}
          onChange={(waves) => write({ ...line, waves }, 'waves')}
          onSettle={settle}
        />
      )}
      <Measure
        label={`${title}: ${t('swing.phase')}`}
        value={line.phase}
        unit="degrees"
        {...spans['split/phase']}
        onChange={(phase) => write({ ...line, phase }, 'phase')}
        onSettle={settle}
      />
    </>
  );
}
