import { mm, PLAIN_ENGRAVING } from '@ringwerk/kernel';
import { describe, expect, it } from 'vitest';
import { newLine, oneLine, withMethod, writtenLines } from './engraving-lines.ts';

const line = { ...PLAIN_ENGRAVING, text: 'Anna' };

describe('lines of an engraving', () => {
  it('puts a further line of a face away from the one that is there, and leaves the other face alone', () => {
    expect(newLine({ engravings: [line], stones: [] }, 'inside').angle).not.toBe(0);
    expect(newLine({ engravings: [line], stones: [] }, 'outside').angle).toBe(0);
    expect(newLine({ engravings: [{ ...line, font: 'script' }], stones: [] }, 'inside').font).toBe('script');
  });

  it('keeps what says something, without blanks around it', () => {
    const drawing = { ...line, text: ' ', drawing: 'M0 0L1 1' };
    expect(writtenLines([{ ...line, text: '  ' }, { ...line, text: ' Anna ' }, drawing])).toEqual([
      { ...line, text: 'Anna' },
      { ...drawing, text: '' },
    ]);
  });

  it('cuts a line at the length of the record, between letters', () => {
    expect([...oneLine(`${'a'.repeat(59)}💕💕`)]).toHaveLength(60);
    expect(oneLine('Anna\nPaul')).toBe('Anna Paul');
  });

  it('takes the usual depth of the method', () => {
    expect(withMethod(line, 'diamond-tip').depth).toBe(mm(0.05));
  });
});
