import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { PageSection } from './page-section.tsx';

it('is a region of its name, with a sentence and what it is about', () => {
  draw(
    <PageSection title="Company" lead="What stands on quotes.">
      <button type="button">Save</button>
    </PageSection>,
  );
  const region = screen.getByRole('region', { name: 'Company' });
  expect(within(region).getByText('What stands on quotes.')).toBeTruthy();
  expect(within(region).getByRole('button', { name: 'Save' })).toBeTruthy();
});
