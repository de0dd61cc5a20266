import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { setPersons } from '../session/persons-store.ts';
import { PricedButton } from '../parts/priced-button.tsx';
import { useConfigurator } from '../session/use-configurator.ts';
import styles from './kept-draft.module.css';

/** Work on this article that was left unfinished: offered with the price that it makes, never shown unasked. */
export function KeptDraftOffer() {
  const t = useTexts('configurator');
  const format = useFormat();
  const { kept } = useConfigurator();
  const [isShown, setShown] = useState(true);
  if (kept === null || !isShown) return null;
  return (
    <div className={styles['offer']} role="group" aria-label={t('kept.title')} data-over-rings>
      <p className={styles['words']}>{t('kept.since', { time: format.dateTime(kept.savedAt) })}</p>
      <PricedButton
        name="kept-draft"
        look="quiet"
        changes={[{ path: '/rings', value: kept.design.rings }]}
        onPress={() => {
          setPersons(kept.persons);
          setShown(false);
        }}
      >
        {t('kept.take')}
      </PricedButton>
      <IconButton icon="close" label={t('kept.dismiss')} onClick={() => setShown(false)} />
    </div>
  );
}
