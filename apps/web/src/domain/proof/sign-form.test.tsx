import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { SignForm, type Signed } from './sign-form.tsx';

const onSign = vi.fn<(signed: Signed) => void>();
const COUPLE = { first: 'Anna Huber', second: 'Maria Huber' };
const form = (signed: readonly string[] = []) => (
  <SignForm persons={COUPLE} signed={signed} isBusy={false} error={null} onSign={onSign} />
);
const submit = (): HTMLButtonElement => screen.getByRole('button', { name: 'Sign with effect' });
const name = (): HTMLInputElement => screen.getByRole('textbox', { name: 'First and last name' });

beforeEach(() => {
  vi.clearAllMocks();
  // The field has no size in a document without layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 180));
  Element.prototype.setPointerCapture = () => undefined;
});

describe('signing', () => {
  it('takes a hand and the confirmed sentence, and sends the strokes', async () => {
    const { user } = draw(form());
    const pad = screen.getByRole('img', { name: 'Signature' });
    const pen = { pointerId: 1, isPrimary: true, button: 0 };
    fireEvent.pointerDown(pad, { ...pen, clientX: 50, clientY: 90 });
    fireEvent.pointerMove(pad, { ...pen, clientX: 200, clientY: 40 });
    fireEvent.pointerUp(pad, pen);
    expect(submit().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    expect(onSign).toHaveBeenCalledWith({
      name: 'Anna Huber',
      strokes: [
        [
          [100, 180],
          [400, 80],
        ],
      ],
    });
  });

  it('works by keys alone: the typed name and the confirmed sentence', async () => {
    const { user } = draw(form(['Anna Huber']));
    expect(name().value).toBe('Maria Huber');
    screen.getByRole('tab', { name: 'By hand' }).focus();
    await user.keyboard('{ArrowRight}');
    screen.getByRole('checkbox').focus();
    await user.keyboard(' ');
    submit().focus();
    await user.keyboard('{Enter}');
    expect(onSign).toHaveBeenCalledWith({ name: 'Maria Huber' });
  });

  it('does not take a dot for a hand', async () => {
    const { user } = draw(form());
    fireEvent.pointerDown(screen.getByRole('img', { name: 'Signature' }), { pointerId: 1, isPrimary: true, button: 0 });
    await user.click(screen.getByRole('checkbox'));
    expect(submit().disabled).toBe(true);
  });

  it('begins anew when the hand slipped', async () => {
    const { user } = draw(form());
    const pad = screen.getByRole('img', { name: 'Signature' });
    fireEvent.pointerDown(pad, { pointerId: 1, isPrimary: true, button: 0, clientX: 10, clientY: 10 });
    await user.click(screen.getByRole('button', { name: 'Once more' }));
    expect(pad.querySelector('path')?.getAttribute('d')).toBe('');
  });
});
