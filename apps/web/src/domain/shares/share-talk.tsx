import type { ShareMessage } from '@ringwerk/contract';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RingPicture } from '../rings/ring-picture.tsx';
import styles from './share-talk.module.css';

export interface ShareTalkProps {
  readonly messages: readonly ShareMessage[];
  /** Configurator address of the set, for those who may open a proposal there. */
  readonly address?: PortalPath | null;
}

/** What a couple and its jeweller wrote to each other, oldest first. */
export function ShareTalk({ messages, address = null }: ShareTalkProps) {
  const t = useTexts('couple');
  const format = useFormat();
  return (
    <ol className={styles['talk']} aria-label={t('talk.title')}>
      {messages.map((message) => {
        const retail = message.proposal?.figures.total?.retail;
        return (
          <li key={message.id} className={styles['message']} data-from={message.from}>
            <p className={styles['head']}>
              <span className={styles['author']}>{message.author}</span>
              <time dateTime={message.at}>{format.dateTime(message.at)}</time>
            </p>
            <p className={styles['text']}>{message.text}</p>
            {message.proposal !== null && (
              <div className={styles['proposal']}>
                <div className={styles['picture']}>
                  <RingPicture still={null} design={message.proposal.design} name={t('talk.changed')} />
                </div>
                <p>
                  {t('talk.changed')}
                  {retail !== undefined && ` · ${format.money(retail.gross, retail.currency)}`}
                </p>
                {address !== null && (
                  <Link to={address} search={{ code: message.proposal.code }}>
                    {t('talk.open')}
                  </Link>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
