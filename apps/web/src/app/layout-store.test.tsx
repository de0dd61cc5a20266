import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followTheme, setLayout, storedLayout, useCollapsed, useLayoutStore } from './layout-store.ts';

const KEY = 'ringwerk.layout';
const PLAIN = {
  dark: null,
  sidebarToggled: false,
  collapsed: null,
  mobileToggled: false,
  headerHidden: false,
  footer: false,
};
beforeEach(() => useLayoutStore.setState(PLAIN));
afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('the frame of the page', () => {
  it('is as it was left when the page is loaded again', () => {
    setLayout({ dark: true, collapsed: false, headerHidden: true });
    expect(storedLayout()).toEqual({ ...PLAIN, dark: true, collapsed: false, headerHidden: true });
  });

  it('never opens with the drawer over the page', () => {
    setLayout({ mobileToggled: true });
    expect(useLayoutStore.getState().mobileToggled).toBe(true);
    expect(storedLayout()).toEqual(PLAIN);
  });

  it.each([
    ['no JSON', '{"dark":'],
    ['a list', '[true]'],
    ['null', 'null'],
    ['words for flags', '{"dark":"yes","footer":1,"headerHidden":null}'],
    ['flags of another release', '{"zoom":true,"__proto__":{"footer":true}}'],
  ])('is the usual one where %s is stored', (_, text) => {
    localStorage.setItem(KEY, text);
    expect(storedLayout()).toEqual(PLAIN);
  });

  it('can be left to the device again', () => {
    setLayout({ dark: true, collapsed: true });
    setLayout({ dark: null, collapsed: null });
    expect(storedLayout()).toEqual(PLAIN);
  });

  it('changes for as long as the page lives where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => setLayout({ footer: true })).not.toThrow();
    expect(useLayoutStore.getState().footer).toBe(true);
  });
});

describe('the sidebar', () => {
  it('shows drawings only where that was chosen, else by the width of the window', () => {
    const { result, rerender } = renderHook(() => useCollapsed());
    // The window of these tests answers no media query: it is wide.
    expect(result.current).toBe(false);
    setLayout({ collapsed: true });
    rerender();
    expect(result.current).toBe(true);
  });
});

it('the theme is the device’s own until one is chosen, and follows each choice', () => {
  followTheme();
  const theme = () => document.documentElement.dataset['theme'];
  expect(theme()).toBeUndefined();
  setLayout({ dark: true });
  expect(theme()).toBe('dark');
  setLayout({ dark: false });
  expect(theme()).toBe('light');
  setLayout({ dark: null });
  expect(theme()).toBeUndefined();
});
