import type { FoundRecords, Language } from '@ringwerk/contract';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/use-texts.ts';
import { couplePath, orderPath, PATHS, quotePath, stonePath, type PortalPath } from '../../paths.ts';
import { setAddress } from '../rings/set-address.ts';
import type { FoundGroup, FoundOption } from './found-option.ts';

interface Reader {
  readonly lang: Language;
  readonly format: Pick<Format, 'date' | 'carats'>;
  readonly t: Translate<'search'>;
}

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

/** The configurator with this version; the room of all designs for one that began with no article. */
function designPath(code: string, setId: number | null): PortalPath {
  const address = setId === null ? null : setAddress(setId);
  return address === null ? `${PATHS.savedDesigns}?q=${code}` : `${address}?code=${code}`;
}

/** What the server has found, in the reader's words. The record that was named in full stands in a group of its own. */
export function recordOptions(found: FoundRecords, { lang, format, t }: Reader): readonly FoundOption[] {
  const option = (
    group: FoundGroup,
    id: string,
    rest: Pick<FoundOption, 'label' | 'detail' | 'target'>,
  ): FoundOption => ({
    ...rest,
    key: `${group}-${id}`,
    group: found.exact?.id === id ? 'exact' : group,
  });
  return [
    ...found.couples.map(({ id, title, city, weddingDate }) => {
      const detail = joined([city, weddingDate === null ? null : format.date(weddingDate)]);
      return option('couples', id, { label: title, detail, target: couplePath(id) });
    }),
    ...found.designs.map(({ code, name, names, articleNumber, setId, createdAt }) =>
      option('designs', code, {
        label: names?.[lang] ?? (name === '' ? code : name),
        detail: joined([code, articleNumber, format.date(createdAt)]),
        target: designPath(code, setId),
      }),
    ),
    ...found.quotes.map(({ id, number, title, createdAt }) =>
      option('quotes', id, {
        label: number,
        detail: joined([title, format.date(createdAt)]),
        target: quotePath(id),
      }),
    ),
    ...found.orders.map(({ id, number, commission, createdAt }) =>
      option('orders', id, {
        label: number,
        detail: joined([commission, format.date(createdAt)]),
        target: orderPath(id),
      }),
    ),
    ...found.watchLists.map(({ id, name, items }) =>
      option('watchLists', id, {
        label: name,
        detail: t('listItems', { count: items }),
        target: `${PATHS.watchLists}?list=${id}`,
      }),
    ),
    ...found.stones.map(({ id, carat, colour, clarity, lab, reportNumber }) =>
      option('stones', id, {
        label: `${format.carats(carat)} ${colour} ${clarity}`,
        detail: `${lab} ${reportNumber}`.trim(),
        target: stonePath(reportNumber),
      }),
    ),
  ];
}
