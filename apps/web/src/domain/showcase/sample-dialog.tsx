import type { RingDesign } from '@ringwerk/kernel';
import { useId, type ReactNode } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import formStyles from '../../ui/form.module.css';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { useSizeScale } from '../rings/use-size-scale.ts';
import styles from './sample-dialog.module.css';
import { sampleOf, type SampleDraft } from './sample-draft.ts';
import { SampleFields } from './sample-fields.tsx';

export type Sample = NonNullable<ReturnType<typeof sampleOf>>;

interface SampleDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Rings of what stands there; null while nothing is chosen. */
  readonly rings: readonly RingDesign[] | null;
  readonly draft: SampleDraft;
  readonly put: (change: Partial<SampleDraft>) => void;
  readonly error: ApiError | null;
  readonly isBusy: boolean;
  readonly onSubmit: (sample: Sample) => void;
  readonly onClose: () => void;
  /** What is chosen above the fields. */
  readonly children?: ReactNode;
}

/** The form of a sample ring, for a new one and for a change. */
export function SampleDialog(props: SampleDialogProps) {
  const { title, submitLabel, rings, draft, put, error, isBusy, onSubmit, onClose, children } = props;
  const t = useTexts('showcase');
  const errorText = useErrorText();
  const formId = useId();
  const scale = useSizeScale();
  const fieldError = useFieldErrors(error);
  const form = useFocusOnError(error);
  const sample = rings === null ? null : sampleOf(draft);
  return (
    <Dialog
      title={title}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy} disabled={sample === null}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={classNames(formStyles['form'], formStyles['two'], styles['form'])}
        onSubmit={(event) => {
          event.preventDefault();
          if (sample !== null) onSubmit(sample);
        }}
      >
        {children}
        {rings !== null && <SampleFields rings={rings} scale={scale} draft={draft} put={put} fieldError={fieldError} />}
        <p role="alert" className={formStyles['finding']}>
          {error !== null && errorText(error)}
        </p>
      </form>
    </Dialog>
  );
}
