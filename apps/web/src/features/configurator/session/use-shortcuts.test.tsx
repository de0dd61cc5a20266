import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfiguratorSession } from './configurator-session.ts';
import { useShortcuts } from './use-shortcuts.ts';

const undo = vi.fn();
const redo = vi.fn();
let leave = (): void => undefined;
beforeEach(() => {
  vi.clearAllMocks();
  const session = { undo, redo } as unknown as ConfiguratorSession; // only these two are called
  leave = renderHook(() => useShortcuts(session)).unmount;
});
afterEach(() => {
  document.body.replaceChildren();
});
const steps = () => [undo.mock.calls.length, redo.mock.calls.length];

/** An element of the page with the focus. */
function focused<K extends 'input' | 'textarea' | 'button'>(name: K, type?: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  if (type !== undefined) element.setAttribute('type', type);
  document.body.append(element);
  element.focus();
  return element;
}

describe('the keys of a spreadsheet and a drawing program', () => {
  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, [1, 0]],
    ['Cmd+Z', { key: 'z', metaKey: true }, [1, 0]],
    ['Ctrl+Y', { key: 'y', ctrlKey: true }, [0, 1]],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, [0, 1]],
    ['Cmd+Shift+Z', { key: 'Z', metaKey: true, shiftKey: true }, [0, 1]],
  ])('%s is a step of the design, and not the browser’s', (_, keys, wanted) => {
    expect(fireEvent.keyDown(document.body, keys)).toBe(false);
    expect(steps()).toEqual(wanted);
  });

  it.each([
    ['a letter alone', { key: 'z' }],
    ['with Alt, which writes letters on some keyboards', { key: 'z', ctrlKey: true, altKey: true }],
    ['another letter', { key: 's', ctrlKey: true }],
  ])('%s stays with the browser', (_, keys) => {
    expect(fireEvent.keyDown(document.body, keys)).toBe(true);
    expect(steps()).toEqual([0, 0]);
  });
});

describe('in a control', () => {
  it('that is written in they belong to its text', () => {
    for (const field of [focused('input', 'text'), focused('input', 'search'), focused('textarea')])
      expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
    expect(steps()).toEqual([0, 0]);
  });

  it('without a text they are the design’s: a slider, a choice, a button', () => {
    const controls = [
      focused('input', 'range'),
      focused('input', 'radio'),
      focused('input', 'checkbox'),
      focused('button'),
    ];
    for (const control of controls) fireEvent.keyDown(control, { key: 'z', ctrlKey: true });
    expect(steps()).toEqual([4, 0]);
  });

  it('Ctrl+K opens the palette also from within a text', () => {
    expect(fireEvent.keyDown(focused('input', 'text'), { key: 'k', ctrlKey: true })).toBe(false);
  });
});

it('they mean nothing once the configurator has been left', () => {
  leave();
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
  expect(steps()).toEqual([0, 0]);
});
