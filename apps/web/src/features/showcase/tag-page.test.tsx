import { openShowcaseTag, type CoupleFile } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { coupleFile, session, showcaseRing } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { setSession } from '../../api/session-store.ts';
import { releaseCouple, takeCouple } from '../../domain/couples/couple-at-hand.ts';
import TagPage from './tag-page.tsx';

vi.mock('wouter', async (original) => ({ ...(await original<object>()), useParams: () => ({ code: 'ABCDEFG7' }) }));

let server: ServerOfTests;
beforeEach(() => {
  setSession(session('owner'));
  releaseCouple();
  server = new ServerOfTests();
});
afterEach(() => setSession(null));
const set = '/konfigurator/v2/kategorie/9/ringwerk/set/9014';
const { designCode } = showcaseRing();

it('opens the ring as it stands there while no couple is at hand', async () => {
  server.on(openShowcaseTag, () => ({ ring: showcaseRing(), coupleSizes: [null, null] }));
  const { address } = draw(<TagPage />);
  await vi.waitFor(() => expect(address()).toBe(`${set}?code=${designCode}`));
  expect(server.sent(openShowcaseTag)[0]?.url.search).toBe('');
});

it('opens it in the sizes of the couple at hand', async () => {
  const file: CoupleFile = coupleFile();
  takeCouple(file);
  server.on(openShowcaseTag, () => ({ ring: showcaseRing(), coupleSizes: [51.88, null] }));
  const { address } = draw(<TagPage />);
  await vi.waitFor(() => expect(address()).toBe(`${set}?code=${designCode}&sizes=51.88,`));
  expect(server.sent(openShowcaseTag)[0]?.url.searchParams.get('coupleId')).toBe(file.id);
});

it('says first that a ring was sold, and opens it all the same when asked', async () => {
  const gone = { as: 'sold', on: '2026-05-04' } as const;
  server.on(openShowcaseTag, () => ({ ring: showcaseRing({ gone }), coupleSizes: [null, null] }));
  const { user, address } = draw(<TagPage />);
  expect(await screen.findByText(/This sample was sold on/)).toBeDefined();
  expect(address()).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Open the ring all the same' }));
  await vi.waitFor(() => expect(address()).toBe(`${set}?code=${designCode}`));
});

it('says that a tag is unknown', async () => {
  server.on(openShowcaseTag, () => refuse('showcase.unknown'));
  draw(<TagPage />);
  expect(await screen.findByRole('heading', { name: 'This tag is unknown.' })).toBeDefined();
});
