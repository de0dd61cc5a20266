import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './interfaces.module.css';

/** What another program gets from us once: the key of signatures, or its token. */
export interface ShownSecret {
  readonly kind: 'secret' | 'token';
  readonly name: string;
  readonly value: string;
}

/** Shows it, this once. */
export function SecretDialog({ shown, onClose }: { readonly shown: ShownSecret | null; readonly onClose: () => void }) {
  const t = useTexts('interfaces');
  const kind = shown?.kind ?? 'secret';
  return (
    <Dialog
      title={`${shown?.name ?? ''} · ${t(kind)}`}
      isOpen={shown !== null}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      <p>{t(`${kind}Help`)}</p>
      <code className={styles['secret']}>{shown?.value}</code>
    </Dialog>
  );
}
