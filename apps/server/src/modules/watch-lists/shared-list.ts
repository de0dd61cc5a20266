import type { CoupleShare, SharedListRing, SharedListStone } from '@ringwerk/contract';
import type { Services } from '../../services.ts';
import { ringName } from '../catalogue/ring-name.ts';
import { coupleFigures } from '../designs/couple-figures.ts';
import { sharedStill } from '../shares/open-share.ts';
import { withoutPrice } from '../shares/share-answer.ts';
import type { FullShare } from '../shares/share-repository.ts';
import { looseStone } from '../stones/loose-stone.ts';
import { likedBy } from './hearts.ts';
import { stoneFigures } from './stone-figures.ts';
import { todaysFigures } from './todays-figures.ts';
import { findWatchList, isRing, isStone, listItems, type KeptRing, type KeptStone } from './watch-list-repository.ts';

interface Shown extends Pick<FullShare['share'], 'dealerId' | 'showsPrice'> {
  readonly token: string;
  /** Items that the couple has marked. */
  readonly liked: ReadonlySet<string>;
}

async function sharedRings(services: Services, rings: readonly KeptRing[], shown: Shown): Promise<SharedListRing[]> {
  const { models, stills } = services;
  const { dealerId, showsPrice, token, liked } = shown;
  const designs = rings.map(({ design }) => design);
  const figures = showsPrice ? await todaysFigures(services, dealerId, designs) : [];
  return Promise.all(
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
  );
}

async function sharedStones(
  services: Services,
  stones: readonly KeptStone[],
  shown: Shown,
): Promise<SharedListStone[]> {
  const figures = await stoneFigures(services, shown.dealerId, stones);
  return stones.map(({ item, stone }, index) => {
    const own = figures[index];
    return {
      id: item.id,
      stone: looseStone(stone),
      isAvailable: own?.gone === null,
      retail: shown.showsPrice && own?.priced === 'today' ? { ...own.retail } : null,
      isLiked: shown.liked.has(item.id),
    };
  });
}

/** The list of a link as its couple sees it: field by field, so that neither a trade figure nor the jeweller's notes come along. */
export async function sharedList(
  services: Services,
  { share }: Pick<FullShare, 'share'>,
  token: string,
): Promise<CoupleShare['list']> {
  const { orm } = services.database;
  const { dealerId, watchListId, showsPrice } = share;
  const list = watchListId === null ? null : await findWatchList(orm, dealerId, watchListId);
  if (list === null) return null;
  const kept = await listItems(orm, [list.id]);
  const shown = { dealerId, showsPrice, token, liked: await likedBy(orm, share.id) };
  return {
    name: list.name,
    rings: await sharedRings(services, kept.filter(isRing), shown),
    stones: await sharedStones(services, kept.filter(isStone), shown),
  };
}
