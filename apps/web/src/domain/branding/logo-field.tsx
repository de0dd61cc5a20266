import { LOGO_LIMIT, LOGO_TYPES } from '@ringwerk/contract';
import { useId, useState, type ChangeEvent } from 'react';
import { base64Of } from '../../api/base64-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import styles from './branding.module.css';

interface LogoFieldProps {
  /** Address of the picture; null without one. */
  readonly logo: string | null;
  readonly company: string;
  readonly mayChange: boolean;
  readonly isRemoving: boolean;
  /** Why the server did not take the picture. */
  readonly error: string | undefined;
  /** With the file, base64. */
  readonly onChoose: (data: string, file: File) => void;
  readonly onRemove: () => void;
}

type Fault = 'tooLarge' | 'unreadable';

/** The logo of a company: what it is now, and another in its place. */
export function LogoField({ logo, company, mayChange, isRemoving, error, onChoose, onRemove }: LogoFieldProps) {
  const t = useTexts('branding');
  const id = useId();
  const [fault, setFault] = useState<Fault | null>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    const isTooLarge = file.size > LOGO_LIMIT;
    setFault(isTooLarge ? 'tooLarge' : null);
    if (isTooLarge) return;
    base64Of(file).then(
      (data) => onChoose(data, file),
      () => setFault('unreadable'),
    );
  };
  const finding = fault === null ? error : t(fault);
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>{t('logo')}</p>
      <div className={styles['logo']}>
        {logo === null ? (
          <span className={styles['none']}>{t('noLogo')}</span>
        ) : (
          <img src={logo} alt={company === '' ? t('logo') : company} className={styles['image']} />
        )}
      </div>
      {mayChange && (
        <div className={styles['actions']}>
          <label className={styles['choose']} htmlFor={id}>
            {t('choose')}
          </label>
          <input
            id={id}
            type="file"
            accept={LOGO_TYPES.join(',')}
            className="visually-hidden"
            aria-invalid={finding === undefined ? undefined : true}
            aria-describedby={finding === undefined ? undefined : `${id}-error`}
            onChange={choose}
          />
          {logo !== null && (
            <Button look="quiet" icon="trash" isBusy={isRemoving} onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {finding !== undefined && <FieldError id={`${id}-error`}>{finding}</FieldError>}
      <p className={styles['hint']}>{t('hint')}</p>
    </div>
  );
}
