import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const DisplayPanel = lazy(() => import('./display-panel.tsx'));

/** The button of the frame's flags: nothing of them is loaded before it is pressed. */
export function DisplayButton() {
  const t = useTexts('shell');
  const [isAsked, setAsked] = useState(false);
  const button = (
    <IconButton icon="settings" label={t('display.label')} aria-expanded={false} onClick={() => setAsked(true)} />
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <DisplayPanel />
    </Suspense>
  ) : (
    button
  );
}
