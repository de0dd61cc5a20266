import {
  getAlloys,
  getPriceBasis,
  getSession,
  getWatchLists,
  mayCall,
  searchModels,
  type Model,
} from '@ringwerk/contract';
import { call, onAnswer } from '../../api/call.ts';
import {
  catalogueKeptAt,
  claimDevice,
  keepAnswer,
  keepCatalogue,
  pricesKeptAt,
} from '../../api/offline/kept-answers.ts';
import { forgetCouple } from '../../api/offline/kept-for-couple.ts';
import { markOffline, markPrices, useOfflineStore } from '../../api/offline/offline-store.ts';
import { sendWaiting, showOutbox } from '../../api/offline/outbox.ts';
import { primeCustomerView } from '../../api/offline/prime-customer-view.ts';
import { canKeep, emptyVault, isLocked } from '../../api/offline/vault.ts';
import { confirmCustomerView } from '../../api/customer-view.ts';
import { currentSession, useSessionStore, visitorOf } from '../../api/session-store.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { OfflineState } from './offline-state.tsx';
import { setOfflineView } from './offline-slot.ts';
import { reportOutcome } from './report-outcome.ts';

/** What waits is tried again this often, whatever the browser says about its network. */
const RETRY_MILLISECONDS = 20_000;
/** The catalogue is fetched whole once in a working day. */
const CATALOGUE_MILLISECONDS = 8 * 3_600_000;
const PAGE_SIZE = 96;

const log = (error: unknown): void => console.error('offline:', error);

/** From now on answers are kept, what waits is sent, and the state is shown. Once per page load. */
export function startOffline(): void {
  setOfflineView(<OfflineState />);
  if (!canKeep()) return;
  onAnswer((operationId, input, answer) => {
    markOffline(false);
    keepAnswer(operationId, input, answer).catch(log);
  });
  addEventListener('offline', () => markOffline());
  addEventListener('online', () => void reconnect().catch(log));
  document.addEventListener('visibilitychange', () => !document.hidden && void reconnect().catch(log));
  setInterval(() => void reconnect().catch(log), RETRY_MILLISECONDS);
  if (!navigator.onLine) markOffline();
  let before = '';
  const follow = (): void => {
    const session = currentSession();
    // Also when the couple has left: what the customer view took away comes back.
    const now = session === null ? '' : `${session.customerNumber} ${session.isCustomerView}`;
    if (now === before) return;
    before = now;
    void primeOrForget(session?.customerNumber).catch(log);
  };
  useSessionStore.subscribe(follow);
  follow();
  void registerWorker().catch(log);
}

/** Somebody is logged in: the device is theirs, and what they left waiting goes out. */
async function primeOrForget(user: string | undefined): Promise<void> {
  if (user !== undefined) {
    await claimDevice(user);
    // The password brought the trade side back, not the PIN: what was locked away is fetched anew.
    const isCouple = currentSession()?.isCustomerView === true;
    if (!isCouple && (await isLocked(user))) await emptyVault(user);
    await (isCouple ? primeCustomerView() : forgetCouple(user));
  }
  markPrices(user === undefined ? null : await pricesKeptAt(user));
  await showOutbox();
  await sendWaiting(reportOutcome);
  await stockUp();
}

/** Asks whether the server is there again; then the customer view is as it is here, and what waits is sent. */
async function reconnect(): Promise<void> {
  const { isOffline, entries } = useOfflineStore.getState();
  const session = currentSession();
  if (session === null || (!isOffline && !entries.some(({ refusal }) => refusal === null))) return;
  if (isOffline) {
    const answer = await fetch('/api/health').catch(() => null);
    if (answer?.ok !== true) return;
    markOffline(false);
    if (session.isCustomerView) await confirmCustomerView();
  }
  await sendWaiting(reportOutcome);
}

/** Brings what a day at a fair needs, one thing after the other. Nothing of it is asked for while a couple looks on. */
async function stockUp(): Promise<void> {
  const session = currentSession();
  if (session === null || session.isCustomerView || !navigator.onLine || isSaving()) return;
  const { language } = useLocaleStore.getState();
  await call(getSession, {});
  await call(getAlloys, {});
  const visitor = visitorOf(session);
  if (mayCall(getPriceBasis, visitor)) await call(getPriceBasis, {});
  if (mayCall(getWatchLists, visitor)) await call(getWatchLists, {});
  if (!mayCall(searchModels, visitor)) return;
  const last = await catalogueKeptAt(session.customerNumber, language);
  if (last !== null && Date.now() - Date.parse(last) < CATALOGUE_MILLISECONDS) return;
  const models: Model[] = [];
  for (let page = 1, total = 1; models.length < total; page += 1) {
    const answer = await call(searchModels, { query: { page, pageSize: PAGE_SIZE, lang: language } });
    total = answer.models.length === 0 ? 0 : answer.total;
    models.push(...answer.models);
  }
  await keepCatalogue(language, models);
}

/** The user asks the browser to be sparing; TypeScript's library does not know the connection yet. */
function isSaving(): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}

/** The service worker keeps the page itself; its files come when it is in charge. */
async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // A service worker's postMessage has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (!isSaving()) active?.postMessage('fill');
}
