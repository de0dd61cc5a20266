import { QUESTION_MAX } from '@ringwerk/contract';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useCombobox } from '../../domain/finding/use-combobox.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { useNavigate, usePlace } from '../../routing/use-navigator.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './header.module.css';

const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'));

/**
 * Shows what fits while somebody types; the suggestions are loaded when the field gets the focus. Opens what has the code or
 * number that was typed; else goes to the search results and carries the text; there the hash puts the focus into the page's own field.
 */
export function HeaderSearch({ onDone }: { readonly onDone?: () => void }) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isOpen, setOpen, setList, found, fieldProps } = useCombobox();
  // The results have a larger field of their own: two would contradict each other.
  const isOnResults = usePlace().pathname === PATHS.search;
  const leave = (go: Promise<void>): void => {
    void go;
    setText('');
    setOpen(false);
    onDone?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    leave(openText(text.trim(), navigate));
  };
  if (isOnResults) return null;
  return (
    <search className={styles['search']}>
      <form onSubmit={submit} className={styles['searchForm']}>
        <input
          {...fieldProps}
          type="search"
          name="q"
          className={styles['searchField']}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={QUESTION_MAX}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onFocus={() => setAsked(true)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          aria-keyshortcuts="Control+K"
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
        <button type="submit" className={styles['searchButton']} aria-label={t('search.submit')}>
          <Icon name="search" size={18} />
        </button>
        {isAsked && (
          <Suspense>
            <SearchSuggestions
              ref={found}
              text={text}
              isOpen={isOpen}
              onList={setList}
              onClose={() => setOpen(false)}
              onTaken={leave}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}

/** What has this code or number, else what the search finds. */
async function openText(text: string, navigate: ReturnType<typeof useNavigate>): Promise<void> {
  const { textHref } = await import('../../domain/finding/open-text.ts');
  await navigate(await textHref(text));
}
