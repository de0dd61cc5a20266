import { ApiError } from '../../src/api/api-error.ts';
import { namedQuery } from '../../src/api/queries.ts';
import { useQuery } from '../../src/api/use-query.ts';
import { useTexts } from '../../src/i18n/use-texts.ts';
import { PATHS } from '../../src/paths.ts';
import { ButtonLink } from '../../src/ui/button-link.tsx';
import { EmptyState } from '../../src/ui/empty-state.tsx';
import { ErrorState } from '../../src/ui/error-state.tsx';
import { ProgressRing } from '../../src/ui/progress-ring.tsx';
import { QueryView } from '../../src/ui/query-view.tsx';
import { RegionBoundary } from '../../src/ui/region-boundary.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { Spinner } from '../../src/ui/spinner.tsx';
import type { Exhibit } from '../exhibit.ts';

const FAILED = new ApiError('server.internal', 500, { requestId: 'R-17' });
const nothing = (): void => undefined;

function EmptyStates() {
  const t = useTexts('trade');
  return (
    <EmptyState title={t('emptyQuotesTitle')} action={<ButtonLink url={PATHS.home}>{t('toSelection')}</ButtonLink>}>
      <p>{t('emptyQuotesHelp')}</p>
    </EmptyState>
  );
}

const ErrorStates = () => (
  <>
    <ErrorState error={FAILED} onRetry={nothing} />
    <ErrorState error={new ApiError('session.forbidden', 403)} onRetry={nothing} />
  </>
);

function Queries() {
  const waiting = useQuery(namedQuery('waits-in-the-gallery', {}, () => Promise.withResolvers<string>().promise));
  const failed = useQuery(namedQuery('fails-in-the-gallery', {}, () => Promise.reject<string>(FAILED)));
  return (
    <>
      <QueryView result={waiting}>{(text) => <p>{text}</p>}</QueryView>
      <QueryView result={failed}>{(text) => <p>{text}</p>}</QueryView>
    </>
  );
}

function Broken(): null {
  throw FAILED;
}
const Regions = () => (
  <RegionBoundary>
    <Broken />
  </RegionBoundary>
);

const Skeletons = () => (
  <>
    <Skeleton width="12rem" />
    <Skeleton width="8rem" height="6rem" />
  </>
);

function Progresses() {
  const t = useTexts('ui');
  return [0, 0.37, 1].map((share) => (
    <ProgressRing key={share} label={t('loading')} share={share}>
      {`${Math.round(100 * share)} %`}
    </ProgressRing>
  ));
}

export const STATES: readonly Exhibit[] = [
  { part: 'EmptyState', States: EmptyStates },
  { part: 'ErrorState', isWide: true, States: ErrorStates },
  { part: 'ProgressRing', States: Progresses },
  { part: 'QueryView', States: Queries },
  { part: 'RegionBoundary', States: Regions },
  { part: 'Skeleton', States: Skeletons },
  { part: 'Spinner', States: Spinner },
];
