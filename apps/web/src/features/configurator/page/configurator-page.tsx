import type { HouseAlloy } from '@ringwerk/catalogue';
import { getDesign, getModel, getPriceBasis, type Model } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { PriceBasis } from '@ringwerk/kernel/price';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { isApiError } from '../../../api/api-error.ts';
import { currentPreferences } from '../../../api/preferences.ts';
import { useSeesTrade, useSession } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useLanguage, useLocaleStore } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { BRAND } from '../../../paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useDocumentTitle } from '../../../ui/page.tsx';
import { useHouseAlloys } from '../../../domain/rings/use-house-alloys.ts';
import { findSelection } from '../../../domain/rings/selection.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { ConfiguratorView } from './configurator-view.tsx';
import { purposeOf } from '../../../design-store/purpose.ts';
import { preloadViewer } from '../../../viewer-host/preload-viewer.ts';
import { useCoupleNews } from '../sharing/use-couple-news.ts';
import { useLiveShowing } from '../sharing/use-live-room.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { prefetchedForm } from '../session/prefetch-set.ts';
import type { StartedSession } from '../session/start-session.ts';
import { readAddress, useAddress } from '../session/use-address.ts';
import { usePriceChanges } from '../session/use-price-changes.ts';
import type { Partner } from '../session/partner.ts';
import { usePartner } from '../session/use-partner.ts';
import { useOtherTabs } from '../session/use-other-tabs.ts';
import { usePaste } from '../session/use-paste.ts';
import { useDraftFlush } from '../session/use-draft-flush.ts';
import { ConfiguratorContext, type OpenConfigurator } from '../session/use-configurator.ts';
import { readSizes } from '../session/read-sizes.ts';
import { useStartedSession, type SessionStart } from '../session/use-started-session.ts';
import { setTradeView } from '../session/use-trade-view.ts';
import { UnknownSet } from './unknown-set.tsx';

/** Prices that were asked for with this very page are today's, ms. */
const PRICE_LIFE = 3_000;
const NO_ALLOYS: readonly HouseAlloy[] = [];

/** `/konfigurator/v2/{art}/{id}/{brand}/set/{setId}`: one set, open for design. */
export default function ConfiguratorPage() {
  const { art = '', id = '', brand = '', setId = '' } = useParams();
  // A set keeps opening under a category that it has left: jewellers keep bookmarks for years.
  const isKnown = findSelection(art, id) !== null && brand === BRAND && /^[1-9]\d{0,8}$/u.test(setId);
  const way = { art, id };
  return isKnown ? <OpenSet key={setId} setId={Number(setId)} way={way} /> : <UnknownSet way={way} />;
}

interface OpenSetProps {
  readonly setId: number;
  readonly way: { readonly art: string; readonly id: string };
}

function OpenSet({ setId, way }: OpenSetProps) {
  const { model, priceBasis, alloys, start, partner } = useOpenSet(setId);
  const still = useStill(model.data);
  useDocumentTitle(model.data?.name ?? '');
  useEffect(() => {
    preloadViewer();
    return () => setTradeView(false);
  }, []);
  if (model.data === undefined && model.error !== null) {
    if (isApiError(model.error, 'model.unknown') || isApiError(model.error, 'not-found'))
      return <UnknownSet way={way} />;
    return <ErrorState error={model.error} onRetry={() => void model.refetch()} />;
  }
  switch (start.status) {
    case 'failed':
      return <ErrorState error={start.error} onRetry={() => window.location.reload()} />;
    case 'unreadable':
      return <UnknownSet way={way} />;
    case 'starting':
      return <OpeningScreen model={model.data} still={still} />;
    case 'started': {
      if (model.data === undefined) return <OpeningScreen model={undefined} still={null} />;
      return (
        <StartedSet
          model={model.data}
          still={still}
          start={start}
          priceBasis={priceBasis}
          alloys={alloys}
          partner={partner}
        />
      );
    }
  }
}

/** Address of the picture of the rings that the set's own address opens; null where they are others. */
function useStill(model: Model | undefined): string | null {
  // Read once: afterwards the page writes address and draft.
  const [formOf] = useState(prefetchedForm);
  // The server wrote it into the page that is about to give way.
  const [first] = useState(() => document.querySelector('.first-paint img')?.getAttribute('src') ?? null);
  if (formOf === null) return null;
  return model === undefined ? first : (formOf(model)?.still ?? null);
}

