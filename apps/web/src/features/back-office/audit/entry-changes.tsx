import type { AuditEntry } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from '../office-table.module.css';
import { changesOf, detailText } from './audit-changes.ts';
import { useAuditWords } from './audit-words.ts';

/** A value that fills more than a few lines is opened. */
const LONG = 160;

/** The changed fields of an entry, and what stands beside them. */
export function EntryChanges({ entry }: { readonly entry: AuditEntry }) {
  const t = useTexts('audit');
  const changes = changesOf(entry);
  const names = useAuditWords();
  const detail = detailText(entry.detail, names);
  const shown = (value: string | null): string => (value === '' ? t('empty') : (value ?? '–'));
  return (
    <>
      {changes.length > 0 && (
        <dl className={styles['changes']}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>
                <FieldName field={field} name={names.fieldName(field)} />
              </dt>
              <dd>
                <Value text={shown(before)} isOld /> → <Value text={shown(after)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {detail !== '' && <span className={styles['soft']}>{detail}</span>}
    </>
  );
}

/** A field without words is named as the record names it. */
const FieldName = ({ field, name }: { readonly field: string; readonly name: string }) =>
  name === field ? <code className={styles['code']}>{field}</code> : name;

function Value({ text, isOld = false }: { readonly text: string; readonly isOld?: boolean }) {
  const Element = isOld ? 'del' : 'ins';
  if (text.length <= LONG) return <Element className={styles['value']}>{text}</Element>;
  return (
    <details className={styles['long']}>
      <summary>{text.slice(0, LONG)}…</summary>
      <Element className={styles['value']}>{text}</Element>
    </details>
  );
}
