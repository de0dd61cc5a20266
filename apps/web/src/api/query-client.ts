import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}

const RETRIES_MAX = 2;
/** Pause before the first retry, ms; doubled before each further one. */
const FIRST_PAUSE = 1000;

/** Only what may pass by itself is tried again: no network, a database that comes back. */
const isTransient = (error: unknown): boolean =>
  isApiError(error, 'network.unreachable') || isApiError(error, 'server.unavailable');

// The library would wait a task before it publishes; a page that opens waits for nothing else.
notifyManager.setScheduler(queueMicrotask);

/**
 * The page's one cache of answers. It is passed to each hook, because the outbox, the login and the customer view change it
 * outside React. Nothing is refetched for a window that is looked at again, and nothing waits for the browser to say
 * that there is a network: without one the device's own answers stand in (`call.ts`).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Age from which an answer is fetched again when a page opens, and life of one that no page shows, ms.
      staleTime: 30_000,
      gcTime: 300_000,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: (failures, error) => failures < RETRIES_MAX && isTransient(error),
      retryDelay: (failures) => FIRST_PAUSE * 2 ** failures,
    },
    // What was sent, passwords among it, is not kept.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

/** A failure of something else than the API, under the code for what is unexpected. */
export const asApiError = (cause: unknown): ApiError =>
  isApiError(cause) ? cause : new ApiError('answer.unexpected', 0, { cause });
