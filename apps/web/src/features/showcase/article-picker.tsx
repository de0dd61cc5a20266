import { searchModels, type Model } from '@ringwerk/contract';
import { useState, type KeyboardEvent } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { shownForm } from '../../domain/rings/shown-form.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { articlePrefix } from './article-prefix.ts';
import styles from './showcase.module.css';

/** Articles that a search shows: the seventh is found by one more letter. */
const SHOWN = 6;
const SHORTEST = 2;
/** Articles of a section that are looked through for the beginning of a number. */
const SECTION_MAX = 96;
const THUMB = '4.5rem';

interface ArticlePickerProps {
  readonly chosen: Model | null;
  readonly onChoose: (model: Model | null) => void;
}

/** Completes an article number or a name while it is typed. */
export function ArticlePicker({ chosen, onChoose }: ArticlePickerProps) {
  const t = useTexts('showcase');
  if (chosen === null) return <Finder onChoose={onChoose} />;
  return (
    <div className={styles['chosen']}>
      <Article model={chosen} />
      <Button look="quiet" onClick={() => onChoose(null)}>
        {t('add.other')}
      </Button>
    </div>
  );
}

function Article({ model }: { readonly model: Model }) {
  const form = shownForm(model, undefined);
  return (
    <span className={styles['article']}>
      <span className={styles['thumb']}>
        <RingPicture still={form?.variant.still ?? null} design={form?.variant.design} name="" sizes={THUMB} />
      </span>
      <span className={styles['words']}>
        <strong>{model.articleNumber}</strong>
        <span>{model.name}</span>
      </span>
    </span>
  );
}

function Finder({ onChoose }: { readonly onChoose: (model: Model) => void }) {
  const t = useTexts('showcase');
  const lang = useLanguage();
  const [text, setText] = useState('');
  const q = text.trim();
  const prefix = articlePrefix(text);
  const isAsked = q.length >= SHORTEST || prefix !== null;
  const answer = useOperationQuery(
    searchModels,
    {
      query:
        prefix === null
          ? { q, lang, pageSize: SHOWN }
          : { ...prefix.query, lang, sort: 'article' as const, pageSize: SECTION_MAX },
    },
    { enabled: isAsked, keepPrevious: true },
  );
  const models = isAsked ? (answer.data?.models ?? []) : [];
  const found = (prefix === null ? models : models.filter(prefix.isOf)).slice(0, SHOWN);
  const isNone = isAsked && answer.data !== undefined && !answer.isPlaceholderData && found.length === 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it is not sent by the search; an answer to fewer letters chooses nothing.
    event.preventDefault();
    const [first] = found;
    if (first !== undefined && !answer.isPlaceholderData) onChoose(first);
  };
  return (
    <div className={styles['picker']}>
      <TextField
        label={t('add.article')}
        hint={t('add.articleHint')}
        type="search"
        value={text}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <ul className={styles['found']} aria-label={t('add.found')}>
          {found.map((model) => (
            <li key={model.setId}>
              <button type="button" className={styles['choice']} onClick={() => onChoose(model)}>
                <Article model={model} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNone && (
        <p role="status" className={styles['small']}>
          {t('add.none')}
        </p>
      )}
    </div>
  );
}
