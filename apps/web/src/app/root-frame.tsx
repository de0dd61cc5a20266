import { Suspense } from 'react';
import { PageOutlet } from '../routing/portal-router.tsx';
import { useRouting } from '../routing/use-navigator.ts';
import { RegionBoundary } from '../ui/region-boundary.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { RouteError } from './route-error.tsx';
import { ProgressBar } from './shell/progress-bar.tsx';
import { useHouseClock } from './use-house-clock.ts';

/** The page in its frame. A page that fails leaves the frame standing; the next address is another try. */
function FramedPage() {
  const { place, Frame } = useRouting().view;
  const page = (
    <RegionBoundary resetKey={place.href}>
      <PageOutlet loading={<Spinner />} Failed={RouteError} />
    </RegionBoundary>
  );
  return Frame === null ? page : <Frame>{page}</Frame>;
}

/** What stands around every page, open or behind the login. */
export function RootFrame() {
  const { place } = useRouting().view;
  useHouseClock();
  return (
    <>
      <ProgressBar />
      <RegionBoundary resetKey={place.href}>
        <Suspense fallback={<Spinner />}>
          <FramedPage />
        </Suspense>
      </RegionBoundary>
      <ToastRegion />
    </>
  );
}
