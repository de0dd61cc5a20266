import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jeweller } from '../../../test/sessions.ts';
import { setSession } from '../../api/session-store.ts';
import type { FoundOption } from './found-option.ts';
import { noteOpened, useRecentOptions, useRecentUser } from './recent-options.ts';

it('of one company is gone when the same person looks on as another one', () => {
  const session = jeweller();
  setSession(session);
  const { result } = renderHook(() => ({ user: useRecentUser(), options: useRecentOptions() }));
  const option: FoundOption = {
    key: 'couple-1',
    group: 'couples',
    label: 'Anna & Peter',
    detail: '',
    target: '/paare/1',
  };
  act(() => noteOpened(result.current.user, option));
  expect(result.current.options.map(({ label }) => label)).toEqual(['Anna & Peter']);
  act(() => setSession({ ...session, dealer: { ...session.dealer, id: 'another' } }));
  expect(result.current.options).toEqual([]);
});
