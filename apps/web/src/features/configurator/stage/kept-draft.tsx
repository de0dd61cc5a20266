import { useState } from 'react';
import { resumeQuery } from '../../../design-store/purpose.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { bringCouple } from '../session/bring-couple.ts';
import { PricedButton } from '../parts/priced-button.tsx';
import { useConfigurator } from '../session/use-configurator.ts';
import styles from './kept-draft.module.css';

/** Work on this article that was left unfinished: offered with the price that it makes, never shown unasked. */
export default function KeptDraftOffer() {
  const t = useTexts('configurator');
  const format = useFormat();
  const { kept } = useConfigurator();
  const [isShown, setShown] = useState(true);
  if (kept === null || !isShown) return null;
  return (
    <div className={styles['offer']} role="group" aria-label={t('kept.title')} data-over-rings>
      <p className={styles['words']}>{t('kept.since', { time: format.dateTime(kept.savedAt) })}</p>
      {kept.purpose === '' ? (
        <PricedButton
          name="kept-draft"
          look="quiet"
          changes={[{ path: '/rings', value: kept.design.rings }]}
          onPress={() => {
            bringCouple(kept.whose);
            setShown(false);
          }}
        >
          {t('kept.take')}
        </PricedButton>
      ) : (
        // Loaded anew, with the earlier order that its rings are for.
        <a
          className={styles['take']}
          href={`?${new URLSearchParams(resumeQuery(kept.purpose, isWithout())).toString()}`}
        >
          {t('kept.take')}
        </a>
      )}
      <IconButton icon="close" label={t('kept.dismiss')} onClick={() => setShown(false)} />
    </div>
  );
}

const isWithout = (): boolean => new URLSearchParams(window.location.search).get('stones') === 'without';