/** Article, prices, a saved version when the address names one, and the session over them. */
function useOpenSet(setId: number) {
  const language = useLanguage();
  const user = useSession()?.customerNumber;
  const [address] = useState(readAddress);
  // After the logout nothing is asked any more while the page is still leaving.
  const enabled = user !== undefined;
  const code = address.get('code');
  // Name and traits follow the language; the design does not, so the answer before stays on screen.
  const model = useOperationQuery(
    getModel,
    { params: { setId }, query: { lang: language } },
    { keepPrevious: true, enabled },
  );
  const priceBasis = usePriceBasis(enabled);
  const alloys = useHouseAlloys(enabled);
  const saved = useOperationQuery(getDesign, { params: { code: code ?? '' } }, { enabled: enabled && code !== null });
  const { design: partnering, ...partner } = usePartner(enabled, address);
  const version = partnering ?? (partnering === null ? versionOf(code, saved) : undefined);
  const start = useStartedSession({
    // A named version is waited for, like the article itself.
    model: version === undefined ? undefined : model.data,
    priceBasis,
    alloys,
    user,
    isWithoutStones: address.get('stones') === 'without',
    isResumed: address.has('resume'),
    purpose: purposeOf(address),
    link: address.get('d'),
    coupleSizes: readSizes(address.get('sizes')),
    beside: besideOf(partnering, partner.partner),
    saved: saved.isError ? { isMissing: true } : version === null || version === undefined ? null : { design: version },
  });
  return { model, priceBasis, alloys: alloys ?? NO_ALLOYS, start, partner };
}

/** A version that is named by its code; undefined while it is on its way, null where there is none. */
const versionOf = (
  code: string | null,
  { isError, data }: { isError: boolean; data: { design: Design } | undefined },
) => (code === null || isError ? null : data?.design);

/** What lies beside a ring that is made from an earlier one, as a record of its own for the kernel. */
const besideOf = (design: Design | null | undefined, partner: Partner | null): Design | null =>
  design == null || partner?.beside == null ? null : { ...design, rings: [{ ...partner.beside, role: 'single' }] };

/** Today's prices. Without them the ring can still be designed: null, and the figures say that they are missing. */
function usePriceBasis(enabled: boolean): StartedSetProps['priceBasis'] {
  const seesTrade = useSeesTrade();
  const { data, isError } = useOperationQuery(
    getPriceBasis,
    {},
    { staleTime: PRICE_LIFE, enabled: enabled && seesTrade },
  );
  return data === undefined && (isError || (enabled && !seesTrade)) ? null : data;
}

interface StartedSetProps {
  readonly model: Model;
  readonly still: string | null;
  readonly start: Extract<SessionStart, { status: 'started' }>;
  /** Null when there is none to be had, undefined while it is on its way. */
  readonly priceBasis: PriceBasis | null | undefined;
  readonly alloys: readonly HouseAlloy[];
  readonly partner: { readonly partner: Partner | null; readonly isMissing: boolean };
}

function StartedSet({ model, still, start, priceBasis, alloys, partner }: StartedSetProps) {
  const { session, base, opening } = start.started;
  const isBase = opening.kind === 'base';
  const kept = isBase ? (opening.draft ?? null) : null;
  const open: OpenConfigurator = { session, model, base, kept, still: isBase ? still : null, partner: partner.partner };
  useAddress(session, base);
  usePaste(session, model.setId);
  useOtherTabs(session, start.started.place);
  useDraftFlush(session);
  useLiveShowing(open);
  useCoupleNews(model.setId);
  useOpeningNotice(start.started, partner.isMissing);
  usePriceChanges(session, priceBasis);
  useReopening(start, priceBasis, alloys);
  return (
    <ConfiguratorContext value={open}>
      <ConfiguratorView />
    </ConfiguratorContext>
  );
}

/** Says once where the ring came from, when it is not simply the set's own. */
function useOpeningNotice({ session, base, opening }: StartedSession, isPartnerMissing: boolean): void {
  const t = useTexts('configurator');
  useEffect(() => {
    if (isPartnerMissing) showToast(t('opening.partner-missing'), { tone: 'bad', life: 12_000 });
    if (opening.kind === 'link-broken' || opening.kind === 'code-unknown')
      showToast(t(`opening.${opening.kind}`), { tone: 'bad', life: 12_000 });
    if (opening.kind === 'couple-sizes' || opening.kind === 'sizes-refused')
      showToast(t(`opening.${opening.kind}`), { life: 10_000 });
    if (opening.kind === 'draft')
      showToast(t('opening.draft'), {
        life: 10_000,
        action: {
          label: t('opening.original'),
          onAction: () => void session.proposeEdit([{ path: '/rings', value: base.rings }]),
        },
      });
    // oxlint-disable-next-line react/exhaustive-deps -- once per opened set, in the language of that moment
  }, [session]);
}

const OPENED_WITH = ['language', 'country', 'priceBasis', 'alloys'] as const;

/** Another language, country, price list or table of alloys while the ring is open: the same design is evaluated anew. */
function useReopening(
  start: Extract<SessionStart, { status: 'started' }>,
  priceBasis: StartedSetProps['priceBasis'],
  alloys: StartedSetProps['alloys'],
): void {
  const { language, country } = useLocaleStore();
  const openedWith = useRef(start.started.openedWith);
  useEffect(() => {
    const last = openedWith.current;
    const now = { language, country, priceBasis, alloys };
    if (OPENED_WITH.every((key) => last[key] === now[key])) return;
    openedWith.current = now;
    start.kernel
      .open({ ...now, priceBasis: priceBasis ?? null, sizeSystem: currentPreferences().sizeScale })
      .then((menu) => start.started.session.refresh(menu))
      .catch((error: unknown) => console.error('the menu could not be opened anew', error));
  }, [start, language, country, priceBasis, alloys]);
}
