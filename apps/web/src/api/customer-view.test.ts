import { listDesigns, type Session } from '@ringwerk/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { showCustomerView } from './customer-view.ts';
import { knownAnswers } from './queries.ts';
import { queryClient } from './query-client.ts';
import { currentSession, setSession } from './session-store.ts';

afterEach(() => {
  queryClient.clear();
  setSession(null);
  vi.unstubAllGlobals();
});

it('forgets the saved versions, which bear other customers’ names, when a couple begins to look on', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  setSession({ customerNumber: '10001', isCustomerView: false } as Session); // all that is asked of it
  queryClient.setQueryData([listDesigns.id, { query: { setId: 9014 } }], { designs: [{ name: 'Familie Huber' }] });
  expect(knownAnswers(listDesigns)).toHaveLength(1);
  await showCustomerView();
  expect(currentSession()?.isCustomerView).toBe(true);
  expect(knownAnswers(listDesigns)).toEqual([]);
});
