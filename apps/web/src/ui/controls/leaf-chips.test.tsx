import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeafChips } from './leaf-chips.tsx';

const GROUPS = ['585', '750', 'carbon'] as const;

/** Name, pressed and expanded of every chip, as an assistive technology reads them. */
function chips(chosen: (typeof GROUPS)[number] | null, open: (typeof GROUPS)[number]): readonly string[][] {
  const page = renderToStaticMarkup(
    <LeafChips
      label="Feingehalt"
      options={GROUPS.map((value) => ({ value, label: `Gold ${value}` }))}
      chosen={chosen}
      open={open}
      controls="colours"
      onOpen={() => undefined}
    />,
  );
  return [...page.matchAll(/<button([^>]*)>([^<]*)<\/button>/gu)].map(([, attributes = '', name = '']) => [
    name,
    /aria-pressed="(\w+)"/u.exec(attributes)?.[1] ?? '',
    /aria-expanded="(\w+)"/u.exec(attributes)?.[1] ?? '',
    /aria-controls="(\w+)"/u.exec(attributes)?.[1] ?? '',
  ]);
}

test('"Gold 750" that was only leafed to is open, and the ring’s own 585 stays the chosen one', () => {
  expect(chips('585', '750')).toEqual([
    ['Gold 585', 'true', 'false', ''],
    ['Gold 750', 'false', 'true', 'colours'],
    ['Gold carbon', 'false', 'false', ''],
  ]);
});

test('the open group is the chosen one until another is leafed to', () => {
  expect(chips('585', '585')[0]).toEqual(['Gold 585', 'true', 'true', 'colours']);
});
