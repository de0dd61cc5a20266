import type { SearchReading } from '@ringwerk/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useUnderstoodText } from './use-understood-text.ts';
import { UnderstoodChips } from './understood-chips.tsx';

const TEXT = 'rosegodl matt 4 mm foo under 2,000';
const READING: SearchReading = {
  understood: [
    { kind: 'concept', from: 0, to: 8, person: null, label: 'Rose gold', isNegated: false, corrected: 'rosegold' },
    { kind: 'concept', from: 9, to: 13, person: null, label: 'Matt', isNegated: true, corrected: null },
    { kind: 'measure', from: 14, to: 18, person: 'first', of: 'width', least: 4, most: 4, isAbout: true },
    {
      kind: 'price',
      from: 23,
      to: 34,
      person: null,
      least: null,
      most: 2000,
      currency: null,
      isAbout: false,
      isApplied: true,
    },
  ],
  unknownWords: [{ from: 19, to: 22, word: 'foo' }],
  isPartial: true,
  stones: null,
};

function Chips({
  onChange,
  mayRemove = true,
  reading = READING,
}: {
  readonly onChange: (text: string) => void;
  readonly mayRemove?: boolean;
  readonly reading?: SearchReading;
}) {
  const words = useUnderstoodText('EUR');
  return <UnderstoodChips text={TEXT} reading={reading} words={words} mayRemove={mayRemove} onChange={onChange} />;
}

describe('what was understood of a question', () => {
  it('stands there in the order of the words, with what was not understood', () => {
    render(<Chips onChange={vi.fn()} />);
    expect(screen.getByRole('list', { name: 'Understood' })).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Rose gold',
      'not: Matt',
      'about 4 mm wide (her ring)',
      '“foo” not understood',
      'at most €2,000',
    ]);
    expect(screen.getByRole('button', { name: 'Remove “Rose gold”' }).title).toBe('Read as “rosegold”');
  });

  it('is taken out of the question by a touch', async () => {
    const onChange = vi.fn();
    render(<Chips onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /4 mm/u }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('rosegodl matt foo under 2,000');
    await userEvent.click(screen.getByRole('button', { name: /foo/u }));
    expect(onChange).toHaveBeenLastCalledWith('rosegodl matt 4 mm under 2,000');
  });

  it('stands behind the person whose ring it is', () => {
    const [concept, , measure] = READING.understood;
    if (concept === undefined || measure === undefined) throw new Error('the reading of this test has three parts');
    const her = { kind: 'person', from: 9, to: 13, person: 'first', name: null } as const;
    render(
      <Chips onChange={vi.fn()} reading={{ ...READING, understood: [concept, her, measure], unknownWords: [] }} />,
    );
    const rows = screen.getAllByRole('list').map((list) => list.textContent);
    expect(rows).toEqual(['Rose gold', 'Her ringabout 4 mm wide']);
    expect(screen.getByRole('button', { name: 'Remove “about 4 mm wide (her ring)”' })).toBeDefined();
  });

  it('of both stands apart from what each of two persons asks for', () => {
    const [concept, , measure] = READING.understood;
    if (concept === undefined || measure === undefined) throw new Error('the reading of this test has three parts');
    const anna = { kind: 'person', from: 9, to: 13, person: 'first', name: 'Anna' } as const;
    const his = { kind: 'person', from: 20, to: 23, person: 'second', name: null } as const;
    const names = { kind: 'engraving', from: 24, to: 30, person: null, face: 'inside', text: 'A & T' } as const;
    const understood = [anna, measure, his, { ...concept, person: 'second' as const }, names];
    render(<Chips onChange={vi.fn()} reading={{ ...READING, understood, unknownWords: [] }} />);
    const rows = screen.getAllByRole('list').map((list) => list.textContent);
    expect(rows).toEqual(['Engraved “A & T”', 'Annaabout 4 mm wide', 'His ringRose gold']);
  });

  it('waits while another question is on its way', () => {
    render(<Chips onChange={vi.fn()} mayRemove={false} />);
    for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  });
});
