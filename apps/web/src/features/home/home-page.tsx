import { AREAS, mayEnter } from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission, useSession, visitorOf } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { DueNow } from './due-now.tsx';
import { greetingKey } from './greeting-key.ts';
import styles from './home-page.module.css';
import { OfficeNews } from './office-news.tsx';
import { QuickWays } from './quick-ways.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { RecentQuotes } from './recent-quotes.tsx';
import { RecentRings } from './recent-rings.tsx';
import { Resume } from './resume.tsx';

/** The first page of the day: whose counter it is, what lies unfinished, the shortest ways on. */
export default function HomePage() {
  const t = useTexts('home');
  useDocumentTitle(t('title'));
  const session = useSession();
  const canDesign = usePermission(AREAS.selection.needs);
  const canPad = usePermission(AREAS.selectionOld.needs);
  const isStaff = mayEnter(AREAS.backOffice, visitorOf(session));
  const [greeting] = useState(() => greetingKey(new Date()));
  return (
    <div className={styles['page']}>
      <div className={styles['opening']}>
        <div className={styles['words']}>
          <p className={styles['company']}>{session?.dealer.company}</p>
          <h1 className={styles['greeting']}>{t(greeting, { name: session?.user.name ?? '' })}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <div className={styles['steps']}>
            {(canDesign || canPad) && (
              <ButtonLink url={canDesign ? PATHS.selection : PATHS.selectionOld} look="primary">
                {t('choose')}
              </ButtonLink>
            )}
            {isStaff && <ButtonLink url={PATHS.backOffice}>{t('office')}</ButtonLink>}
          </div>
        </div>
        {canDesign && (
          <RegionBoundary>
            <Resume />
          </RegionBoundary>
        )}
      </div>
      <RegionBoundary>
        <OfficeNews />
      </RegionBoundary>
      <RegionBoundary>
        <DueNow />
      </RegionBoundary>
      {canDesign && (
        <RegionBoundary>
          <QuickWays />
        </RegionBoundary>
      )}
      <Recent />
    </div>
  );
}

/** What was touched last: kept rings, quotes, orders. */
function Recent() {
  const canDesign = usePermission(AREAS.selection.needs);
  const canOrder = usePermission(AREAS.orders.needs);
  return (
    <div className={styles['recent']}>
      {canDesign && (
        <RegionBoundary>
          <RecentRings />
        </RegionBoundary>
      )}
      {canOrder && (
        <>
          <RegionBoundary>
            <RecentQuotes />
          </RegionBoundary>
          <RegionBoundary>
            <RecentOrders />
          </RegionBoundary>
        </>
      )}
    </div>
  );
}
