import { keepHandPicture, listHandPictures, listShares, type Share } from '@ringwerk/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { share } from '../../../../test/fixtures.ts';
import { openConfigurator } from '../../../../test/open-configurator.tsx';
import { ServerOfTests } from '../../../../test/server.ts';
import { DealerKeeper } from './dealer-keeper.tsx';

const picture = (): Promise<Blob> => Promise.resolve(new Blob(['AAA'], { type: 'image/jpeg' }));
const OTHER = 'a2f0c5a6-0000-4000-8000-0000000000e2';

function serverWith(shares: readonly Share[]): ServerOfTests {
  return new ServerOfTests()
    .on(listShares, () => ({ page: 1, pageSize: 50, total: shares.length, unread: 0, shares: [...shares] }))
    .on(listHandPictures, () => ({ pictures: [] }))
    .on(keepHandPicture, () => ({ pictures: [] }));
}

it('keeps the picture with the open link that is chosen among those to the article', async () => {
  const server = serverWith([
    share(),
    share({ id: OTHER, couple: 'Mia and Noah' }),
    share({ id: 'a2f0c5a6-0000-4000-8000-0000000000e3', couple: 'Ended', status: 'expired' }),
  ]);
  const { user } = await openConfigurator(<DealerKeeper picture={picture} isReady />);
  const link = await screen.findByRole('combobox', { name: 'Link' });
  expect(link.querySelectorAll('option')).toHaveLength(2);
  await user.selectOptions(link, OTHER);
  await user.type(screen.getByRole('textbox', { name: 'Name of the person who consents' }), 'Mia');
  await user.click(screen.getByRole('checkbox', { name: /I consent/u }));
  await user.click(screen.getByRole('button', { name: 'Keep the picture' }));
  await waitFor(() => expect(server.sent(keepHandPicture)).toHaveLength(1));
  expect(server.sent(keepHandPicture)).toMatchObject([
    { url: { pathname: `/api/shares/${OTHER}/hand-pictures` }, body: { consentedBy: 'Mia' } },
  ]);
});

it('says that a link is needed first', async () => {
  serverWith([share({ status: 'revoked' })]);
  await openConfigurator(<DealerKeeper picture={picture} isReady />);
  expect(await screen.findByText(/^No link to this ring/u)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
