import { useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { KeepFormProps } from './keep-form.tsx';
import styles from './on-hand.module.css';

/** The form that keeps a picture with a link: whose link it is, its page knows. */
export type HandKeeper = (form: Pick<KeepFormProps, 'picture' | 'isReady'>) => ReactNode;

export interface KeepWithLinkProps extends Pick<KeepFormProps, 'picture' | 'isReady'> {
  readonly renderKeeper: HandKeeper;
}

/** Opens the form; until then nothing is asked of the server. */
export function KeepWithLink({ renderKeeper, picture, isReady }: KeepWithLinkProps) {
  const t = useTexts('hand');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['keeping']}>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('keep.open')}
      </Button>
      {isOpen && renderKeeper({ picture, isReady })}
    </div>
  );
}
