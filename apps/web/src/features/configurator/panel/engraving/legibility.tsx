import type { StripEngraving, UnrolledFace } from '@ringwerk/kernel/engraving';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import styles from './engraving.module.css';

/** Clear distance at either end of a line, mm; the rules hold it. */
const CLEARANCE = 1.5;

export interface LegibilityProps {
  readonly strip: UnrolledFace;
  readonly line: StripEngraving;
}

/** How high the letters are and how much of the ring the line takes: the figures that decide whether it can be read. */
export function Legibility({ strip, line }: LegibilityProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const stamps = strip.hallmark === null ? 0 : strip.hallmark.to - strip.hallmark.from;
  const free = Math.max(0, strip.length - stamps - 2 * CLEARANCE);
  const part = Math.min(1, line.length / free);
  return (
    <div className={styles['figures']}>
      <p>
        {line.engraving.text !== '' && (
          <span>{t('engraving.letters', { height: format.mm(line.letterHeight, 2) })}</span>
        )}
        <span>{t('engraving.length', { length: format.mm(line.length, 1), free: format.mm(free, 1) })}</span>
      </p>
      <span className={styles['meter']} aria-hidden="true" data-full={part >= 1 || undefined}>
        <span style={{ inlineSize: `${part * 100}%` }} />
      </span>
      {line.missing.length > 0 && (
        <p className={styles['missing']}>{t('engraving.missing', { signs: line.missing.join(' ') })}</p>
      )}
    </div>
  );
}
