import { ART_NAMES, CATEGORIES } from '@ringwerk/catalogue/pages';
import { createHouseModel, listHouseModels, listPlaces, MODEL_SECTIONS } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { houseModelPath } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';

type Section = (typeof MODEL_SECTIONS)[number];
const WORLDS = { 21: 'engagementring', 22: 'memoire', 23: 'special', 24: 'zweiklang' } as const;
const isWorld = (section: number): section is keyof typeof WORLDS => Object.hasOwn(WORLDS, section);

interface Draft {
  readonly section: Section;
  readonly code: string;
  readonly twinCode: string;
  readonly name: string;
}

/** A model from a design that the configurator has saved, by its code. */
export function NewModelDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('collection');
  const ui = useTexts('ui');
  const language = useLanguage();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Draft>({ section: 9, code: '', twinCode: '', name: '' });
  const create = useOperationMutation(createHouseModel, [listHouseModels, listPlaces]);
  const fieldError = useFieldErrors(create.error);
  const form = useFocusOnError(create.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [code, twinCode, name] = [draft.code.trim(), draft.twinCode.trim(), draft.name.trim()];
    const body = {
      section: draft.section,
      code,
      ...(twinCode === '' ? {} : { twinCode }),
      ...(name === '' ? {} : { names: { [language]: name } }),
    };
    create.mutate({ body }, { onward: ({ setId }) => void navigate(houseModelPath(setId)) });
  };
  return (
    <Dialog
      title={t('new.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button look="primary" type="submit" form="new-model" isBusy={create.isPending}>
            {t('new.submit')}
          </Button>
        </>
      }
    >
      <form id="new-model" ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
        <Fields
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          fieldError={fieldError}
        />
        <div role="alert" className={formStyles['finding']}>
          {create.isError && errorText(create.error)}
        </div>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly fieldError: (pointer: string) => string | undefined;
}

function Fields({ draft, onChange, fieldError }: FieldsProps) {
  const t = useTexts('collection');
  const language = useLanguage();
  const nameOf = (value: Section): string =>
    isWorld(value)
      ? ART_NAMES[WORLDS[value]][language]
      : (CATEGORIES.find(({ id }) => id === value)?.names[language] ?? '');
  return (
    <>
      <TextField
        label={t('new.code')}
        hint={t('new.codeHint')}
        value={draft.code}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={fieldError('/code')}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <TextField
        label={t('new.twin')}
        hint={t('new.twinHint')}
        value={draft.twinCode}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={fieldError('/twinCode')}
        onChange={(event) => onChange({ twinCode: event.target.value })}
      />
      <Select
        label={t('new.section')}
        hint={t('new.sectionHint')}
        value={String(draft.section)}
        error={fieldError('/section')}
        onChange={(value) => onChange({ section: MODEL_SECTIONS.find((one) => String(one) === value) ?? 9 })}
        options={MODEL_SECTIONS.map((value) => ({
          value: String(value),
          label: `RW-${String(value).padStart(2, '0')} · ${nameOf(value)}`,
        }))}
      />
      <TextField
        label={t('new.name')}
        value={draft.name}
        maxLength={80}
        error={fieldError('/names')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </>
  );
}
