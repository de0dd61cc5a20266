import { NOBODY, type LiveState } from '@ringwerk/contract';
import { useParams } from 'wouter';
import { useEffect, useState } from 'react';
import { setLocale, useLocaleStore } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { switchLanguage } from '../../i18n/switch-locale.ts';
import { useDocumentTitle } from '../../ui/page.tsx';
import { CoupleFacts } from './couple-facts.tsx';
import { CoupleNotice } from './couple-notice.tsx';
import { CoupleStage } from './couple-stage.tsx';
import { followRoom, type LiveStanding } from './follow-live.ts';
import styles from './screen-page.module.css';
import { useShownRings } from './use-shown-rings.ts';

/** `/ansicht/{token}`: the second screen. It follows the jeweller's design and has nothing to press but the picture. */
export default function ScreenPage() {
  const t = useTexts('couple');
  const { token = '' } = useParams();
  const [state, setState] = useState<LiveState | null>(null);
  const [standing, setStanding] = useState<LiveStanding>('joining');
  useEffect(() => followRoom(token, { onState: setState, onStanding: setStanding }), [token]);
  useDocumentTitle(state?.shown?.name ?? t('screen.title'));
  const { language, country } = state?.shown ?? {};
  useEffect(() => {
    // The couple reads what the jeweller has chosen for them.
    if (country !== undefined) setLocale({ country });
    if (language !== undefined) void switchLanguage(language);
  }, [language, country]);
  if (standing === 'ended') return <CoupleNotice title={t('screen.ended')} text={t('screen.endedText')} />;
  if (state === null || state.shown === null) {
    return <CoupleNotice title={state?.company ?? t('screen.title')} text={t('screen.waiting')} isBusy />;
  }
  return <Shown shown={state.shown} company={state.company} isAway={standing === 'away'} />;
}

interface ShownProps {
  readonly shown: NonNullable<LiveState['shown']>;
  readonly company: string;
  readonly isAway: boolean;
}

function Shown({ shown, company, isAway }: ShownProps) {
  const t = useTexts('couple');
  const { language } = useLocaleStore();
  const rings = useShownRings(shown.design, { language, country: shown.country });
  return (
    <main className={styles['screen']}>
      <CoupleStage shown={rings} name={shown.name} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- words that scroll must be reachable by keys */}
      <aside className={styles['words']} aria-label={shown.name} tabIndex={0}>
        <p className={styles['company']}>{company}</p>
        <h1 className={styles['name']}>{shown.name}</h1>
        <p className={styles['state']} role="status">
          {isAway ? t('screen.away') : t('screen.following')}
        </p>
        <CoupleFacts
          persons={shown.persons ?? NOBODY}
          articleNumber={shown.articleNumber}
          design={shown.design}
          figures={shown.figures}
        />
      </aside>
    </main>
  );
}
