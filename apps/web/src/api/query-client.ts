import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** Only what may pass by itself is tried again: no network, a database that comes back. */
function mayPass(count: number, error: unknown): boolean {
  return count < MOST_RETRIES && (isApiError(error, 'network.unreachable') || isApiError(error, 'server.unavailable'));
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: mayPass, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
