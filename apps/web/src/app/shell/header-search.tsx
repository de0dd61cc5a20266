import { useState, type FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, searchPath } from '../../paths.ts';
import { useNavigate, usePlace } from '../../routing/use-navigator.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './header.module.css';

/** Opens the design of a code or link; goes to the search results and carries the typed text; there the hash puts the focus into the page's own field. */
export function HeaderSearch({ onDone }: { readonly onDone?: () => void }) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  // The results have a larger field of their own: two would contradict each other.
  const isOnResults = usePlace().pathname === PATHS.search;
  const go = async (wanted: string): Promise<void> => {
    const { designHref } = await import('../../domain/rings/find-design.ts');
    const href = (await designHref(wanted)) ?? searchPath(wanted);
    await navigate(href);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void go(text.trim());
    setText('');
    onDone?.();
  };
  if (isOnResults) return null;
  return (
    <search className={styles['search']}>
      <form onSubmit={submit} className={styles['searchForm']}>
        <input
          type="search"
          name="q"
          className={styles['searchField']}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={styles['searchButton']} aria-label={t('search.submit')}>
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  );
}
