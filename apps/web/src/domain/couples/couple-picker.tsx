import { createCouple, listCouples, listDue, type CoupleFile, type CoupleSummary } from '@ringwerk/contract';
import { useId, useState, type KeyboardEvent } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './couple-picker.module.css';
import { personsMemory } from './persons-memory.ts';

/** Files that a search shows: the sixth is found by one more letter. */
const SHOWN = 5;
const SHORTEST = 2;
const NAME_MAX = 60;

export interface CouplePickerProps {
  /** Whose file is chosen; null for none. */
  readonly chosen: { readonly title: string } | null;
  readonly onChoose: (couple: CoupleSummary | CoupleFile) => void;
  /** Lays the chosen one aside; without it nothing is laid aside here. */
  readonly onRelease?: () => void;
  /** A file that is not offered: the one at hand. */
  readonly exceptId?: string;
}

/** Finds the file of a couple by its name, or opens a new one; it stands inside the forms of quotes, orders and links. */
export function CouplePicker({ chosen, onChoose, onRelease, exceptId }: CouplePickerProps) {
  const t = useTexts('couples');
  const [isNew, setNew] = useState(false);
  const [text, setText] = useState('');
  if (chosen !== null)
    return (
      <div className={styles['chosen']}>
        <span className={styles['label']}>{t('picker.label')}</span>
        <strong className={styles['title']}>{chosen.title}</strong>
        {onRelease !== undefined && (
          <Button look="quiet" icon="close" onClick={onRelease}>
            {t('picker.release')}
          </Button>
        )}
      </div>
    );
  if (isNew) return <NewCouple typed={text} onMade={onChoose} onClose={() => setNew(false)} />;
  return <Finder text={text} onText={setText} onChoose={onChoose} onNew={() => setNew(true)} exceptId={exceptId} />;
}

interface FinderProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (couple: CoupleSummary) => void;
  readonly onNew: () => void;
  readonly exceptId: string | undefined;
}

function Finder({ text, onText, onChoose, onNew, exceptId }: FinderProps) {
  const t = useTexts('couples');
  const format = useFormat();
  const q = text.trim();
  const isAsked = q.length >= SHORTEST;
  const answer = useOperationQuery(
    listCouples,
    { query: { q, pageSize: SHOWN } },
    { enabled: isAsked, keepPrevious: true },
  );
  const found = isAsked ? (answer.data?.couples ?? []).filter(({ id }) => id !== exceptId) : [];
  const isNone = isAsked && answer.data !== undefined && !answer.isPlaceholderData && found.length === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it is not sent by the search.
    event.preventDefault();
    const [first] = found;
    if (first !== undefined) onChoose(first);
  };
  return (
    <div className={styles['picker']}>
      <TextField
        label={t('picker.label')}
        hint={t('picker.hint')}
        type="search"
        value={text}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <ul className={styles['found']} aria-label={t('picker.found')}>
          {found.map((couple) => (
            <li key={couple.id}>
              <button type="button" className={styles['choice']} onClick={() => onChoose(couple)}>
                <span>{couple.title}</span>
                <span className={styles['small']}>
                  {[couple.city, couple.weddingDate === null ? '' : format.date(couple.weddingDate)]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNone && (
        <p role="status" className={styles['small']}>
          {t('picker.none')}
        </p>
      )}
      <div>
        <Button look="quiet" icon="plus" onClick={onNew}>
          {t('picker.new')}
        </Button>
      </div>
    </div>
  );
}

interface NewCoupleProps {
  /** What was searched for: it is the name of the new file. */
  readonly typed: string;
  readonly onMade: (couple: CoupleFile) => void;
  readonly onClose: () => void;
}

interface Names {
  readonly givenName: string;
  readonly familyName: string;
}

function useNewCouple(typed: string) {
  const { first, second } = personsMemory.valueOf();
  const [people, setPeople] = useState<readonly [Names, Names]>([
    { givenName: first.trim() === '' ? typed.trim() : first.trim(), familyName: '' },
    { givenName: second.trim(), familyName: '' },
  ]);
  const keyOf = useEntriesKey();
  const create = useOperationMutation(createCouple, [listCouples, listDue]);
  const language = useLanguage();
  const named = people.filter(({ givenName, familyName }) => `${givenName}${familyName}`.trim() !== '');
  const send = (onMade: (couple: CoupleFile) => void): void => {
    const body = { people: named.map((person) => ({ ...person, email: '', phone: '', sizes: [] })), language };
    create.mutate({ body: { ...body, idempotencyKey: keyOf(body) } }, { onSuccess: onMade });
  };
  const put = (at: 0 | 1, change: Partial<Names>): void =>
    setPeople(([a, b]) => (at === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }]));
  return {
    people,
    put,
    send,
    isNamed: named.length > 0,
    error: create.error,
    isPending: create.isPending || create.isSuccess,
  };
}

/** The shortest way to a file: the names; everything else is entered there. */
function NewCouple({ typed, onMade, onClose }: NewCoupleProps) {
  const t = useTexts('couples');
  const errorText = useErrorText();
  const id = useId();
  const { people, put, send, isNamed, error, isPending } = useNewCouple(typed);
  const field = (at: 0 | 1, name: keyof Names) => (
    <TextField
      label={t(`${at === 0 ? 'first' : 'second'}.${name}`)}
      value={people[at][name]}
      maxLength={NAME_MAX}
      autoComplete="off"
      onChange={(event) => put(at, { [name]: event.target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
  return (
    <div role="group" aria-label={t('new')} className={styles['picker']}>
      <div className={styles['names']}>
        {field(0, 'givenName')}
        {field(0, 'familyName')}
        {field(1, 'givenName')}
        {field(1, 'familyName')}
      </div>
      {error !== null && <FieldError id={`${id}-error`}>{errorText(error)}</FieldError>}
      <div className={styles['ways']}>
        <Button isBusy={isPending} disabled={!isNamed} onClick={() => send(onMade)}>
          {t('create')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
