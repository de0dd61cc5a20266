import {
  createHouseAlloy,
  getAlloys,
  getHouseAlloy,
  listHouseAlloys,
  saveHouseAlloy,
  type AlloyRecord,
} from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { draftOf, EMPTY_DRAFT, readDraft, type AlloyDraft, type Unread } from './alloy-draft.ts';
import { colourOfKind, FIRST_KIND, type NewKind } from './kind-fields.tsx';

const SHOWN = [listHouseAlloys, getHouseAlloy, getAlloys];
const ALL_READ: Unread = new Set();

/** What is typed of an alloy, and its sending; null: a new one. */
export function useAlloyForm(alloy: AlloyRecord | null, onSaved: (id: string) => void) {
  const t = useTexts('alloys');
  const format = useFormat();
  const written = (value: number): string => format.factor(value);
  const [draft, setDraft] = useState<AlloyDraft>(() => (alloy === null ? EMPTY_DRAFT : draftOf(alloy, written)));
  const [kind, setKind] = useState<NewKind>(FIRST_KIND);
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const [unread, setUnread] = useState(ALL_READ);
  const create = useOperationMutation(createHouseAlloy, SHOWN);
  const save = useOperationMutation(saveHouseAlloy, SHOWN);
  const { error } = alloy === null ? create : save;
  const refused = useFieldErrors(error);
  const saved = {
    onAnswer: () => void showToast(t('saved'), { tone: 'good' }),
    onSuccess: ({ id }: AlloyRecord): void => {
      setFrom('');
      setNote('');
      onSaved(id);
    },
  };
  const submit = (): void => {
    const read = readDraft(draft);
    setUnread(read.isRead ? ALL_READ : read.unread);
    if (!read.isRead) return;
    const { change } = read;
    if (alloy === null) {
      const { lab } = change;
      if (lab === null) return;
      const { family } = kind;
      const body = { ...change, lab, family, colour: colourOfKind(kind), fineness: Number(kind.fineness), note };
      create.mutate({ body }, saved);
      return;
    }
    const moment = from === '' ? null : new Date(from).toISOString();
    const body = { ...change, version: alloy.version, from: moment, note };
    save.mutate({ params: { id: alloy.id }, body }, saved);
  };
  return {
    draft,
    change: (changes: Partial<AlloyDraft>) => setDraft({ ...draft, ...changes }),
    kind,
    setKind,
    from,
    setFrom,
    note,
    setNote,
    error,
    isPending: create.isPending || save.isPending,
    isOvertaken: isApiError(error, 'alloy.changed'),
    fieldError: (pointer: string) => (unread.has(pointer) ? t('number.unread') : refused(pointer)),
    submit,
  };
}
