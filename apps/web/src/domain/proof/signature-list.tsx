import type { Signature } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './signature-list.module.css';
import { ShownSignature } from './signature-pad.tsx';

/** Who has signed, how and when. */
export function SignatureList({ signatures }: { readonly signatures: readonly Signature[] }) {
  const t = useTexts('proof');
  const format = useFormat();
  return (
    <ul className={styles['list']}>
      {signatures.map(({ id, name, at, strokes, place }) => (
        <li key={id} className={styles['signed']}>
          {strokes === null ? (
            <span className={styles['typed']} aria-hidden="true">
              {name}
            </span>
          ) : (
            <ShownSignature strokes={strokes} name={name} />
          )}
          <span className={styles['name']}>{name}</span>
          <span className={styles['when']}>
            {format.dateTime(at)} · {t(`place-${place}`)}
            {strokes === null ? ` · ${t('typed')}` : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
