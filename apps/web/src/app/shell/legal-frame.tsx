import { Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { useSession } from '../../api/session-store.ts';

const Shell = lazy(() => import('./shell.tsx').then((module) => ({ default: module.Shell })));

/** The frame of the legal texts: the portal's own for whoever is logged in, none for a guest, whose page brings its own. */
export function LegalFrame() {
  return useSession() === null ? <Outlet /> : <Shell />;
}
