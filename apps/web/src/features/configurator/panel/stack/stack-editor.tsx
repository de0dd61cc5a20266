import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Disclosure } from '../disclosure.tsx';

const StackContent = lazy(() => import('./stack-content.tsx'));

/** Other rings on the same finger, fetched when they are asked for. */
export function StackEditor() {
  const t = useTexts('configurator');
  return (
    <Disclosure name="stack" title={t('stack.title')}>
      <Suspense>
        <StackContent />
      </Suspense>
    </Disclosure>
  );
}
