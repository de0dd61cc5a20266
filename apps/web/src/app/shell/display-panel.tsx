import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';

/** The flags of the frame; they come when somebody opens them. */
export const DisplaySwitches = lazy(() => import('./display-switches.tsx'));

export function DisplayPanel() {
  const t = useTexts('shell');
  return (
    <Popover label={t('display.label')} button={<Icon name="settings" />}>
      <Suspense>
        <DisplaySwitches isMobile={false} />
      </Suspense>
    </Popover>
  );
}
