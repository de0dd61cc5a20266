import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { showcaseRing } from '../../../test/fixtures.ts';
import { ScanField } from './scan-field.tsx';

it('opens what a scanner typed, and says what is no tag', async () => {
  const { user, address } = draw(<ScanField />);
  const field = screen.getByRole('textbox', { name: /Scan or type a tag/ });
  await user.type(field, 'Tray 12{Enter}');
  expect(screen.getByText('This is no tag of a sample ring.')).toBeDefined();
  await user.clear(field);
  const { code } = showcaseRing();
  await user.type(field, `https://portal.example/vitrine/${code}{Enter}`);
  await vi.waitFor(() => expect(address()).toBe(`/vitrine/${code}`));
});
