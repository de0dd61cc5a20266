import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { CodeField } from './code-field.tsx';

const field = (): HTMLInputElement => screen.getByRole('textbox');

it('sends a code at Enter without the spaces around it, and is empty and ready for the next', async () => {
  const codes: string[] = [];
  const { user } = draw(<CodeField onCode={(code) => codes.push(code)} />);
  await user.keyboard(' O-2026-01001 {Enter}');
  expect([codes, field().value, document.activeElement]).toEqual([['O-2026-01001'], '', field()]);
});

it('sends nothing for Enter alone', async () => {
  const codes: string[] = [];
  const { user } = draw(<CodeField onCode={(code) => codes.push(code)} />);
  await user.keyboard('  {Enter}');
  expect(codes).toEqual([]);
});

it('takes signs that are typed while a button has the focus, and leaves those of another field there', async () => {
  const { user } = draw(
    <>
      <CodeField onCode={() => undefined} />
      <button type="button">Elsewhere</button>
      <input aria-label="Note" />
    </>,
  );
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await user.keyboard('1001');
  expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toBe('1001');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('x');
});
