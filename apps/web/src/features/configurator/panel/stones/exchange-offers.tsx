import { withListing, type Change } from '@ringwerk/advice';
import type { Listing } from '@ringwerk/contract';
import type { StoneRow } from '@ringwerk/kernel';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { useStoneWords } from '../../../../domain/rings/stone-words.ts';
import { useAssessed, type Choice, type ChoiceList } from '../../session/use-choices.ts';
import { useConfigurator, useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { listedStone, useSeatOffers } from './seat-offers.ts';
import styles from './stones.module.css';

export interface ExchangeOffersProps {
  readonly row: StoneRow;
  readonly changes: (row: StoneRow) => readonly Change[];
}

/** Real stones of the exchange for this seat: each with the price that the ring would then have. */
export default function ExchangeOffers({ row, changes }: ExchangeOffersProps) {
  const t = useTexts('configurator');
  const format = useFormat();
  const { carats, filter, setFilter, stones, isTakenGone, showMore } = useSeatOffers(row);
  const areKnown = useKnown(stones ?? []);
  return (
    <>
      <p className={styles['hint']}>{t('stones.offer-carats', { carats: format.carats(carats) })}</p>
      <OfferFilters filter={filter} change={setFilter} />
      {isTakenGone && <p className={styles['listed']}>{t('stones.offer-gone')}</p>}
      {stones?.length === 0 && <p className={styles['listed']}>{t('stones.none-listed')}</p>}
      {areKnown && <OfferCards row={row} changes={changes} stones={stones ?? []} />}
      {showMore && (
        <Button look="quiet" onClick={showMore}>
          {t('stones.offer-more')}
        </Button>
      )}
    </>
  );
}

/** Sends the stones' measures and prices to the kernel, so that it can price rings with them. Stones once known stay so. */
function useKnown(stones: readonly Listing[]): boolean {
  const { session } = useConfigurator();
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const key = stones.map(({ id }) => id).join();
  useEffect(() => {
    if (key === '') return;
    session.setListedStones(Object.fromEntries(stones.map((stone) => [stone.id, listedStone(stone)]))).then(
      () => setKnown((before) => new Set([...before, ...key.split(',')])),
      (error: unknown) => console.error('the stones could not be handed to the kernel', error),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- `key` names the stones
  }, [session, key]);
  return stones.length > 0 && stones.every(({ id }) => known.has(id));
}

function OfferCards({ row, changes, stones }: ExchangeOffersProps & { readonly stones: readonly Listing[] }) {
  const t = useTexts('configurator');
  const format = useFormat();
  const words = useStoneWords();
  const { ring } = useRingEdit();
  const materials = useSessionState((state) => state.menu.materials);
  const list: ChoiceList = {
    name: 'exchange',
    choices: stones.map((stone): Choice<string> => ({
      value: stone.id,
      label: `${format.carats(stone.carat)} · ${stone.colour} ${stone.clarity}`,
      note: [words.provenance(stone), `${stone.lab} ${stone.reportNumber}`.trim(), stone.stockNumber]
        .filter((part) => part !== '')
        .join(' · '),
      changes: changes(withListing(row, listedStone(stone), ring, materials)),
    })),
  };
  useAssessed([list]);
  return <ChoiceCards list={list} label={t('stones.listed')} isLabelHidden value={row.listing} look="rows" />;
}
