import { changeShowcaseRing, listShowcase, searchModels, SHOWCASE_ENDS } from '@ringwerk/contract';
import type { ShowcaseEnd, ShowcaseRing } from '@ringwerk/contract';
import { useId, useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface TakeOutDialogProps {
  readonly ring: ShowcaseRing;
  readonly name: string;
  readonly onClose: () => void;
}

/** Notes that a sample ring was sold or taken out, and on which day. */
export function TakeOutDialog({ ring, name, onClose }: TakeOutDialogProps) {
  const t = useTexts('showcase');
  const errorText = useErrorText();
  const formId = useId();
  const today = useToday();
  const [as, setAs] = useState<ShowcaseEnd>('sold');
  const [on, setOn] = useState(today);
  const save = useOperationMutation(changeShowcaseRing, [listShowcase, searchModels]);
  const fieldError = useFieldErrors(save.error);
  return (
    <Dialog
      title={t('out.title', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={save.isPending || save.isSuccess}>
            {t('out.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={formStyles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ params: { id: ring.id }, body: { gone: { as, on } } }, { onSuccess: onClose });
        }}
      >
        <Select
          label={t('out.reason')}
          value={as}
          options={SHOWCASE_ENDS.map((value) => ({ value, label: t(`end.${value}`) }))}
          onChange={setAs}
        />
        <TextField
          label={t('out.on')}
          type="date"
          value={on}
          min={ring.since}
          error={fieldError('/gone/on')}
          onChange={(event) => setOn(event.target.value)}
        />
        <p className={formStyles['hint']}>{t('out.help')}</p>
        <p role="alert" className={formStyles['finding']}>
          {save.error !== null && errorText(save.error)}
        </p>
      </form>
    </Dialog>
  );
}
