import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('draws the symbol of its name at its size, and is nothing to a screen reader or the Tab key', () => {
  render(<Icon name="check" size={16} />);
  const drawing = document.querySelector('svg');
  expect(drawing?.querySelector('use')?.getAttribute('href')).toBe('#icon-check');
  expect(['width', 'aria-hidden', 'focusable'].map((name) => drawing?.getAttribute(name))).toEqual([
    '16',
    'true',
    'false',
  ]);
});
