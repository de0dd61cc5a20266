import { priceFigures } from '@ringwerk/contract';
import { placeLabel, placesOf } from './price-places.ts';
import type { SectionMeans } from './price-sections.ts';

const VAT = /^countries\/([A-Z]{2})\/vat\/(.+)$/u;

/** The words of a figure by the key that files name it by; a key that names none stands for itself. */
export function figureLabels(means: SectionMeans): (key: string) => string {
  const places = placesOf(means);
  const labels = new Map(
    priceFigures(means.list).flatMap(({ key, path }) => {
      const place = places.get(path);
      return place === undefined ? [] : [[key, placeLabel(place)] as const];
    }),
  );
  return (key) => {
    // A rate of a new day has no place in the list yet.
    const [, country, day] = VAT.exec(key) ?? [];
    if (country !== undefined) return `${means.t('table.vat')} · ${means.country(country)} · ${day}`;
    return labels.get(key) ?? key;
  };
}
