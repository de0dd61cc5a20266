import type { Model } from '@ringwerk/contract';
import { useState } from 'react';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../routing/link.tsx';
import { setAddress } from '../../../domain/rings/set-address.ts';
import styles from './article-notice.module.css';

/** What the house says of the article: that it is no longer offered and what comes in its stead, and its note to dealers. */
export default function ArticleNotice({ withdrawn, note }: Pick<Model, 'withdrawn' | 'note'>) {
  const t = useTexts('configurator');
  const format = useFormat();
  const [isShown, setShown] = useState(true);
  const successor = withdrawn?.successor ?? null;
  const address = successor === null ? null : setAddress(successor.setId);
  if (!isShown) return null;
  return (
    <div className={styles['notice']} role="note" data-over-rings>
      <div className={styles['words']}>
        {withdrawn && <p>{t('withdrawn.since', { date: format.date(withdrawn.since) })}</p>}
        {successor !== null && address !== null && (
          <Link to={address} className={styles['way']}>
            {t('withdrawn.successor', { name: successor.name, number: successor.articleNumber })}
          </Link>
        )}
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      <IconButton icon="close" label={t('kept.dismiss')} onClick={() => setShown(false)} />
    </div>
  );
}
