import { openShare, type CoupleShare } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useParams } from 'wouter';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { isApiError } from '../../api/api-error.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { arAddress, PATHS } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LanguageSwitch } from '../../ui/locale-switch.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { ShareTalk } from '../../domain/shares/share-talk.tsx';
import { CoupleFacts } from './couple-facts.tsx';
import { CoupleNotice } from './couple-notice.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import styles from './couple-page.module.css';
import { CouplePictures } from './couple-pictures.tsx';
import { CoupleStage, type ShownStage } from './couple-stage.tsx';
import { useLinkLocale } from './use-link-locale.ts';
import { useShownRings } from './use-shown-rings.ts';
import { useChangedDesign } from './use-changed-design.ts';
import { ChangeForm } from './change-form.tsx';
import { MessageForm } from './message-form.tsx';

const CoupleQuote = lazy(() => import('./couple-quote.tsx'));
const CoupleList = lazy(() => import('./couple-list.tsx'));
const CoupleHands = lazy(() => import('./couple-hands.tsx'));
const CoupleProof = lazy(() => import('./couple-proof.tsx'));
const ignore = (): void => undefined;

/** `/paar/{token}`: a couple's private link. Without a login, and without anything that belongs to the trade. */
export default function CouplePage() {
  const t = useTexts('couple');
  const { token = '' } = useParams();
  const answer = useOperationQuery(openShare, { params: { token } });
  const { data, error } = answer;
  useLinkLocale(data);
  const { language: reader } = useLocaleStore();
  useDocumentTitle((data === undefined ? '' : ringNameIn(data, reader)) || t('screen.title'));
  if (isApiError(error, 'share.unknown') || isApiError(error, 'not-found') || isApiError(error, 'request.invalid'))
    return <CoupleNotice title={t('link.unknown')} text={t('link.unknownText')} />;
  if (isApiError(error, 'share.ended')) return <CoupleNotice title={t('link.ended')} text={t('link.endedText')} />;
  if (isApiError(error, 'share.empty')) return <CoupleNotice title={t('link.empty')} text={t('link.emptyText')} />;
  if (isApiError(error, 'share.shop-closed'))
    return <CoupleNotice title={t('link.shopClosed')} text={t('link.shopClosedText')} />;
  if (data !== undefined) return <Opened token={token} share={data} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void answer.refetch()} />;
  return <CoupleNotice title={t('screen.title')} text={t('screen.waiting')} isBusy />;
}

interface OpenedProps {
  readonly token: string;
  readonly share: CoupleShare;
}

/** A link with rings for the stage: any but one to a list of loose stones alone. */
interface ShareOfRings extends CoupleShare {
  readonly code: string;
  readonly design: Design;
}

const hasRings = (share: CoupleShare): share is ShareOfRings => share.design !== null && share.code !== null;

function Opened({ token, share }: OpenedProps) {
  return hasRings(share) ? <Rings token={token} share={share} /> : <Stones token={token} share={share} />;
}

/** The link with the ring of its list that the couple looks at, the first one until they choose. */
function shownOf(share: ShareOfRings, chosen: string | null): ShareOfRings {
  const rings = share.list?.rings ?? [];
  const ring = rings.find(({ id }) => id === chosen) ?? rings[0];
  if (ring === undefined) return share;
  const { code, name, names, articleNumber, still, design, figures } = ring;
  return { ...share, code, name, names, articleNumber, still, design, figures };
}

/** Of a list, the ring on the stage. */
const phoneAddress = (token: string, { list, code }: ShareOfRings) =>
  arAddress(token, list === null ? undefined : code);

interface RingsProps {
  readonly token: string;
  readonly share: ShareOfRings;
}

