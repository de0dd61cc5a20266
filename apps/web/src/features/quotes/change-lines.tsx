import { useTexts } from '../../i18n/use-texts.ts';
import styles from './quote-answer.module.css';

export interface ChangeRow {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly isSum?: boolean;
  /** Of the line above. */
  readonly isPart?: boolean;
}

/** Lines with what they were, what they are now, and the difference. */
export function ChangeLines({ caption, rows }: { readonly caption: string; readonly rows: readonly ChangeRow[] }) {
  const t = useTexts('quote');
  return (
    <div className={styles['scroll']}>
      <table className={styles['lines']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('line')}</span>
            </th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, before, after, difference, isSum, isPart }) => (
            <tr key={key} className={isSum === true ? styles['sum'] : undefined} data-part={isPart || undefined}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
