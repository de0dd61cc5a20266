import { deleteHandPicture, listHandPictures, listShares } from '@ringwerk/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { share } from '../../../test/fixtures.ts';
import { ServerOfTests } from '../../../test/server.ts';
import { ShareHands } from './share-hands.tsx';

const PICTURE = {
  id: 'a2f0c5a6-0000-4000-8000-0000000000f1',
  width: 1_600,
  height: 1_200,
  consentedBy: 'Anna',
  consentedAt: '2026-11-20T10:00:00.000Z',
  from: 'couple',
} as const;
let server: ServerOfTests;
beforeEach(() => {
  server = new ServerOfTests()
    .on(listHandPictures, () => ({ pictures: [PICTURE] }))
    .on(deleteHandPicture, () => undefined)
    .on(listShares, () => ({ page: 1, pageSize: 20, total: 0, unread: 0, shares: [] }));
});

it('shows nothing where nothing is kept', () => {
  draw(<ShareHands share={share()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('fetches what is kept when it is asked for, shows it large, and deletes it once that is confirmed', async () => {
  const { user } = draw(<ShareHands share={share({ handPictures: 1 })} />);
  expect(server.sent(listHandPictures)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '1 picture on the hand' }));
  const small = await screen.findByRole('img', { name: /Picture on the hand/u });
  expect(small.getAttribute('src')).toContain(`/api/shares/${share().id}/hand-pictures/${PICTURE.id}`);
  await user.click(small);
  expect(await screen.findByText(/consent of Anna/u)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete the picture' }));
  expect(server.sent(deleteHandPicture)).toEqual([]);
  server.on(listHandPictures, () => ({ pictures: [] }));
  await user.click(screen.getByRole('button', { name: 'Delete the picture' }));
  await waitFor(() => expect(server.sent(deleteHandPicture)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});
