import { getDesign, getModel, getPriceBasis } from '@ringwerk/contract';
import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useSession } from '../../api/session-store.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useLanguage, useLocaleStore } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { BRAND } from '../../paths.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ConfiguratorView } from './configurator-view.tsx';
import { OpeningScreen } from './opening-screen.tsx';
import { priceBasisOf, type StartedSession } from './session/start-session.ts';
import { useAddress } from './session/use-address.ts';
import { ConfiguratorContext, type OpenConfigurator } from './session/use-configurator.ts';
import { useStartedSession, type SessionStart } from './session/use-started-session.ts';
import { setTradeView } from './session/use-trade-view.ts';
import { UnknownSet } from './unknown-set.tsx';

/** `/konfigurator/v2/{art}/{id}/{brand}/set/{setId}`: one set, open for design. */
export default function ConfiguratorPage() {
  const { art = '', id = '', brand = '', setId = '' } = useParams({ strict: false });
  const isKnown = brand === BRAND && /^[1-9]\d{0,8}$/u.test(setId);
  const way = { art, id };
  return isKnown ? <OpenSet key={setId} setId={Number(setId)} way={way} /> : <UnknownSet way={way} />;
}

interface OpenSetProps {
  readonly setId: number;
  readonly way: { readonly art: string; readonly id: string };
}

/** The design kept under a code: undefined without one, null on its way, an empty record (unreadable) where it is unknown. */
function useKeptDesign(code: string | null): unknown {
  const kept = useOperation(
    getDesign,
    { params: { code: code ?? '' } },
    { enabled: code !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  if (code === null) return undefined;
  return kept.data?.design ?? (kept.isError ? {} : null);
}

function OpenSet({ setId, way }: OpenSetProps) {
  const language = useLanguage();
  const user = useSession()?.customerNumber;
  const [address] = useState(() => new URLSearchParams(window.location.search));
  // Name and traits follow the language; the design does not, so the answer before stays on screen.
  const model = useOperation(getModel, { params: { setId }, query: { lang: language } }, { keepPrevious: true });
  const basis = useOperation(getPriceBasis, {}, { staleTime: 0 });
  const priceBasis = useMemo(() => (basis.data === undefined ? undefined : priceBasisOf(basis.data)), [basis.data]);
  const kept = useKeptDesign(address.get('code'));
  const start = useStartedSession({
    model: model.data,
    // Without prices the ring can still be designed; the figures say that they are missing.
    priceBasis: basis.isError ? null : priceBasis,
    user,
    isWithoutStones: address.get('stones') === 'without',
    link: address.get('d'),
    saved: kept,
  });
  useDocumentTitle(model.data?.name ?? '');
  useEffect(() => () => setTradeView(false), []);
  if (isApiError(model.error, 'model.unknown') || isApiError(model.error, 'not-found')) return <UnknownSet way={way} />;
  if (model.error && model.data === undefined)
    return <ErrorState error={model.error} onRetry={() => void model.refetch()} />;
  if (start.status === 'failed') return <ErrorState error={start.error} onRetry={() => window.location.reload()} />;
  if (start.status === 'unreadable') return <UnknownSet way={way} />;
  if (start.status === 'starting' || model.data === undefined) return <OpeningScreen model={model.data} />;
  return (
    <StartedSet
      open={{ session: start.started.session, model: model.data, base: start.started.base }}
      start={start}
      priceBasis={priceBasis}
    />
  );
}

interface StartedSetProps {
  readonly open: OpenConfigurator;
  readonly start: Extract<SessionStart, { status: 'started' }>;
  readonly priceBasis: ReturnType<typeof priceBasisOf> | undefined;
}

function StartedSet({ open, start, priceBasis }: StartedSetProps) {
  const { session, base } = open;
  useAddress(session, base);
  useOpeningNotice(start.started);
  useRetelling(start, priceBasis);
  return (
    <ConfiguratorContext value={open}>
      <ConfiguratorView />
    </ConfiguratorContext>
  );
}

/** Says once where the ring came from, when it is not simply the set's own. */
function useOpeningNotice({ session, base, opening }: StartedSession): void {
  const t = useTexts('configurator');
  useEffect(() => {
    if (opening.kind === 'link-broken') showToast(t('opening.link-broken'), { tone: 'bad', life: 12_000 });
    if (opening.kind !== 'draft') return;
    const back = (): void =>
      session.propose(base.rings.map((ring, index) => ({ path: `/rings/${index}`, value: ring })));
    showToast(t('opening.draft'), { life: 10_000, action: { label: t('opening.original'), onAction: back } });
    // oxlint-disable-next-line react/exhaustive-deps -- once per opened set, in the language of that moment
  }, [session]);
}

/** Another language, country or price list while the ring is open: the same design, told anew. */
function useRetelling(
  start: Extract<SessionStart, { status: 'started' }>,
  priceBasis: StartedSetProps['priceBasis'],
): void {
  const { language, country } = useLocaleStore();
  const [told] = useState({ language, country, priceBasis });
  useEffect(() => {
    if (told.language === language && told.country === country && told.priceBasis === priceBasis) return;
    told.language = language;
    told.country = country;
    told.priceBasis = priceBasis;
    start.kernel
      .open({ language, country, priceBasis: priceBasis ?? null })
      .then((menu) => start.started.session.refresh(menu))
      .catch((error: unknown) => console.error('the menu could not be told anew', error));
  }, [start, told, language, country, priceBasis]);
}
