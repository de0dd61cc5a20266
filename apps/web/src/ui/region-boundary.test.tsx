import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegionBoundary } from './region-boundary.tsx';

let isBroken = true;
function Part(): string {
  if (isBroken) throw new Error('broken part');
  return 'whole again';
}
const page = (resetKey: string) => (
  <>
    <p>the rest</p>
    <RegionBoundary resetKey={resetKey}>
      <Part />
    </RegionBoundary>
  </>
);

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a region that fails', () => {
  it('says so in its place, while the rest of the page stands', () => {
    render(page('one'));
    expect(screen.getByRole('alert').textContent).not.toContain('broken part');
    expect(screen.getByText('the rest')).toBeDefined();
  });

  it('comes back by another try', async () => {
    const user = userEvent.setup();
    render(page('one'));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeDefined();
  });

  it('comes back with what it is shown for', () => {
    const { rerender } = render(page('one'));
    isBroken = false;
    rerender(page('one'));
    expect(screen.queryByRole('alert')).not.toBeNull();
    rerender(page('two'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
