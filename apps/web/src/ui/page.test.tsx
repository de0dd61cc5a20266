import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { PATHS } from '../paths.ts';
import { Button } from './button.tsx';
import { Page } from './page.tsx';

it('names itself in heading and tab, and leads back along its trail, outermost page first', () => {
  draw(
    <Page
      title="Order 2041"
      lead="Two rings"
      crumbs={[
        { label: 'Home', url: PATHS.home },
        { label: 'Orders', url: PATHS.orders },
      ]}
      actions={<Button>Print</Button>}
    >
      content
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 2041');
  expect(document.title).toBe('Order 2041 · Ringwerk');
  const trail = screen.getByRole('navigation', { name: 'You are here' });
  expect([...trail.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Home', 'Orders']);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
});

it('without pages above it has no empty trail', () => {
  draw(<Page title="Home">content</Page>);
  expect(screen.queryByRole('navigation')).toBeNull();
});
