import type { Model } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './opening-screen.module.css';

/** While kernel and viewer wake: the set's own picture and name, where the live ring will stand. */
export function OpeningScreen({ model }: { readonly model: Model | undefined }) {
  const t = useTexts('configurator');
  const still = model?.with?.still ?? model?.without?.still ?? null;
  return (
    <div className={styles['screen']} role="status" aria-label={t('stage.waiting')}>
      {still !== null && <img src={still} alt="" className={styles['still']} />}
      <p className={styles['name']}>{model?.name ?? ''}</p>
    </div>
  );
}
