import { createFeedClient, listFeedClients } from '@ringwerk/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../../../test/draw.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { FeedPart } from './feed-part.tsx';

it('lets a program read, and shows its token once', async () => {
  const client = { id: 'a', name: 'ERP', createdAt: '2026-11-21T10:00:00.000Z', usedAt: null };
  const server = new ServerOfTests()
    .on(listFeedClients, () => ({ clients: [] }))
    .on(createFeedClient, () => ({ client, token: 'rw_feed_0123' }));
  const { user } = draw(<FeedPart />);
  await user.type(screen.getByRole('textbox'), 'ERP');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('rw_feed_0123')).toBeDefined();
  expect(server.bodies(createFeedClient)).toEqual([{ name: 'ERP' }]);
});
