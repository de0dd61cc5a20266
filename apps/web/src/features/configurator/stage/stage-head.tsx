import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { CustomerViewButton } from '../parts/customer-view-button.tsx';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { openDialog } from '../session/open-dialog.ts';
import { stoneSwitchChanges } from '../model/stone-switch.ts';
import { PriceTag } from '../parts/price-tag.tsx';
import { PartsMenu } from './parts-menu.tsx';
import type { Section } from '../model/part-target.ts';
import styles from './stage-head.module.css';

const KeptDraftOffer = lazy(() => import('./kept-draft.tsx'));
const ArticleNotice = lazy(() => import('./article-notice.tsx'));

export interface StageHeadProps {
  readonly onPart: (ring: number, section: Section, part: string) => void;
}

/** Over the stage: name and number of the article, with or without stones, measures, undo and redo. */
export function StageHead({ onPart }: StageHeadProps) {
  const t = useTexts('configurator');
  const { session, model, base, kept } = useConfigurator();
  const hasStones = useSessionState((state) => state.evaluated.hasStones);
  const design = useDesignState((state) => state.history.present);
  const on = stoneSwitchChanges(design, model, base);
  return (
    <div className={styles['head']}>
      <div className={styles['words']} data-over-rings>
        <p className={styles['article']}>{t('article', { number: model.articleNumber })}</p>
        <h1 className={styles['name']}>{model.name}</h1>
        {(hasStones || on !== null) && (
          <Switch
            isOn={hasStones}
            onChange={(isOn) =>
              void session.proposeEdit(() =>
                isOn
                  ? (stoneSwitchChanges(session.design, model, base) ?? [])
                  : session.design.rings.map((_, index) => ({ path: `/rings/${index}/stones`, value: [] })),
              )
            }
          >
            {t('stones.with')}
            {!hasStones && on !== null && <PriceTag name="with-stones" changes={on} />}
          </Switch>
        )}
        {(model.withdrawn !== undefined || model.note !== undefined) && (
          <Suspense>
            <ArticleNotice withdrawn={model.withdrawn} note={model.note} />
          </Suspense>
        )}
        {kept !== null && (
          <Suspense>
            <KeptDraftOffer />
          </Suspense>
        )}
      </div>
      <div className={styles['tools']}>
        <div className={styles['rooms']}>
          <CustomerViewButton />
          <PartsMenu onPart={onPart} />
          <IconButton icon="spark" label={t('ideas.title')} onClick={() => openDialog('ideas')} />
          <IconButton
            className={styles['picture']}
            icon="download"
            label={t('picture.open')}
            onClick={() => openDialog('picture')}
          />
          <IconButton icon="history" label={t('history.title')} onClick={() => openDialog('history')} />
        </div>
        <Steps />
      </div>
    </div>
  );
}

/** Undo and redo, and whether the last step is kept on this device. */
function Steps() {
  const t = useTexts('configurator');
  const { session } = useConfigurator();
  const isSaved = useSessionState((state) => state.savedAt !== null);
  const canUndo = useDesignState((state) => state.history.past.length > 0);
  const canRedo = useDesignState((state) => state.history.future.length > 0);
  return (
    <div className={styles['steps']}>
      <IconButton
        icon="undo"
        label={t('undo')}
        disabled={!canUndo}
        onClick={() => session.undo()}
        aria-keyshortcuts="Control+Z"
      />
      <IconButton
        icon="redo"
        label={t('redo')}
        disabled={!canRedo}
        onClick={() => session.redo()}
        aria-keyshortcuts="Control+Y"
      />
      <span className={styles['saved']} aria-hidden="true">
        {isSaved ? t('saved') : ''}
      </span>
    </div>
  );
}
