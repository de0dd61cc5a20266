import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { jeweller } from '../../test/sessions.ts';
import { coupleMemory } from './couple-memory.ts';
import { setSession } from './session-store.ts';

const KEY = 'ringwerk.sizes-of-this-test';
const sizes = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : [];
const open = () => coupleMemory(KEY, sizes);
const login = (customerNumber: string): void => setSession(jeweller({ customerNumber }));

describe('what a tab keeps of a couple', () => {
  it('is there again when the page is loaded anew', () => {
    login('10001');
    open().setValue([54, 62]);
    expect(open().valueOf()).toEqual([54, 62]);
  });

  it('is empty for somebody else who logs in, and comes back to whom it belongs', () => {
    login('10001');
    const memory = open();
    memory.setValue([54]);
    login('10001-2');
    expect(memory.valueOf()).toEqual([]);
    login('10001');
    expect(memory.valueOf()).toEqual([54]);
  });

  it('can be read for its user while the session is lost', () => {
    login('10001');
    const memory = open();
    memory.setValue([54]);
    setSession(null);
    expect(memory.valueOf()).toEqual([]);
    expect(memory.valueOf('10001')).toEqual([54]);
    expect(memory.valueOf('10002')).toEqual([]);
  });

  it('is the newer user’s from when that one keeps something', () => {
    login('10001');
    const memory = open();
    memory.setValue([54]);
    login('10002');
    memory.setValue([60]);
    login('10001');
    expect(memory.valueOf()).toEqual([]);
  });

  it('follows login and change on the screen', () => {
    login('10001');
    const memory = open();
    const { result } = renderHook(() => memory.useValue());
    expect(result.current).toEqual([]);
    act(() => memory.setValue([48, 50]));
    expect(result.current).toEqual([48, 50]);
    act(() => login('10002'));
    expect(result.current).toEqual([]);
  });

  it.each([
    ['half a record', '{"user":"10001","value":[5'],
    ['another record', '{"rings":3}'],
    ['a user that is none', '{"user":7,"value":[54]}'],
    ['nothing', ''],
  ])('is empty where %s is stored', (_, text) => {
    sessionStorage.setItem(KEY, text);
    login('10001');
    expect(open().valueOf()).toEqual([]);
  });

  it('is parsed: what was stored by another release is left out', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ user: '10001', value: [54, 'large', null, 62] }));
    login('10001');
    expect(open().valueOf()).toEqual([54, 62]);
  });

  it('holds as long as the page does where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    login('10001');
    const memory = open();
    memory.setValue([54]);
    expect(memory.valueOf()).toEqual([54]);
    expect(open().valueOf()).toEqual([]);
  });

  it('tells whoever subscribed, until they leave', () => {
    login('10001');
    const memory = open();
    const heard = vi.fn();
    const stop = memory.subscribe(heard);
    memory.setValue([1]);
    stop();
    memory.setValue([2]);
    expect(heard).toHaveBeenCalledOnce();
  });
});
