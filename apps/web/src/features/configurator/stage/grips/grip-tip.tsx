import { readAt } from '@ringwerk/advice';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { useIssueText } from '../../session/use-issue-text.ts';
import { useDesignState } from '../../session/use-configurator.ts';
import type { Pulling } from './grip-drag.ts';
import type { GripMeasure } from './grip-measures.ts';
import styles from './grips.module.css';

const NAMES = {
  width: 'fact.width',
  height: 'fact.height',
  position: 'fact.stone-position',
  angle: 'fact.angle',
} as const;

/** At the pointer: what the ring measures now, and why it goes no further. */
export function GripTip({ pulling: { measures, pulled } }: { readonly pulling: Pulling }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const issueText = useIssueText();
  const design = useDesignState((state) => state.history.present);
  const show = ({ name }: GripMeasure, value: number): string => {
    if (name === 'angle') return format.degrees(value);
    return name === 'width' ? format.mm(value) : format.mm(value, 2);
  };
  const reasons = pulled.flatMap(({ stop }, index) => {
    const measure = measures[index];
    if (stop === null || measure === undefined) return [];
    const { min, max } = measure.span;
    if (stop.issue !== null) return [issueText(stop.issue)];
    return [t('measure.refused', { min: show(measure, min), max: show(measure, max) })];
  });
  return (
    <div className={styles['tip']} data-tip="">
      {measures.map((measure) => {
        const value = readAt(design, measure.paths[0] ?? '');
        return (
          <span key={measure.name} className={styles['line']}>
            <span className={styles['name']}>{t(NAMES[measure.name])}</span>{' '}
            <span className={styles['value']}>{show(measure, typeof value === 'number' ? value : measure.from)}</span>
          </span>
        );
      })}
      {reasons.slice(0, 1).map((reason) => (
        <span key={reason} className={styles['reason']}>
          {reason}
        </span>
      ))}
    </div>
  );
}
