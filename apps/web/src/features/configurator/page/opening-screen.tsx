import type { Model } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import view from './configurator-view.module.css';
import styles from './opening-screen.module.css';
import head from '../stage/stage-head.module.css';
import { StageStill } from '../../../domain/rings/stage-still.tsx';

interface OpeningScreenProps {
  readonly model: Model | undefined;
  /** Address of the picture of the rings that will open; null where they are not the set's own. */
  readonly still: string | null;
}

/** While kernel and viewer wake: picture and name of the rings where they will stand, and the panel's place. */
export function OpeningScreen({ model, still }: OpeningScreenProps) {
  const t = useTexts('configurator');
  return (
    <div className={view['configurator']} role="status" aria-label={t('stage.waiting')}>
      <div className={view['stage']}>
        <div className={styles['stage']}>
          <StageStill address={still} />
          {model !== undefined && (
            <div className={head['head']}>
              <div className={head['words']}>
                <p className={head['article']}>{t('article', { number: model.articleNumber })}</p>
                <p className={head['name']}>{model.name}</p>
              </div>
            </div>
          )}
        </div>
      </div>
      <div className={view['panel']} />
    </div>
  );
}
