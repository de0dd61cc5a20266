import { likeSharedRing, type SharedListRing, type SharedListStone } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw, type Drawn } from '../../../test/draw.tsx';
import { design } from '../../../test/fixtures.ts';
import { refuse, ServerOfTests } from '../../../test/server.ts';
import { watchedStone, watchItem } from '../../../test/watch-fixtures.ts';
import CoupleList from './couple-list.tsx';

const ring = (changes: Partial<SharedListRing>): SharedListRing => ({
  id: 'a2f0c5a6-0000-4000-8000-0000000000f3',
  code: 'ABCDEFG7',
  name: 'Donau',
  names: null,
  articleNumber: 'RW-09-014',
  still: null,
  design,
  figures: null,
  retail: watchItem().retail,
  isLiked: false,
  ...changes,
});
const OTHER = 'a2f0c5a6-0000-4000-8000-0000000000f4';
const RINGS = [ring({}), ring({ id: OTHER, name: 'Isar', retail: null, isLiked: true })];
const STONE = watchedStone();
const STONES: SharedListStone[] = [
  { id: STONE.id, stone: STONE.stone, isAvailable: true, retail: STONE.retail, isLiked: false },
  {
    id: `${STONE.id.slice(0, -1)}6`,
    stone: { ...STONE.stone, shape: 'oval' },
    isAvailable: false,
    retail: null,
    isLiked: false,
  },
];
const onShow = vi.fn<(id: string) => void>();
let server: ServerOfTests;
beforeEach(() => {
  vi.resetAllMocks();
  server = new ServerOfTests().on(likeSharedRing, () => undefined);
});
const open = (): Drawn =>
  draw(
    <CoupleList
      token="token-of-the-link"
      list={{ name: 'The Brandts', rings: RINGS, stones: STONES }}
      shown={null}
      onShow={onShow}
    />,
  );
const heart = (name: string): HTMLElement => screen.getByRole('button', { name: `We like ${name}` });

it('shows a ring on the stage by one touch; the first stands there until then', async () => {
  const { user } = open();
  const [first, second] = [
    screen.getByRole('button', { name: /^Donau/ }),
    screen.getByRole('button', { name: /^Isar/ }),
  ];
  expect([first.ariaPressed, second.ariaPressed]).toEqual(['true', 'false']);
  expect(second.textContent).toBe('Isar');
  await user.click(second);
  expect(onShow.mock.calls).toEqual([[OTHER]]);
});

it('marks a ring, and takes a mark back', async () => {
  const { user } = open();
  expect([heart('Donau').ariaPressed, heart('Isar').ariaPressed]).toEqual(['false', 'true']);
  await user.click(heart('Donau'));
  await user.click(heart('Isar'));
  await vi.waitFor(() => expect(server.bodies(likeSharedRing)).toEqual([{ isLiked: true }, { isLiked: false }]));
});

it('says why a mark could not be set, and does not show it as set', async () => {
  server.on(likeSharedRing, () => refuse('share.ended'));
  const { user } = open();
  await user.click(heart('Donau'));
  await vi.waitFor(() => expect(heart('Donau')).toHaveProperty('disabled', false));
  expect(heart('Donau').ariaPressed).toBe('false');
});

it('says what a loose stone is and that one is gone, and marks it', async () => {
  const { user } = open();
  expect(await screen.findAllByText('natural · untreated')).toHaveLength(2);
  expect(screen.getAllByText('Not available')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: /^We like Round 0\.52/u }));
  await vi.waitFor(() =>
    expect(server.sent(likeSharedRing).map(({ url }) => url.pathname.split('/').at(-1))).toEqual([STONE.id]),
  );
});
