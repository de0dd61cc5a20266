import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

const nothing = (): void => {};
const entry = (label: string, choices: { isDisabled?: true; isChosen?: boolean; onSelect?: () => void } = {}) => ({
  key: label,
  label,
  onSelect: nothing,
  ...choices,
});
const focused = (): string | null => document.activeElement?.textContent ?? null;

// The document of these tests has no top layer: what is tested here is what older browsers get as well.
describe('a menu', () => {
  it('walks with the arrows, chooses with Enter and returns the focus to its button', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(
      <Menu
        label="More"
        button="…"
        items={[entry('Keep'), entry('Gone', { isDisabled: true }), entry('Quote', { onSelect })]}
      />,
    );
    const button = screen.getByRole('button', { name: 'More' });
    expect(screen.queryByRole('menu')).toBeNull();
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Keep');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Quote');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Keep');
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('opens at the chosen entry, and goes to the one whose letters are typed', async () => {
    const user = userEvent.setup();
    const labels = ['Angebot', 'Auftrag', 'Auswahl', 'Zurück'];
    render(
      <Menu label="Status" button="…" items={labels.map((label) => entry(label, { isChosen: label === 'Auftrag' }))} />,
    );
    await user.click(screen.getByRole('button', { name: 'Status' }));
    expect(focused()).toBe('Auftrag');
    await user.keyboard('z');
    expect(focused()).toBe('Zurück');
    vi.spyOn(performance, 'now').mockReturnValue(1e9);
    await user.keyboard('aus');
    expect(focused()).toBe('Auswahl');
    vi.restoreAllMocks();
  });

  it('gives its letters to no other command of the page', async () => {
    const user = userEvent.setup();
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    render(<Menu label="More" button="…" items={[entry('Keep')]} />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.keyboard('k');
    document.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('closes by Escape and by a press outside, and the focus is on its button again', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Menu label="More" button="…" items={[entry('Keep')]} />
        <main tabIndex={-1}>
          <p>outside</p>
        </main>
        <input aria-label="field" />
      </>,
    );
    const button = screen.getByRole('button', { name: 'More' });
    await user.click(button);
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
    await user.click(button);
    await user.click(screen.getByText('outside'));
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.click(screen.getByRole('textbox'));
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, screen.getByRole('textbox')]);
  });
});
