import { renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import texts from '../../../i18n/texts/en/configurator.json';
import { closeDialog, useOpenDialog } from '../session/open-dialog.ts';
import { PresentationPanel } from './presentation-panel.tsx';
import type { Presentation } from './use-presentation.ts';

afterEach(closeDialog);

it('leads from how the rings are shown to a picture of them', async () => {
  const shown: Presentation = {
    arrangement: 'standing',
    light: 'daylight',
    hasMeasures: false,
    isBest: false,
    realSize: null,
  };
  const control = { isPullable: true, shown, change: () => undefined };
  const { user } = await openConfigurator(<PresentationPanel control={control} />);
  await user.click(screen.getByRole('button', { name: texts['show.label'] }));
  await user.click(screen.getByRole('button', { name: texts['picture.open'] }));
  expect(renderHook(useOpenDialog).result.current).toBe('picture');
});
