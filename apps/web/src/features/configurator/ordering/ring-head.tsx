import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ArticleLine } from '../../../domain/rings/article-line.tsx';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import styles from './ring-head.module.css';

const PartnerOrigin = lazy(() => import('../parts/partner-origin.tsx'));
const RenderedPicture = lazy(() => import('./rendered-picture.tsx'));

export interface RingHeadProps {
  /** What is said of the order beside the picture. */
  readonly children?: ReactNode;
}

/** Picture, name and article of the open design, at the head of what is agreed on about it. */
export function RingHead({ children }: RingHeadProps) {
  const t = useTexts('configurator');
  const { model, partner } = useConfigurator();
  const design = useDesignState((state) => state.history.present);
  return (
    <div className={styles['head']}>
      <div className={styles['picture']}>
        <Suspense>
          <RenderedPicture name={t('order.title')} />
        </Suspense>
      </div>
      <div className={styles['words']}>
        <p className={styles['name']}>{model.name}</p>
        <p className={styles['article']}>
          <ArticleLine articleNumber={model.articleNumber ?? null} design={design} />
        </p>
        {partner !== null && (
          <Suspense>
            <PartnerOrigin partner={partner} />
          </Suspense>
        )}
        {children}
      </div>
    </div>
  );
}
