import type { FormEvent, ReactNode } from 'react';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { ColleagueNotice } from './colleague-notice.tsx';
import { isChanged, type FormName } from './dealer-draft.ts';
import type { DealerDraftState } from './use-dealer-draft.ts';

interface DealerFormProps {
  readonly form: FormName;
  readonly state: DealerDraftState;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The frame of each form of a file: what a colleague has changed, the fields, and the step that saves them. */
export function DealerForm({ form, state, error, isBusy, onSave, children }: DealerFormProps) {
  const t = useTexts('dealers');
  const errorText = useErrorText();
  const element = useFocusOnError(error);
  const { draft, base, start, colleague, begin } = state;
  const isDirty = isChanged(form, draft, base);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className={classNames(formStyles['form'], formStyles['two'])}
      aria-label={t(`tab.${form}`)}
    >
      <ColleagueNotice state={state} />
      {children}
      <div role="alert" className={formStyles['finding']}>
        {error !== null && colleague === null && errorText(error)}
      </div>
      <div className={formStyles['actions']}>
        <Button
          type="submit"
          look={isDirty ? 'primary' : 'secondary'}
          isBusy={isBusy}
          disabled={!isDirty || colleague !== null}
        >
          {t('save')}
        </Button>
        <Button look="quiet" disabled={!isDirty || isBusy || colleague !== null} onClick={() => begin(start, false)}>
          {t('discard')}
        </Button>
      </div>
    </form>
  );
}
