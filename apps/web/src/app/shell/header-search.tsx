import { QUESTION_MAX } from '@ringwerk/contract';
import { lazy, Suspense, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, searchPath } from '../../paths.ts';
import { useNavigate, usePlace } from '../../routing/use-navigator.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './header.module.css';
import type { SuggestionsHandle } from './search-suggestions.tsx';

const SearchSuggestions = lazy(() => import('./search-suggestions.tsx'));

interface List {
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}
const NO_LIST: List = { listId: undefined, activeId: undefined };

/** What the field and its list say of each other. */
function useCombobox() {
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState(NO_LIST);
  const suggestions = useRef<SuggestionsHandle>(null);
  const press = (event: KeyboardEvent): void => {
    // Enter of an input method ends the word that is being typed.
    if (event.nativeEvent.isComposing) return;
    if (suggestions.current?.press(event.key) === true) event.preventDefault();
    else if (event.key === 'ArrowDown') setOpen(true);
  };
  const fieldProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen && list.listId !== undefined,
    'aria-controls': list.listId,
    'aria-activedescendant': isOpen ? list.activeId : undefined,
    onKeyDown: press,
    onBlur: () => setOpen(false),
  } as const;
  return { isOpen, setOpen, setList, suggestions, fieldProps };
}

/**
 * Shows what fits while somebody types; the suggestions are loaded when the field gets the focus. Opens the design of a code
 * or link; else goes to the search results and carries the typed text; there the hash puts the focus into the page's own field.
 */
export function HeaderSearch({ onDone }: { readonly onDone?: () => void }) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isOpen, setOpen, setList, suggestions, fieldProps } = useCombobox();
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
              ref={suggestions}
              text={text}
              isOpen={isOpen}
              onList={setList}
              onClose={() => setOpen(false)}
              onChoose={(href) => leave(navigate(href))}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}

/** The design of a code or a link, else what the search finds. */
async function openText(text: string, navigate: ReturnType<typeof useNavigate>): Promise<void> {
  const { designHref } = await import('../../domain/rings/find-design.ts');
  await navigate((await designHref(text)) ?? searchPath(text));
}
