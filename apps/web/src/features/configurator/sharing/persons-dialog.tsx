import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { closeDialog } from '../session/open-dialog.ts';
import { PersonFields } from '../parts/person-fields.tsx';
import styles from '../parts/dialog-form.module.css';

/** The names of the couple at hand. */
export function PersonsDialog({ isOpen }: { readonly isOpen: boolean }) {
  const t = useTexts('configurator');
  // Without a button of its own a form of two fields is not sent by Enter.
  const formId = useId();
  return (
    <Dialog
      title={t('persons.title')}
      isOpen={isOpen}
      onClose={closeDialog}
      actions={
        <Button look="primary" type="submit" form={formId}>
          {t('done')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          closeDialog();
        }}
      >
        <p className={styles['lead']}>{t('persons.lead')}</p>
        <PersonFields />
      </form>
    </Dialog>
  );
}
