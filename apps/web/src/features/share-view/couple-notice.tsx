import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './couple-notice.module.css';

interface CoupleNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly isBusy?: boolean;
}

/** A quiet page with one sentence, where there is nothing else to show. */
export function CoupleNotice({ title, text, isBusy = false }: CoupleNoticeProps) {
  return (
    <main className={styles['notice']} aria-busy={isBusy || undefined}>
      <Wordmark />
      <h1 className={styles['title']}>{title}</h1>
      <p className={styles['text']} role="status">
        {text}
      </p>
    </main>
  );
}
