import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CardActionsProps } from './card-actions.tsx';

/** No gallery waits for what one card in a hundred is asked for. */
const CardActions = lazy(() => import('./card-actions.tsx'));

/** What can be done with a ring beside opening and keeping it. */
export function CardMore(props: CardActionsProps) {
  const t = useTexts('gallery');
  const [isAsked, setAsked] = useState(false);
  const button = (
    <IconButton
      icon="more"
      label={t('more', { name: props.model.name })}
      aria-expanded={false}
      onClick={() => setAsked(true)}
    />
  );
  return isAsked ? (
    <Suspense fallback={button}>
      <CardActions {...props} />
    </Suspense>
  ) : (
    button
  );
}
