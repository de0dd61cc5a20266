import { CONTACTS_MAX, type DealerContact } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import formStyles from '../../../ui/form.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './dealers.module.css';

const FIELDS = [
  { field: 'name', maxLength: 120, type: 'text' },
  { field: 'duty', maxLength: 80, type: 'text' },
  { field: 'email', maxLength: 254, type: 'email' },
  { field: 'phone', maxLength: 40, type: 'tel' },
] as const;
const NOBODY: DealerContact = { name: '', duty: '', email: '', phone: '' };

interface ContactFieldsProps {
  readonly contacts: readonly DealerContact[];
  readonly onChange: (change: { readonly contacts: DealerContact[] }) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

/** People to write to or to ring up; they need no account. */
export function ContactFields({ contacts, onChange, fieldError }: ContactFieldsProps) {
  const t = useTexts('dealers');
  const put = (at: number, change: Partial<DealerContact>): void =>
    onChange({ contacts: contacts.map((contact, index) => (index === at ? { ...contact, ...change } : contact)) });
  return (
    <>
      <h2 className={formStyles['legend']}>{t('field.contacts')}</h2>
      <div className={styles['contacts']}>
        {contacts.map((contact, at) => (
          // Rows have no identity but their place.
          <div key={at} role="group" aria-label={contact.name || t('contact.new')} className={styles['contact']}>
            {FIELDS.map(({ field, ...rest }) => (
              <TextField
                key={field}
                {...rest}
                autoComplete="off"
                label={t(`contact.${field}`)}
                value={contact[field]}
                error={fieldError(`/contacts/${at}/${field}`)}
                onChange={(event) => put(at, { [field]: event.target.value })}
              />
            ))}
            <IconButton
              icon="trash"
              label={t('contact.remove', { name: contact.name })}
              onClick={() => onChange({ contacts: contacts.filter((_, index) => index !== at) })}
            />
          </div>
        ))}
        <div>
          <Button
            icon="plus"
            disabled={contacts.length >= CONTACTS_MAX}
            onClick={() => onChange({ contacts: [...contacts, NOBODY] })}
          >
            {t('contact.add')}
          </Button>
        </div>
      </div>
    </>
  );
}
