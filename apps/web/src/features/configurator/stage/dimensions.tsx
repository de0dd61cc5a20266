import type { RingDesign } from '@ringwerk/kernel';
import type { FinishedMeasures } from '@ringwerk/kernel/body';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useBesideTitle } from '../session/use-beside-title.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import styles from './dimensions.module.css';
import { lengthDigits } from '../../../domain/rings/length-digits.ts';
import { useRingTitle } from '../session/use-ring-title.ts';

const sectionOf = ({ profile, width, height, ratios, edges }: RingDesign): string =>
  JSON.stringify([profile, width, height, ratios, edges]);

/** Measures, mm, in which the finished ring differs from the ordered one: width first. */
const offOrder = ({ width, height, isWidthAsOrdered, isHeightAsOrdered }: FinishedMeasures): readonly number[] => [
  ...(isWidthAsOrdered ? [] : [width]),
  ...(isHeightAsOrdered ? [] : [height]),
];

/** The measures of what is on the stage. */
export function Dimensions() {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const format = useFormat();
  const rings = useDesignState((state) => state.history.present.rings);
  const evaluated = useSessionState((state) => state.evaluated);
  const menu = useSessionState((state) => state.menu);
  const { partner } = useConfigurator();
  const besideTitle = useBesideTitle();
  const measuresOf = ({ width, height, size }: RingDesign): string =>
    t('dimensions', {
      width: format.number(width, lengthDigits(width)),
      height: format.mm(height),
      size: t(`size.${menu.sizeSystem}`, { label: sizeLabel(menu.sizeSystem, size) }),
      diameter: format.mm(size / Math.PI, 1),
    });
  return (
    <dl className={styles['list']}>
      {rings.map((ring, index) => {
        const finished = evaluated.finished[index];
        // While an edit is still being evaluated the figures belong to the ring before it: only the ordered ones stand.
        const evaluatedRing = evaluated.design.rings[index];
        const isMeasured = finished && evaluatedRing && sectionOf(evaluatedRing) === sectionOf(ring);
        const measured = isMeasured ? offOrder(finished) : [];
        return (
          <div key={ring.role} className={styles['row']}>
            <dt>{titleOf(ring.role)}</dt>
            <dd>
              {measuresOf(ring)}
              {measured.map((measure) => ` · ${menu.finishedText.replace('{measure}', format.mm(measure, 2))}`)}
            </dd>
          </div>
        );
      })}
      {partner?.beside != null && (
        <div className={styles['row']}>
          <dt>{besideTitle(partner.beside)}</dt>
          <dd>{measuresOf(partner.beside)}</dd>
        </div>
      )}
    </dl>
  );
}
