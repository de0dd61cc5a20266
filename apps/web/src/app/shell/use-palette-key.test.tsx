import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { usePaletteKey } from './use-palette-key.ts';

function Page({ isOn }: { readonly isOn: boolean }) {
  const [isOpen] = usePaletteKey(isOn);
  return <p>{isOpen ? 'open' : 'closed'}</p>;
}
const press = () => fireEvent.keyDown(document, { key: 'k', ctrlKey: true });

it('opens on any page, where the browser would have taken the key', () => {
  draw(<Page isOn />, '/angebote');
  expect(fireEvent.keyDown(document, { key: 'k' })).toBe(true);
  expect(press()).toBe(false);
  expect(screen.getByText('open')).toBeDefined();
});

it('leaves the key to the palette of an open design, and to the browser while a couple looks on', () => {
  const { unmount } = draw(<Page isOn />, '/konfigurator/v2/kategorie/9/ringwerk/set/9014');
  expect(press()).toBe(true);
  unmount();
  draw(<Page isOn={false} />, '/angebote');
  expect(press()).toBe(true);
  expect(screen.queryByText('open')).toBeNull();
});
