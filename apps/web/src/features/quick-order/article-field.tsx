import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Corrects a number that the catalogue does not know. */
export function ArticleField({
  article,
  onCommit,
}: {
  readonly article: string;
  readonly onCommit: (article: string) => void;
}) {
  const t = useTexts('pad');
  const [draft, setDraft] = useState(article);
  const commit = (): void => {
    const next = draft.trim();
    if (next !== '' && next !== article) onCommit(next);
  };
  return (
    <TextField
      label={t('colArticle')}
      isLabelHidden
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
