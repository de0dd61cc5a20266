import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ProgressBar } from './shell/progress-bar.tsx';

/** What stands around every page, open or behind the login. */
export function RootFrame() {
  return (
    <>
      <ProgressBar />
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
      <ToastRegion />
    </>
  );
}
