import type { RateSubject } from '@ringwerk/contract';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { excerpt, FeedRefusal } from './feed-error.ts';

/** A document that declares something of its own: entities that could grow, or files to be read. */
const DECLARES = /<!\s*(?:doctype|entity)/iu;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export interface ReferenceRates {
  readonly day: string;
  /** What one euro buys of a currency, as the file writes it; one of itself, which has no row. */
  readonly perEuro: (subject: RateSubject) => string;
}

/**
 * The newest day of a file in the form of the ECB's `eurofxref-daily.xml`: an element with `time` around elements with
 * `currency` and `rate`. @throws FeedRefusal
 */
export function readReferenceRates(text: string): ReferenceRates {
  if (DECLARES.test(text)) throw new FeedRefusal('entities');
  const days = elementsOf(parse(text)).filter(({ attributes }) => DAY.test(attributes['time'] ?? ''));
  const newest = days.toSorted((left, right) => (timeOf(left) < timeOf(right) ? 1 : -1))[0];
  if (newest === undefined) throw new FeedRefusal('unreadable', excerpt(text));
  return {
    day: timeOf(newest),
    perEuro: (subject) => {
      if (subject === 'EUR') return '1';
      const rates = elementsOf(newest).filter(({ attributes }) => attributes['currency'] === subject);
      const rate = rates[0]?.attributes['rate'];
      if (rate === undefined || rates.length > 1)
        throw new FeedRefusal('missing', `${subject} × ${rates.length}`, subject);
      return rate;
    },
  };
}

const timeOf = ({ attributes }: XmlElement): string => attributes['time'] ?? '';

function parse(text: string): XmlElement {
  try {
    const { root } = parseXml(text);
    if (root !== null) return root;
  } catch {
    // Not well formed; its beginning says more than a line number.
  }
  throw new FeedRefusal('unreadable', excerpt(text));
}

/** An element and all below it. */
function elementsOf(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const open = [root];
  for (let element = open.pop(); element !== undefined; element = open.pop()) {
    found.push(element);
    for (const child of element.children) if (child instanceof XmlElement) open.push(child);
  }
  return found;
}
