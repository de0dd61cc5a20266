import { AREAS, mayEnter } from '@ringwerk/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './office-frame.module.css';
import { OFFICE_SECTIONS, type OfficeSection } from './office-sections.ts';

export interface OfficeFrameProps {
  readonly section: OfficeSection;
  /** Of a page below the section's own; the section's name else. */
  readonly title?: string | undefined;
  /** Controls beside the section's title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of every section of the back office: the list of those that its reader may open, beside the section itself. */
export function OfficeFrame({ section, title, actions, children }: OfficeFrameProps) {
  const t = useTexts('house');
  const visitor = visitorOf(useSession());
  const sections: readonly OfficeSection[] = Object.values(OFFICE_SECTIONS);
  const crumbs = [
    ...(mayEnter(AREAS.backOffice, visitor) ? [{ label: t('office.title'), url: PATHS.backOffice }] : []),
    ...(title === undefined ? [] : [{ label: t(section.text), url: section.url }]),
  ];
  const nav = useRef<HTMLElement>(null);
  // Where the sections stand in one line, the last ones are beyond its end.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current !== null && current != null)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div className={styles['office']}>
      <nav ref={nav} aria-label={t('office.title')} className={styles['sections']}>
        <ul>
          {sections
            .filter(({ area }) => mayEnter(area, visitor))
            .map(({ url, text }) => (
              <li key={url}>
                <Link to={url} marksPage className={styles['section']}>
                  {t(text)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <Page title={title ?? t(section.text)} crumbs={crumbs} actions={actions} width="full">
        {children}
      </Page>
    </div>
  );
}
