import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { PadEntry } from './pad-entry.tsx';
import type { PadReader } from './read-fields.ts';

const LIST = 'RW-09-014\t2\tPlatinum 950';
const AWAITED: PadReader = { scale: 'iso', preferred: [], alloys: [], isAwaited: true };
const KNOWN: PadReader = {
  ...AWAITED,
  isAwaited: false,
  alloys: [{ id: 'pt950-ru', family: 'platinum', colour: 'platinum', fineness: 950, names: { en: 'Platinum 950' } }],
};

it('a list that is pasted before the alloys are known is read once they are', async () => {
  const onAdd = vi.fn<Parameters<typeof PadEntry>[0]['onAdd']>();
  const { user, rerender } = draw(<PadEntry room={10} reader={AWAITED} onAdd={onAdd} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.click(field);
  await user.paste(LIST);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect([onAdd.mock.calls, field.value]).toEqual([[], LIST]);
  rerender(<PadEntry room={10} reader={KNOWN} onAdd={onAdd} />);
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ article: 'RW-09-014', alloys: ['pt950-ru'], unread: [] }]);
  expect(field.value).toBe('');
});
