import { sizeLabel } from '@ringwerk/kernel';
import { answers } from '../../../api/answer-cache.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useDesignState, useSessionState } from '../session/use-configurator.ts';
import styles from './dimensions.module.css';

/** The measures of what is on the stage. */
export function Dimensions() {
  const t = useTexts('configurator');
  const format = useFormat();
  const rings = useDesignState((state) => state.history.present.rings);
  const language = useLanguage();
  // The trade's words come after the picture: what was ordered stands here at once.
  const { data: words } = useAnswer(
    answers.entry('finished-words', null, () => import('../../../ui/rings/finished-words.ts')),
    { staleTime: Infinity },
  );
  const menu = useSessionState((state) => state.menu);
  return (
    <dl className={styles['list']}>
      {rings.map((ring) => {
        const finished = words?.finishedWords(ring, language, format);
        const measured = [finished?.width, finished?.height].filter((measure) => typeof measure === 'string');
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
              {measured.length > 0 && ` · ${measured.join(' · ')}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
