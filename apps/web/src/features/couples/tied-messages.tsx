import type { CoupleFile } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import styles from './couple-page.module.css';
import { useHeartName } from './heart-name.ts';

/** Private links of the couple, and what was written on them. */
export function TiedMessages({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const format = useFormat();
  const heartName = useHeartName();
  return (
    <section className={styles['part']} aria-label={t('link.title')}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{t('link.title')}</h2>
        {file.shares.length > 0 && <Link to={PATHS.shares}>{t('link.all')}</Link>}
      </div>
      {file.shares.length === 0 && <p className={styles['small']}>{t('link.none')}</p>}
      {file.shares.map((share) => (
        <div key={share.id}>
          <p className={styles['small']}>
            {[
              share.list === null ? share.code : t('link.list', { name: share.list.name }),
              format.date(share.createdAt),
              t(`link.${share.status}`, { date: format.date(share.expiresAt) }),
              share.openedAt === null ? t('link.unopened') : t('link.opened', { date: format.date(share.openedAt) }),
            ].join(' · ')}
          </p>
          {share.list !== null && share.list.hearts.length > 0 && (
            <p>{t('link.liked', { items: share.list.hearts.map(heartName).join(' · ') })}</p>
          )}
          <ol aria-label={t('link.messages', { code: share.code ?? share.list?.name ?? '' })}>
            {share.messages.map((message) => (
              <li key={message.id} className={styles['message']} data-from={message.from}>
                <span className={styles['small']}>
                  {message.author} · {format.dateTime(message.at)}
                </span>
                <span className={styles['text']}>{message.text}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
