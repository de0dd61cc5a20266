import type { ViewerFailure } from '../../../viewer-host/viewer-types.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import styles from './stage-fallback.module.css';

/** Without a live picture: the still of the set, and what to do. Everything else on the page works on. */
export function StageFallback({ failure }: { readonly failure: ViewerFailure }) {
  const t = useTexts('configurator');
  const { model } = useConfigurator();
  const hasStones = useSessionState((state) => state.evaluated.hasStones);
  const key = useSessionState((state) => state.evaluated.key);
  const variant = hasStones ? (model.with ?? model.without) : (model.without ?? model.with);
  const still = variant?.still ?? null;
  const isSame = still?.includes(key) ?? false;
  return (
    <div className={styles['fallback']} role="status">
      {still !== null && <img src={still} alt={model.name} className={styles['still']} />}
      <p className={styles['text']}>{t(`stage.failure.${failure}`)}</p>
      {still !== null && !isSame && <p className={styles['text']}>{t('stage.still-of-set')}</p>}
    </div>
  );
}
