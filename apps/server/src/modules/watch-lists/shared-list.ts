import type { CoupleShare } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { coupleFigures } from '../designs/couple-figures.ts';
import { sharedStill } from '../shares/open-share.ts';
import { withoutPrice } from '../shares/share-answer.ts';
import type { FullShare } from '../shares/share-repository.ts';
import { likedBy } from './hearts.ts';
import { todaysFigures } from './todays-figures.ts';
import { findWatchList, listRings } from './watch-list-repository.ts';

/** The list of a link as its couple sees it: field by field, so that neither a trade figure nor the jeweller's notes come along. */
export async function sharedList(
  services: Services,
  { share }: Pick<FullShare, 'share'>,
  token: string,
): Promise<CoupleShare['list']> {
  const { database, models, stills } = services;
  const { dealerId, watchListId, showsPrice } = share;
  const list = watchListId === null ? null : await findWatchList(database.orm, dealerId, watchListId);
  if (list === null) return null;
  const rings = await listRings(database.orm, [list.id]);
  const designs = rings.map(({ design }) => design);
  const figures = showsPrice ? await todaysFigures(services, dealerId, designs) : [];
  const liked = await likedBy(database.orm, share.id);
  return {
    name: list.name,
    rings: await Promise.all(
      rings.map(async ({ item, design }, index) => {
        const own = figures[index];
        const weights = coupleFigures(design.evaluation);
        return {
          id: item.id,
          code: design.code,
          ...ringName(models, item.name, item.setId),
          articleNumber: item.articleNumber,
          still: await sharedStill({ stills }, design.design, token, design.code),
          design: design.design,
          figures: weights === null ? null : withoutPrice(weights),
          retail: own?.priced === 'today' ? { ...own.retail } : null,
          isLiked: liked.has(item.id),
        };
      }),
    ),
  };
}
