import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OptionCards } from './option-cards.tsx';

const OPTIONS = [
  { value: 'matt', label: 'Matt', difference: '+€12.00' },
  { value: 'gloss', label: 'Gloss', note: 'polished by hand' },
  { value: 'hammer', label: 'Hammered', refused: 'Not beside a row of stones' },
] as const;
type Finish = (typeof OPTIONS)[number]['value'];

/** `grants`: which choices the ring takes. */
function Held({
  grants,
  onChoose,
}: {
  readonly grants: readonly Finish[];
  readonly onChoose: (value: Finish) => void;
}) {
  const [value, setValue] = useState<Finish>('matt');
  return (
    <OptionCards
      label="Finish"
      options={OPTIONS}
      value={value}
      onChoose={(next) => {
        onChoose(next);
        if (grants.includes(next)) setValue(next);
      }}
    />
  );
}
const chosen = (): string[] =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked, value }) => (checked ? [value] : []));

afterEach(() => void vi.useRealTimers());

describe('a choice of few', () => {
  it('is one group, walked by the arrows', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<Held grants={['gloss']} onChoose={onChoose} />);
    expect(screen.getByRole('group', { name: 'Finish' })).toBeDefined();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect([onChoose.mock.calls, chosen()]).toEqual([[['gloss']], ['gloss']]);
  });

  it('shows the touched one at once, and what the ring has when it was not granted', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
    render(<Held grants={[]} onChoose={() => undefined} />);
    await user.click(screen.getByRole('radio', { name: /Gloss/ }));
    expect(chosen()).toEqual(['gloss']);
    act(() => void vi.advanceTimersByTime(600));
    expect(chosen()).toEqual(['matt']);
  });

  it('keeps a refused option touchable, says why when it is reached, and offers it for a way out', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<Held grants={[]} onChoose={onChoose} />);
    const refused = screen.getByRole<HTMLInputElement>('radio', { name: 'Hammered' });
    const reason = document.getElementById(refused.getAttribute('aria-describedby') ?? '');
    expect([refused.disabled, reason?.textContent]).toEqual([false, 'Not beside a row of stones']);
    await user.hover(refused);
    expect(screen.getAllByText('Not beside a row of stones')).toHaveLength(2);
    await user.unhover(refused);
    expect(screen.getAllByText('Not beside a row of stones')).toHaveLength(1);
    await user.click(refused);
    expect(onChoose.mock.calls).toEqual([['hammer']]);
  });

  it('says what a choice would cost', () => {
    render(<Held grants={[]} onChoose={() => undefined} />);
    expect(screen.getByRole('radio', { name: /Matt.*\+€12\.00/ })).toBeDefined();
  });

  it('has nothing chosen where the ring has none of the list', () => {
    render(
      <OptionCards
        label="Finish"
        isLabelHidden
        look="rows"
        options={OPTIONS}
        value={null}
        onChoose={() => undefined}
      />,
    );
    expect(chosen()).toEqual([]);
    expect(screen.getByRole('group', { name: 'Finish' })).toBeDefined();
  });
});
