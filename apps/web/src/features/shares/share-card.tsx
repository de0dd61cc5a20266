import { answerShare, changeShare, linkShare, listShares, SHARE_DAYS, type Share } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { Link } from '../../routing/link.tsx';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TieCouple } from '../../domain/couples/tie-couple.tsx';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { setAddress } from '../../domain/rings/set-address.ts';
import { ShareLink } from '../../domain/shares/share-link.tsx';
import { ShareTalk } from '../../domain/shares/share-talk.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ShareHands } from './share-hands.tsx';
import styles from './share-card.module.css';

/** One private link: whose, how long, what was written, and what can be done with it. */
export function ShareCard({ share }: { readonly share: Share }) {
  const t = useTexts('shares');
  const [isLinkShown, setLinkShown] = useState(false);
  const errorText = useErrorText();
  const link = useOperationMutation(linkShare);
  const toggleLink = (): void => {
    setLinkShown(!isLinkShown);
    // The server knows addresses by their hashes only: one that is shown again is a further one of the same link.
    if (!isLinkShown && link.data === undefined) {
      link.mutate(
        { params: { id: share.id } },
        { onError: (error) => void (setLinkShown(false), showToast(errorText(error), { tone: 'bad' })) },
      );
    }
  };
  const id = useId();
  const name = ringNameIn(share, useLanguage());
  const address = share.setId === null ? null : setAddress(share.setId);
  return (
    <li className={styles['card']} aria-labelledby={id}>
      <div className={styles['picture']}>
        {share.design === null ? (
          <div className={styles['stones']}>
            <Icon name="stone" />
          </div>
        ) : (
          <RingPicture still={share.still} design={share.design} name={name} />
        )}
      </div>
      <div className={styles['body']}>
        <h2 id={id} className={styles['title']}>
          {share.couple === '' ? name : share.couple}
        </h2>
        <ShareFacts share={share} name={name} />
        <div className={styles['actions']}>
          {address !== null && share.code !== null && (
            <Link to={address} search={{ code: share.code }}>
              {t('open')}
            </Link>
          )}
          <TieCouple kind="share" record={share.id} couples={share.file === null ? [] : [share.file]} />
          <ShareActions share={share} isLinkShown={isLinkShown} isLinking={link.isPending} onLink={toggleLink} />
        </div>
        {isLinkShown && link.data !== undefined && <ShareLink token={link.data.token} name={name} />}
        <ShareHands share={share} />
        {share.messages.length > 0 && <ShareTalk messages={share.messages} address={address} />}
        {share.status === 'open' && share.messages.length > 0 && <Answer share={share} />}
      </div>
    </li>
  );
}

/** Whose ring it is, what it costs, how long the link lives, and whether anybody has opened it. */
function ShareFacts({ share, name }: { readonly share: Share; readonly name: string }) {
  const t = useTexts('shares');
  const format = useFormat();
  const retail = share.figures?.total?.retail;
  const facts = [
    ...(share.couple === '' ? [] : [name]),
    ...(retail === undefined ? [] : [format.money(retail.gross, retail.currency)]),
    ...(share.showsPrice ? [] : [t('withoutPrice')]),
    t('madeBy', { name: share.by, date: format.date(share.createdAt) }),
  ];
  const opened = share.openedAt === null ? t('neverOpened') : t('opened', { date: format.dateTime(share.openedAt) });
  return (
    <>
      {share.design !== null && (
        <p className={styles['facts']}>
          <ArticleLine articleNumber={share.articleNumber} design={share.design} />
        </p>
      )}
      <p className={styles['facts']}>{facts.join(' · ')}</p>
      <p className={styles['state']} data-status={share.status}>
        {t(`status.${share.status}`, { date: format.date(share.expiresAt) })} · {opened}
      </p>
    </>
  );
}

interface ShareActionsProps {
  readonly share: Share;
  readonly isLinkShown: boolean;
  readonly isLinking: boolean;
  readonly onLink: () => void;
}

function ShareActions({ share, isLinkShown, isLinking, onLink }: ShareActionsProps) {
  const t = useTexts('shares');
  const errorText = useErrorText();
  const change = useOperationMutation(changeShare, [listShares]);
  const set = (body: { isRevoked?: boolean; days?: number; isRead?: true }): void =>
    change.mutate(
      { params: { id: share.id }, body },
      { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) },
    );
  return (
    <>
      {share.unread > 0 && (
        <Button look="quiet" icon="check" isBusy={change.isPending} onClick={() => set({ isRead: true })}>
          {t('read', { count: share.unread })}
        </Button>
      )}
      {share.status === 'open' ? (
        <>
          <Button look="quiet" icon="share" isBusy={isLinking} aria-expanded={isLinkShown} onClick={onLink}>
            {t('showLink')}
          </Button>
          <Button look="quiet" icon="close" isBusy={change.isPending} onClick={() => set({ isRevoked: true })}>
            {t('revoke')}
          </Button>
        </>
      ) : (
        <Button
          look="quiet"
          icon="undo"
          isBusy={change.isPending}
          onClick={() => set({ isRevoked: false, days: SHARE_DAYS.usual })}
        >
          {t('reopen', { count: SHARE_DAYS.usual })}
        </Button>
      )}
    </>
  );
}

function Answer({ share }: { readonly share: Share }) {
  const t = useTexts('shares');
  const errorText = useErrorText();
  const answer = useOperationMutation(answerShare, [listShares]);
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer.mutate({ params: { id: share.id }, body: { text: text.trim() } }, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles['answer']} onSubmit={submit}>
      <TextArea
        label={t('answer')}
        value={text}
        maxLength={2000}
        rows={2}
        error={answer.error === null ? undefined : errorText(answer.error)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={answer.isPending} disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
}
