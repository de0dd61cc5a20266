import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MeasureField } from './measure-field.tsx';

const onTake = vi.fn();
function Width({ first = 4 }: { readonly first?: number }) {
  const [value, setValue] = useState(first);
  return (
    <MeasureField
      label="Width"
      value={value}
      min={2}
      max={12}
      step={0.1}
      show={(shown) => `${shown} mm`}
      refused="Between 2 and 12 mm"
      legal={(typed) => typed}
      changed={(typed, taken) => `${typed} → ${taken} mm`}
      onTake={(taken) => {
        onTake(taken);
        setValue(taken);
      }}
    />
  );
}
const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Width' });
/** Draws the field and types into it in place of what stands there. */
async function type(text: string): Promise<void> {
  onTake.mockClear();
  const user = userEvent.setup();
  render(<Width />);
  await user.clear(field());
  await user.type(field(), text);
}

describe('the exact number', () => {
  it.each(['5,2', '5.2', '5.20', '5,2 mm'])('takes "%s" at Enter, whatever the decimal sign', async (text) => {
    await type(`${text}{Enter}`);
    expect([onTake.mock.calls, field().value]).toEqual([[[5.2]], '5.2 mm']);
  });

  it('is taken when the field is left, once', async () => {
    await type('5');
    await userEvent.tab();
    expect(onTake.mock.calls).toEqual([[5]]);
    field().focus();
    await userEvent.tab();
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it.each(['13', '1', 'wide', ''])(
    'refuses "%s" beside the field, takes nothing and keeps what was typed',
    async (text) => {
      await type(`${text}{Enter}`);
      expect(onTake).not.toHaveBeenCalled();
      expect(screen.getByRole('alert').textContent).toBe('Between 2 and 12 mm');
      expect([field().value, field().getAttribute('aria-invalid')]).toEqual([text, 'true']);
    },
  );

  it('says when the number that is taken is not the one that was typed', async () => {
    await type('4.23{Enter}');
    expect(onTake.mock.calls).toEqual([[4.2]]);
    expect(screen.getByRole('status').textContent).toBe('4.23 → 4.2 mm');
  });

  it('is given up by Escape', async () => {
    await type('99{Enter}{Escape}');
    expect([field().value, screen.queryByRole('alert')]).toEqual(['4 mm', null]);
    expect(onTake).not.toHaveBeenCalled();
  });

  it('stands marked when it is reached, so that typing replaces it', async () => {
    const user = userEvent.setup();
    render(<Width />);
    await user.tab();
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, field().value.length]);
  });
});
