import { PRICE_LIST } from '@ringwerk/catalogue';
import { NOBODY, type Model } from '@ringwerk/contract';
import { expect, it } from 'vitest';
import { purposeOf, resumeQuery } from '../src/design-store/purpose.ts';
import { releaseCouple, takeCouple } from '../src/domain/couples/couple-at-hand.ts';
import { partnerAddress, partneredRingOf } from '../src/domain/partner/partner-address.ts';
import { setSession } from '../src/api/session-store.ts';
import { madeFor, type MadeFor } from '../src/features/configurator/ordering/made-for.ts';
import { changedOrderOf } from '../src/features/configurator/session/changed-order.ts';
import { setPersons } from '../src/features/configurator/session/persons-store.ts';
import { startSession, type StartedSession } from '../src/features/configurator/session/start-session.ts';
import { findLastDraft } from '../src/features/home/last-draft.ts';
import { openKernelInProcess } from '../src/kernel-worker/open-kernel-in-process.ts';
import { coupleFile, design, order, RETAIL_RULE } from './fixtures.ts';
import { jeweller } from './sessions.ts';

const SET = '/konfigurator/v2/kategorie/9/ringwerk/set/9014';
const form = { still: null, design, grams: 1, retail: order().retail, cost: 1, stoneCount: 0 };
const model: Model = {
  articleNumber: 'RW-09-014',
  setId: 9014,
  kind: 'pair',
  categories: [9],
  name: 'Donau',
  traits: [],
  colours: [],
  widths: [],
  with: form,
  without: null,
  isOnWatchList: false,
};

/** Opens the set under an address, as its page does. */
async function open(address: URLSearchParams): Promise<StartedSession> {
  const started = await startSession({
    kernel: openKernelInProcess(),
    model,
    priceBasis: { priceList: PRICE_LIST, retailRule: RETAIL_RULE },
    alloys: [],
    language: 'en',
    country: 'DE',
    user: jeweller().customerNumber,
    isWithoutStones: false,
    isResumed: address.has('resume'),
    purpose: purposeOf(address),
    link: null,
    saved: null,
  });
  if (started === null) throw new Error('the set was not opened');
  return started;
}

/** What quote and order send beside the design, and the position that it would take the place of. */
function sent({ session }: StartedSession, address: URLSearchParams) {
  const ring = partneredRingOf(address);
  const { withStones: _, ...relation } = ring ?? {
    kind: 'partner',
    orderId: '',
    position: 1,
    ring: 0,
    withStones: false,
  };
  const partner = ring === null ? null : { relation, order: order(), beside: null };
  return { ...madeFor(session.design, partner), changed: changedOrderOf(`?${address.toString()}`) };
}

/** Another tab of the same browser, which knows what lies on the device. */
function inNewTab(): void {
  setPersons(NOBODY);
  releaseCouple();
  sessionStorage.clear();
}

const ORDER = order().id;
const RING = { kind: 'partner', orderId: ORDER, position: 1, ring: 0 } as const;
const persons = { first: 'Anna', second: 'Maria' };
const whole: Required<MadeFor> = { coupleId: coupleFile().id, persons, relation: RING };

it.each([
  ['a partner ring', partnerAddress(SET, { ...RING, withStones: true }, 51.88), { ...whole, changed: null }],
  [
    'a change of an order',
    `${SET}?code=ABCDEFG7&order=${ORDER}&position=2`,
    { coupleId: whole.coupleId, persons, changed: { orderId: ORDER, position: 2 } },
  ],
])('%s resumed from home is quoted and ordered as it would have been before', async (_, href, expected) => {
  setSession(jeweller());
  takeCouple(coupleFile());
  setPersons(persons);
  const address = new URL(href, 'https://portal.example').searchParams;
  const begun = await open(address);
  await begun.session.proposeEdit([{ path: '/rings/0/width', value: 5 }]);
  expect(sent(begun, address)).toEqual(expected);
  // The page is left: what waits to be kept is kept.
  begun.session.dispose();
  inNewTab();

  const draft = findLastDraft(localStorage, jeweller().customerNumber);
  const again = new URLSearchParams(resumeQuery(draft?.purpose ?? '', draft?.isWithoutStones ?? false));
  const resumed = await open(again);
  expect(resumed.session.design.rings[0]?.width).toBe(5);
  expect(sent(resumed, again)).toEqual(expected);
  resumed.session.dispose();
});
