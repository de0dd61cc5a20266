import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { PATHS } from '../paths.ts';
import { ButtonLink } from './button-link.tsx';

it('is a link, opened by the portal without a new document', async () => {
  const { user, address } = draw(
    <ButtonLink url={PATHS.privacy} icon="arrowRight">
      Data protection
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Data protection' });
  expect(link.getAttribute('href')).toBe(PATHS.privacy);
  await user.click(link);
  await vi.waitFor(() => expect(address()).toBe(PATHS.privacy));
});

it('is reached and opened by keyboard', async () => {
  const { user, address } = draw(<ButtonLink url={PATHS.imprint}>Imprint</ButtonLink>);
  await user.tab();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(address()).toBe(PATHS.imprint));
});