function Rings({ token, share: opened }: RingsProps) {
  const t = useTexts('couple');
  const format = useFormat();
  const { language } = useLocaleStore();
  const [chosen, setChosen] = useState<string | null>(null);
  const [stage, setStage] = useState<ShownStage>({ viewer: null, failure: null });
  const share = shownOf(opened, chosen);
  const [changed, setChanged] = useState<Design | undefined>(undefined);
  const choose = (id: string): void => {
    setChosen(id);
    setChanged(undefined);
  };
  const rings = useShownRings(changed ?? share.design, { language, country: share.country, share: token });
  const edited = useChangedDesign(token, rings, { changed, onChange: setChanged });
  // A ring that began without an article has no name of its own.
  const name = ringNameIn(share, language) || t('screen.title');
  const figures = edited.figures ?? share.figures;
  return (
    <main className={styles['page']}>
      <CoupleStage shown={rings} name={name} still={changed === undefined ? share.still : null} onStage={setStage} />
      <div className={styles['words']}>
        <Head share={share} name={name} />
        <CoupleFacts
          persons={share.persons}
          design={changed ?? share.design}
          figures={figures}
          articleNumber={share.articleNumber}
        />
        {figures !== null && figures.total !== null && (
          <p className={styles['small']}>
            {changed === undefined ? t('price.of', { date: format.date(share.pricedAt) }) : t('price.changed')}
          </p>
        )}
        {/* The server's own light page, not one of this application's. */}
        <a href={phoneAddress(token, share)} className={styles['phone']}>
          {t('ar')}
        </a>
        <CouplePictures token={token} rings={rings} stage={stage} name={name} persons={share.persons} />
        <Offered token={token} share={share} chosen={chosen} onChoose={choose} />
        <ChangeForm persons={share.persons} edited={edited} rings={rings} />
        <MessageForm token={token} code={share.code} edited={edited} />
        <Talk share={share} />
        <Foot share={share} />
      </div>
    </main>
  );
}

/** A list on which nothing but loose stones is left: there is nothing to turn, and nothing to change. */
function Stones({ token, share }: OpenedProps) {
  return (
    <main className={styles['alone']}>
      <div className={styles['words']}>
        <Head share={share} name={share.name} />
        <Offered token={token} share={share} chosen={null} />
        <MessageForm token={token} />
        <Talk share={share} />
        <Foot share={share} />
      </div>
    </main>
  );
}

function Head({ share, name }: Omit<OpenedProps, 'token'> & { readonly name: string }) {
  const t = useTexts('couple');
  return (
    <>
      <Dealer dealer={share.dealer} />
      <h1 className={styles['name']}>{name}</h1>
      {share.couple !== '' && <p className={styles['couple']}>{t('for', { couple: share.couple })}</p>}
      {share.greeting !== '' && <p className={styles['greeting']}>{share.greeting}</p>}
    </>
  );
}

function Talk({ share: { messages } }: Omit<OpenedProps, 'token'>) {
  const t = useTexts('couple');
  if (messages.length === 0) return null;
  return (
    <section className={styles['talk']}>
      <h2 className={styles['heading']}>{t('talk.title')}</h2>
      <ShareTalk messages={messages} />
    </section>
  );
}

interface OfferedProps extends OpenedProps {
  readonly chosen: string | null;
  /** Absent where there is no ring to choose. */
  readonly onChoose?: (id: string) => void;
}

/** The list of the link, or its quote, where it has one, and the proofs. */
function Offered({ token, share: { quote, list, persons }, chosen, onChoose }: OfferedProps) {
  return (
    <Suspense fallback={null}>
      <CoupleHands token={token} />
      {list !== null && <CoupleList token={token} list={list} shown={chosen} onShow={onChoose ?? ignore} />}
      {quote !== null && <CoupleQuote token={token} persons={persons} quote={quote} />}
      {list === null && <CoupleProof token={token} positions={quote?.positions ?? []} />}
    </Suspense>
  );
}

/** Whom to ask, how long the link lives, and what the law wants. */
function Foot({ share }: { readonly share: CoupleShare }) {
  const t = useTexts('couple');
  const format = useFormat();
  const { dealer } = share;
  return (
    <footer className={styles['foot']}>
      <p>
        {dealer.company}
        {dealer.city === '' ? '' : `, ${dealer.city}`}
      </p>
      {dealer.phone !== '' && <a href={`tel:${dealer.phone.replaceAll(/[^\d+]/g, '')}`}>{dealer.phone}</a>}
      {dealer.email !== '' && <a href={`mailto:${dealer.email}`}>{dealer.email}</a>}
      <p>{t('link.until', { date: format.date(share.expiresAt) })}</p>
      <div className={styles['links']}>
        <LanguageSwitch />
        <Link to={PATHS.privacy}>{t('privacy')}</Link>
        <Link to={PATHS.imprint}>{t('imprint')}</Link>
      </div>
    </footer>
  );
}

/** The jeweller's own sign; the colour is a line, never writing, so that it reads in both themes. */
function Dealer({ dealer }: Pick<CoupleShare, 'dealer'>) {
  return (
    <div className={styles['dealer']} style={dealer.colour === null ? undefined : { borderColor: dealer.colour }}>
      {dealer.logo === null ? (
        <p className={styles['company']}>{dealer.company}</p>
      ) : (
        <img src={dealer.logo} alt={dealer.company} className={styles['logo']} />
      )}
    </div>
  );
}
