import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { key: 'metals', label: 'Metals' },
  { key: 'work', label: 'Labour', badge: '2' },
  { key: 'tax', label: 'Tax' },
] as const;
type Key = (typeof TABS)[number]['key'];

function Parts() {
  const [chosen, setChosen] = useState<Key>('metals');
  return (
    <Tabs label="Parts of the list" tabs={TABS} chosen={chosen} onChange={setChosen}>
      <p>{`Table of ${chosen}`}</p>
    </Tabs>
  );
}
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const shown = (): string | null => screen.getByRole('tabpanel').textContent;

describe('tabs', () => {
  it('name their list, and the panel by the chosen tab', () => {
    render(<Parts />);
    expect(screen.getByRole('tablist', { name: 'Parts of the list' })).toBeDefined();
    expect(screen.getByRole('tabpanel', { name: 'Metals' }).textContent).toBe('Table of metals');
    expect(tab('Labour2').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it('show the panel of the one that is pressed', async () => {
    render(<Parts />);
    await userEvent.click(tab('Labour2'));
    expect([shown(), tab('Labour2').ariaSelected, tab('Metals').ariaSelected]).toEqual([
      'Table of work',
      'true',
      'false',
    ]);
  });

  it('are one stop of the Tab key, and walked by arrows, round the ends', async () => {
    render(<Parts />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Metals'));
    await userEvent.keyboard('{ArrowRight}');
    expect([document.activeElement, shown()]).toEqual([tab('Labour2'), 'Table of work']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([document.activeElement, shown()]).toEqual([tab('Metals'), 'Table of metals']);
    await userEvent.keyboard('{ArrowLeft}');
    expect([document.activeElement, shown()]).toEqual([tab('Tax'), 'Table of tax']);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(tab('Metals'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(tab('Tax'));
    await userEvent.tab();
    expect(screen.getAllByRole('tab')).not.toContain(document.activeElement);
  });
});
