import { mayEnter } from '@ringwerk/contract';
import { useEffect } from 'react';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { OFFICE_SECTIONS, type OfficeSection } from './office-sections.ts';

/** `/verwaltung`: leads on to the first section that its reader may open. */
export default function OfficeStartPage() {
  const t = useTexts('house');
  const navigate = useNavigate();
  const visitor = visitorOf(useSession());
  useDocumentTitle(t('office.title'));
  const sections: readonly OfficeSection[] = Object.values(OFFICE_SECTIONS);
  const url = sections.find(({ area }) => mayEnter(area, visitor))?.url ?? null;
  useEffect(() => {
    if (url !== null) void navigate(url, { replace: true });
  }, [navigate, url]);
  return url === null ? <EmptyState title={t('office.noSection')} /> : null;
}
