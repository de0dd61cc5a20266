import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { jeweller } from '../../../../test/sessions.ts';
import { setSession } from '../../../api/session-store.ts';
import { ArticleSheetDialog } from './article-sheet-dialog.tsx';

beforeEach(() => setSession(jeweller()));

it('prints the article that is open', async () => {
  await openConfigurator(<ArticleSheetDialog isOpen onClose={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Data sheet · Donau' })).toBeTruthy();
  const pdf = screen.getByRole('link', { name: 'Open the PDF' });
  expect(pdf.getAttribute('href')).toContain('/api/models/9014/sheet');
});
