import { amountOf, type FeedShop } from './feed-columns.ts';
import type { FeedEntry } from './feed-entries.ts';

/** Codes of UN/ECE Recommendation 20, by which both vocabularies name units. */
const UNITS = { millimetre: 'MMT', gram: 'GRM', carat: 'CTM' } as const;

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
const property = (name: string, value: number, unitCode?: string) => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...(unitCode === undefined ? {} : { unitCode }),
});
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Terms of schema.org without a prefix, of the GS1 Web Vocabulary with its own. */
const CONTEXT = { '@vocab': 'https://schema.org/', gs1: 'https://ref.gs1.org/voc/' };

/** What comes before the first product and after the last one. */
export const feedStart = (language: string): string =>
  `{"@context":${JSON.stringify({ ...CONTEXT, '@language': language })},"@graph":[`;
export const FEED_END = '\n]}\n';

/** Measures of each ring, by its place in the set. */
const measures = (entry: FeedEntry) =>
  entry.rings.flatMap(({ width, height, size }, index) => [
    property(`width-${index + 1}`, rounded(width, 2), UNITS.millimetre),
    property(`height-${index + 1}`, rounded(height, 2), UNITS.millimetre),
    property(`inner-circumference-${index + 1}`, rounded(size, 2), UNITS.millimetre),
  ]);

/** A product with what both vocabularies call it. */
export function feedNode(entry: FeedEntry, { brand, seller, linkOf }: FeedShop) {
  const { id, article, title, description, image, kind, retail, alloys, colours, grams, stoneCount, carats } = entry;
  const url = linkOf(id);
  const link = url === null ? {} : { url };
  const weight = rounded(grams, 2);
  return {
    '@type': ['Product', 'gs1:Product'],
    sku: id,
    mpn: article,
    inProductGroupWithID: article,
    name: title,
    description,
    category: kind,
    ...(brand === '' ? {} : { brand: { '@type': 'Brand', name: brand } }),
    ...(image === null ? {} : { image }),
    ...link,
    material: alloys,
    color: colours,
    weight: quantity(weight, UNITS.gram),
    additionalProperty: [
      ...measures(entry),
      property('stone-count', stoneCount),
      ...(stoneCount === 0 ? [] : [property('stone-carats', rounded(carats, 3), UNITS.carat)]),
    ],
    offers: {
      '@type': 'Offer',
      price: amountOf(entry),
      priceCurrency: retail.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amountOf(entry),
        priceCurrency: retail.currency,
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/MadeToOrder',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
      ...link,
    },
    'gs1:productID': article,
    'gs1:productName': title,
    'gs1:productDescription': description,
    'gs1:netWeight': { '@type': 'gs1:QuantitativeValue', 'gs1:value': weight, 'gs1:unitCode': UNITS.gram },
    'gs1:colourDescription': colours.join(' / '),
  };
}
