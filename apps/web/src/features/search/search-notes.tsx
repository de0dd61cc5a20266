import type { SearchReading } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './search-page.module.css';

interface SearchNotesProps {
  readonly reading: SearchReading;
  /** Nothing at all is shown, not even what comes near. */
  readonly isEmpty: boolean;
}

/** What was not met, above the rings that come nearest. */
export function SearchNotes({ reading, isEmpty }: SearchNotesProps) {
  const t = useTexts('search');
  const missing = reading.understood.find((item) => item.kind === 'article' && !item.isKnown);
  const foreign = reading.understood.find((item) => item.kind === 'price' && !item.isApplied);
  const notes = [
    missing?.kind === 'article' && reading.isPartial && t('noArticle', { number: missing.articleNumber }),
    foreign?.kind === 'price' && t('noRate', { currency: foreign.currency ?? '' }),
    missing === undefined && reading.isPartial && !isEmpty && t('partial'),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} role="status" className={styles['note']}>
      {note}
    </p>
  ));
}
