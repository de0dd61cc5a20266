import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch.tsx';

function Held({
  onChange,
  isDisabled = false,
}: {
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}) {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      isOn={isOn}
      isDisabled={isDisabled}
      onChange={(next) => {
        onChange(next);
        setOn(next);
      }}
    >
      Prices with tax
    </Switch>
  );
}

it('is turned by its words and by Space, and says which way it stands', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Held onChange={onChange} />);
  await user.click(screen.getByText('Prices with tax'));
  expect(screen.getByRole('switch', { name: 'Prices with tax', checked: true })).toBeDefined();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { checked: false })).toBeDefined();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('stands still where it may not be turned', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Held isDisabled onChange={onChange} />);
  await user.click(screen.getByText('Prices with tax'));
  expect(onChange).not.toHaveBeenCalled();
});
