import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { Switch } from '../../../ui/switch.tsx';
import type { SettingsPartProps } from './settings-part.ts';
import styles from './settings.module.css';

/** What dealers are given of the house's articles. */
export function ArticleFields({ draft, change }: SettingsPartProps) {
  const t = useTexts('settings');
  return (
    <>
      <h2 className={formStyles['legend']}>{t('cad')}</h2>
      <div className={formStyles['whole']}>
        <Switch isOn={draft.sharesCad} onChange={(sharesCad) => change({ sharesCad })}>
          {t('cadShared')}
        </Switch>
        <p className={styles['hint']}>{t('cadHint')}</p>
      </div>
    </>
  );
}
