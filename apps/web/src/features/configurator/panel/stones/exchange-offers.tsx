import { searchStones, STONE_CLARITIES, STONE_COLOURS, STONE_SHAPES, type Listing } from '@ringwerk/contract';
import type { ListedStone, StoneRow } from '@ringwerk/kernel';
import { useEffect, useState } from 'react';
import { useOperation } from '../../../../api/use-operation.ts';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import type { Change } from '../../../../kernel-worker/design-change.ts';
import { withListing } from '../../model/stone-groups.ts';
import { useAssessed, type Choice, type ChoiceList } from '../../model/use-choices.ts';
import { useConfigurator, useRingEdit } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import styles from './stones.module.css';

export interface ExchangeOffersProps {
  readonly row: StoneRow;
  readonly changes: (row: StoneRow) => readonly Change[];
}

/** Carats of a stone over width² · length in mm, near enough to ask for its like (a brilliant of 6.5 mm weighs 1 ct). */
const CARATS_PER_CUBE = 0.0037;
/** Stones from so much lighter to so much heavier are like the one in the ring. */
const LIKE = 0.35;
const OFFERS = 8;
/** Least colour and clarity of the trade's qualities, e.g. `tw-si`: Top Wesselton is up to G. */
const LEAST_COLOUR: Readonly<Record<string, Listing['colour']>> = { tw: 'G', w: 'H' };
const LEAST_CLARITY: Readonly<Record<string, Listing['clarity']>> = { if: 'IF', vs: 'VS2', si: 'SI2', p1: 'I1' };

/** Colours and clarities at least as good as the stone in the ring: nobody is shown a lesser one for its price. */
function asGood(quality: string): { readonly colour: string; readonly clarity: string } {
  const [colour = '', clarity = ''] = quality.split('-');
  const best = <T,>(scale: readonly T[], least: T): string => scale.slice(0, scale.indexOf(least) + 1).join(',');
  return {
    colour: best(STONE_COLOURS, LEAST_COLOUR[colour] ?? 'G'),
    clarity: best(STONE_CLARITIES, LEAST_CLARITY[clarity] ?? 'VS2'),
  };
}

/** Real stones of the exchange for this seat: each with the price that the ring would then have. */
export default function ExchangeOffers({ row, changes }: ExchangeOffersProps) {
  const t = useTexts('configurator');
  const carats = CARATS_PER_CUBE * row.diameter ** 2 * row.length;
  const shape = STONE_SHAPES.find((known) => known === row.cut) ?? 'round';
  const answer = useOperation(searchStones, {
    query: {
      shape,
      ...asGood(row.quality),
      caratMin: carats * (1 - LIKE),
      caratMax: carats * (1 + LIKE),
      sort: 'price',
      pageSize: OFFERS,
    },
  });
  const free = (answer.data?.stones ?? []).filter(({ hold }) => hold === null || hold.isMine);
  const known = useKnown(free);
  if (answer.data !== undefined && free.length === 0)
    return <p className={styles['listed']}>{t('stones.none-listed')}</p>;
  return known ? <OfferCards row={row} changes={changes} stones={free} /> : null;
}

/** Tells the kernel what the stones measure and cost, so that it can price rings with them. */
function useKnown(stones: readonly Listing[]): boolean {
  const { session } = useConfigurator();
  const [known, setKnown] = useState('');
  const key = stones.map(({ id }) => id).join();
  useEffect(() => {
    if (key === '') return;
    session.know(Object.fromEntries(stones.map((stone) => [stone.id, listedStone(stone)]))).then(
      () => setKnown(key),
      (error: unknown) => console.error('the stones could not be handed to the kernel', error),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- `key` names the stones
  }, [session, key]);
  return key !== '' && known === key;
}

/** As the server tells the kernel of the same stone: the shorter side is the width. */
const listedStone = (stone: Listing): ListedStone => {
  const [a, b, depth] = stone.measurements;
  return {
    id: stone.id,
    stockNumber: stone.stockNumber,
    cut: stone.shape,
    carats: stone.carat,
    colour: stone.colour,
    clarity: stone.clarity,
    report: `${stone.lab} ${stone.reportNumber}`.trim(),
    width: Math.min(a, b),
    length: Math.max(a, b),
    depth,
    dollars: stone.priceTotal,
  };
};

function OfferCards({ row, changes, stones }: ExchangeOffersProps & { readonly stones: readonly Listing[] }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { ring } = useRingEdit();
  const list: ChoiceList = {
    name: 'exchange',
    choices: stones.map((stone): Choice<string> => ({
      value: stone.id,
      label: `${format.carats(stone.carat)} · ${stone.colour} ${stone.clarity}`,
      note: [`${stone.lab} ${stone.reportNumber}`.trim(), stone.stockNumber].filter((part) => part !== '').join(' · '),
      changes: changes(withListing(row, listedStone(stone), ring)),
    })),
  };
  useAssessed([list]);
  return <ChoiceCards list={list} label={t('stones.listed')} isLabelHidden value={row.listing} look="rows" />;
}
