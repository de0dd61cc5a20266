import { sizeLabel } from '@ringwerk/kernel';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import styles from './dimensions.module.css';

/** The measures of what is on the stage. */
export function Dimensions() {
  const t = useTexts('configurator');
  const format = useFormat();
  const rings = useDesignState((state) => state.history.present.rings);
  const menu = useSessionState((state) => state.menu);
  return (
    <dl className={styles['list']}>
      {rings.map((ring) => {
        const label = sizeLabel(menu.sizeSystem, ring.size);
        return (
          <div key={ring.role} className={styles['row']}>
            <dt>{t(`role.${ring.role}`)}</dt>
            <dd>
              {t('dimensions', {
                width: format.number(ring.width, 1),
                height: format.mm(ring.height),
                size: t(`size.${menu.sizeSystem}`, { label }),
                diameter: format.mm(ring.size / Math.PI, 1),
              })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
