import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConfigurator } from '../../../../../test/open-configurator.tsx';
import { LineText } from './line-text.tsx';

const line = (text: string) => <LineText text={text} most={40} onType={() => undefined} onRest={() => undefined} />;
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Text' });

it('asks for the names that nobody has typed, at the field that they belong into', async () => {
  await openConfigurator(line('Anna & Name'));
  expect(screen.getByRole('alert').textContent).toContain('still lacks names');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('asks for nothing where both are there', async () => {
  await openConfigurator(line('Anna & Thomas'));
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});
